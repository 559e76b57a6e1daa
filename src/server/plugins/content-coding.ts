import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is coded on the wire. */
export type Coding = 'br' | 'gzip' | 'identity';

/** How hard brotli tries, 0 to 11: while someone waits, and afterwards in peace, for answers that are asked for again. */
export interface Effort {
  first: number;
  later: number;
}

/** The effort by use. What is searched for is mostly asked for once; pages and files are asked for by everyone. */
export const EFFORT = { answer: { first: 5, later: 5 }, page: { first: 5, later: 11 } } as const satisfies Record<
  string,
  Effort
>;

/** Brotli quality of packs, which are made once per edition, before anyone waits for them. */
export const PACK_QUALITY = 10;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses on a thread of the pool, never on the main one. */
export async function compress(body: Buffer, coding: Exclude<Coding, 'identity'>, quality: number): Promise<Buffer> {
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

const KNOWN_MAX = 64;
const known = new Map<string, Coding>();

function parse(header: string): Coding {
  const accepted = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
    accepted.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const allows = (coding: string) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}

/** The best coding that `Accept-Encoding` allows. There are few different headers in the world, so results are kept. */
export function codingFor(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const kept = known.get(header);
  if (kept !== undefined) return kept;
  const coding = parse(header.slice(0, 500));
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(header, coding);
  return coding;
}
