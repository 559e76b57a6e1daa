import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
// Reads the header for `@fastify/static` too: answers and files follow one rule.
import { negotiate } from '@fastify/accept-negotiator';

/** How a body is compressed on the wire, the better first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Brotli quality of answers, which somebody waits for. */
const ANSWER_QUALITY = 5;

/** Brotli quality of packs, which are made once per edition, before anyone waits for them. */
export const PACK_QUALITY = 10;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses on a thread of the pool, never on the main one. */
export async function compress(body: Buffer, coding: Coding, quality = ANSWER_QUALITY): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body, { level: 6 });
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}

/** The best coding that `Accept-Encoding` allows; null for none. */
export function codingFor(header: string | undefined): Coding | null {
  const chosen = header === undefined ? null : negotiate(header, [...CODINGS]);
  return CODINGS.find((coding) => coding === chosen) ?? null;
}
