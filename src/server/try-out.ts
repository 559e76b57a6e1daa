import type { FastifyRequest } from 'fastify';
import { isLoopback } from './loopback.ts';

/** Settings that a server may have and still be only tried out: where it listens, and with which carriers. */
const HARMLESS: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'LOG_LEVEL',
  'DRAIN_MS',
  'DB_POOL_MAX',
  'SERVICE_WORKER',
  'CARRIERS_FILE',
  'CARRIERS',
]);

/**
 * Whether a start is a try-out: on this machine alone and with nothing configured, so that nobody takes it for the site of a
 * company. `set` are the variables of the table that have a value.
 */
export function isTryOut(host: string, set: readonly string[]): boolean {
  return isLoopback(host) && set.every((name) => HARMLESS.has(name));
}

/** Headers of whatever hands on the requests of others. */
const HANDED_ON = /^(?:via|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*|x-original-.*)$/;

/**
 * Whether a request comes from a browser on the server's own machine: through its loopback address, to its loopback name, from
 * no foreign page, and handed on by nobody.
 */
export function isFromOwnMachine({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const { host = '', origin } = headers;
  if (!isLoopback(raw.socket.remoteAddress ?? '') || raw.httpVersionMajor < 1 || raw.httpVersion === '1.0')
    return false;
  if (Object.keys(headers).some((name) => HANDED_ON.test(name))) return false;
  // A browser goes on with its connection; proxies that add no header of theirs end it.
  if (/\bclose\b/i.test(headers.connection ?? '')) return false;
  const at = `http://${host}`;
  if (!URL.canParse(at) || !isLoopback(new URL(at).hostname)) return false;
  return origin === undefined || origin === at;
}
