import { hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './problem.ts';

/** The source of every request whose address is not known any more; no address is written like it. */
const GONE = 'gone';

/** The first four groups of an IPv6 address: the network that one customer has, who may use any address in it. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  // A proxy may write capital letters and zeros in front.
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

/**
 * Who is counted as one: an IPv4 address, also in its IPv6 form, or an IPv6 network. A socket has no address any more once
 * the visitor has dropped the connection, whatever the types of the server say; those are one source, as nobody waits for
 * their answers.
 */
export function sourceOf(address: string | undefined): string {
  if (address === undefined) return GONE;
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? networkOf(address.split('%', 1)[0] ?? '');
}

/** Makes a hash that nobody outside can compute, or choose an address by. */
const SALT = randomBytes(16).toString('hex');

/**
 * One of 65,536 places that a source is counted at. The limiter remembers every key for its time, so that many sources would
 * fill the memory; two that share a place share limits that are far above what one visitor needs.
 */
export const placeOf = (address: string | undefined): number =>
  hash('sha256', SALT + sourceOf(address), 'buffer').readUInt16BE(0);

/** Counts something about an address; rejects with `too-many-requests` from one beyond the limit until the minute is over. */
export type CountAddress = (address: string | undefined, times?: number) => Promise<void>;

/** Limits how often a minute something may happen for each address, in this process alone. */
export function perMinute(points: number): CountAddress {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (address, times = 1) => {
    await limiter.consume(placeOf(address), times).catch((rejection: unknown) => {
      // By the machine's clock, which may have stepped back meanwhile; the library itself forgets by a timer.
      if (rejection instanceof RateLimiterRes) throw tooManyRequests(Math.min(rejection.msBeforeNext, 60_000));
      throw rejection;
    });
  };
}
