import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from './listen.ts';

/** So much of the markup arrives at a time, in bytes: a few elements. */
const BIT_BYTES = 240;
/** So much of it arrives in bits, which is a first screen with the drawings before it; the rest then comes at once. */
const FIRST_SCREEN_BYTES = 36_000;

/** A proxy before the site whose documents arrive bit by bit, as on a line that hardly carries them. */
export interface BitByBit {
  /** Its address, without a slash at the end. */
  url: string;
  /** Calls `between` after each bit of the documents that are on their way. */
  pace(between: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Passes bodies on as they are; of documents what stands before their content at once, as the first packets bring it. */
export async function startBitByBit(siteUrl: string): Promise<BitByBit> {
  let between = async (): Promise<void> => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url, {
      headers: {
        'accept-language': 'en',
        cookie: request.headers.cookie ?? '',
        accept: request.headers.accept ?? '*/*',
      },
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    response.writeHead(answer.status, {
      'content-type': type,
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    });
    if (!type.startsWith('text/html')) {
      response.end(body);
      return;
    }
    const start = body.indexOf('<main');
    const end = Math.min(start + FIRST_SCREEN_BYTES, body.length);
    response.write(body.subarray(0, start));
    for (let at = start; at < end && !response.destroyed; at += BIT_BYTES) {
      response.write(body.subarray(at, Math.min(at + BIT_BYTES, end)));
      // After it and not before: a browser that has seen nothing of the body draws no frame.
      await between();
    }
    response.end(body.subarray(end));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    pace(waiting) {
      between = waiting;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
