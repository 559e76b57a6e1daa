import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, compress, type Effort } from './content-coding.ts';
import type { Headers } from './security-headers.ts';

interface Variant {
  /** Small bodies as a string of bytes: Node sends it in one piece with the headers. */
  body: Buffer | string;
  /** All headers as `writeHead` takes them: name, value, name, value. The last value is the id of the last request. */
  head: string[];
}

interface Content {
  status: number;
  /** Security headers, cache rules and whatever else is the same for every coding. */
  headers: Headers;
  contentType: string;
  body: Buffer;
  /** Null for what does not get smaller. */
  effort: Effort | null;
  brotli?: Buffer;
}

const COMPRESS_FROM = 1024;

const IN_ONE_PIECE = 16 * 1024;

function variantOf(body: Buffer, headers: readonly string[]): Variant {
  const sent = body.length < IN_ONE_PIECE ? body.toString('latin1') : body;
  return { body: sent, head: [...headers, 'x-request-id', ''] };
}

/**
 * An answer kept for many requests: body, headers and entity tag made once; each coding is made at the first request
 * that wants it. Sent past Fastify's own reply, because its per-header work would cost more than all the rest.
 */
export class Answer {
  readonly status: number;
  /** Bytes of the body as it was made. */
  readonly body: Buffer;
  readonly #etag: string;
  readonly #content: Content;
  readonly #common: readonly string[];
  readonly #notModified: Variant;
  readonly #variants = new Map<Coding, Variant>();
  readonly #pending = new Map<Coding, Promise<Variant>>();

  constructor(content: Content) {
    this.status = content.status;
    this.body = content.body;
    this.#content = content;
    // Weak, since one tag stands for all codings of the same content.
    this.#etag = `W/"${createHash('sha256').update(content.body).digest('base64url').slice(0, 22)}"`;
    this.#common = [...content.headers, ['etag', this.#etag]].flat();
    this.#notModified = variantOf(Buffer.alloc(0), this.#common);
    this.#variants.set('identity', this.#variant(content.body, null));
    if (content.brotli !== undefined) this.#variants.set('br', this.#variant(content.brotli, 'br'));
  }

  #variant(body: Buffer, coding: string | null): Variant {
    const own = ['content-type', this.#content.contentType, 'content-length', String(body.length)];
    return variantOf(body, [...this.#common, ...own, ...(coding === null ? [] : ['content-encoding', coding])]);
  }

  async #compress(coding: Exclude<Coding, 'identity'>, quality: number): Promise<Variant> {
    const packed = await compress(this.body, coding, quality);
    const variant = packed.length < this.body.length ? this.#variant(packed, coding) : this.#variant(this.body, null);
    this.#variants.set(coding, variant);
    return variant;
  }

  async #make(coding: Exclude<Coding, 'identity'>, { first, later }: Effort): Promise<Variant> {
    const variant = await this.#compress(coding, first).finally(() => this.#pending.delete(coding));
    // If this fails there is still the first one.
    if (coding === 'br' && later > first) void this.#compress(coding, later).catch(() => undefined);
    return variant;
  }

  /** Compresses with all effort before anyone asks: for what is known to be asked for. */
  async prepare(): Promise<void> {
    if (this.#content.effort !== null) await this.#compress('br', this.#content.effort.later);
  }

  #variantFor(coding: Coding): Variant | Promise<Variant> {
    const { effort } = this.#content;
    const wanted = effort === null || this.body.length < COMPRESS_FROM ? 'identity' : coding;
    const made = this.#variants.get(wanted) ?? this.#pending.get(wanted);
    if (made !== undefined) return made;
    if (wanted === 'identity' || effort === null) return this.#variant(this.body, null);
    const pending = this.#make(wanted, effort);
    this.#pending.set(wanted, pending);
    return pending;
  }

  #isKnown(header: string | undefined): boolean {
    if (header === undefined || this.status !== 200) return false;
    if (header === this.#etag || header === '*') return true;
    const strong = this.#etag.slice(2);
    return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong);
  }

  /** Whether another answer says the same with the same headers; the entity tag, one of them, stands for the body. */
  equals(other: Answer): boolean {
    const sent = (answer: Answer) => [answer.status, answer.#content.contentType, ...answer.#common].join('\n');
    return sent(this) === sent(other);
  }

  /** Sends the answer, or 304 when the client has it. Resolves or returns when it is written. */
  send(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const { headers } = request.raw;
    if (this.#isKnown(headers['if-none-match'])) {
      this.#write(request, reply, 304, this.#notModified);
      return;
    }
    const variant = this.#variantFor(codingFor(headers['accept-encoding']));
    if (!(variant instanceof Promise)) {
      this.#write(request, reply, this.status, variant);
      return;
    }
    return variant.then((made) => this.#write(request, reply, this.status, made));
  }

  #write(request: FastifyRequest, reply: FastifyReply, status: number, { head, body }: Variant): void {
    const { raw } = reply;
    reply.hijack();
    // A server that is stopping wants its clients to come back over new connections.
    if (request.server.closesConnections()) raw.shouldKeepAlive = false;
    // Written into the list itself, which `writeHead` has read when it returns: a copy costs more than the id.
    head[head.length - 1] = request.id;
    raw.writeHead(status, head);
    if (status === 304 || request.raw.method === 'HEAD') raw.end();
    else raw.end(body, 'latin1');
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every answer should ask its connection to close. */
    closesConnections: () => boolean;
  }
}
