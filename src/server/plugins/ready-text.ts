/**
 * A whole answer, envelope included, that a service has made as text and compressed itself, because it is too large to
 * be checked and serialised in one go. Make it with {@link envelopeText}.
 */
export class ReadyText {
  readonly body: Buffer;
  readonly brotli: Buffer;

  constructor(body: Buffer, brotli: Buffer) {
    this.body = body;
    this.brotli = brotli;
  }
}

/** The envelope of success around a message that is JSON already. */
export function envelopeText(message: string): string {
  return `{"status":200,"message":${message}}`;
}
