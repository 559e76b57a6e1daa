import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, compress } from './content-coding.ts';

interface Content {
  status: number;
  /** Cache rules and the like; the security headers come to every answer by themselves. */
  headers: Readonly<Record<string, string>>;
  contentType: string;
  body: Buffer;
  /** False for what does not get smaller. */
  compressible: boolean;
  /** The compressed body, where there is one already. */
  brotli?: Buffer;
}

/** A smaller body does not get smaller. */
const COMPRESS_FROM = 1024;

/**
 * An answer stored for many requests: its entity tag is made once, each compressed body at the first request that wants it.
 * Own code, because the plugins for both work on the stream of a single reply and would do it again for each.
 */
export class Answer {
  /** Bytes of the body as it was made. */
  readonly body: Buffer;
  readonly status: number;
  readonly #etag: string;
  readonly #content: Content;
  readonly #compressed = new Map<Coding, Promise<Buffer>>();

  constructor(content: Content) {
    this.status = content.status;
    this.body = content.body;
    this.#content = content;
    // Weak, since one tag stands for all codings of the same content.
    this.#etag = `W/"${createHash('sha256').update(content.body).digest('base64url').slice(0, 22)}"`;
    if (content.brotli !== undefined) this.#compressed.set('br', Promise.resolve(content.brotli));
  }

  #compress(coding: Coding): Promise<Buffer> {
    const present = this.#compressed.get(coding);
    if (present !== undefined) return present;
    const made = compress(this.body, coding);
    this.#compressed.set(coding, made);
    made.catch(() => this.#compressed.delete(coding));
    return made;
  }

  /** Only reading can be saved: what a call does is to be done, whatever its sender has. */
  #isKnown({ method, headers }: FastifyRequest): boolean {
    const header = headers['if-none-match'];
    if (header === undefined || this.status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
    if (header === '*') return true;
    const strong = this.#etag.slice(2);
    return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong);
  }

  /** Sends the answer, or 304 when the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#content.headers).header('etag', this.#etag);
    if (this.#isKnown(request)) return reply.code(304).send();
    reply.code(this.status).type(this.#content.contentType);
    const compressible = this.#content.compressible && this.body.length >= COMPRESS_FROM;
    const coding = compressible ? codingFor(request.headers['accept-encoding']) : null;
    if (coding === null) return reply.send(this.body);
    return reply.header('content-encoding', coding).send(await this.#compress(coding));
  }
}
