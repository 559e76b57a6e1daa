import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './problem.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Limits that hold across processes and restarts: times within seconds, counted from the first. A code costs money and
 * a guess may be right, so these are kept in the database; everything else is limited in memory.
 */
export const SHARED_LIMITS = {
  'sms-number-minute': [1, MINUTE],
  'sms-number-hour': [5, HOUR],
  'sms-number-day': [10, DAY],
  // An office shares one address, and from there each number has limits of its own.
  'code-address-hour': [60, HOUR],
  'code-address-day': [200, DAY],
  'code-network-day': [600, DAY],
  'sms-all-day': [2000, DAY],
  'unused-codes-contact': [2, DAY],
  'unused-codes-address': [2, HOUR],
  'mail-address-minute': [1, MINUTE],
  'mail-address-hour': [5, HOUR],
  'mail-address-day': [10, DAY],
  'verify-address-hour': [60, HOUR],
  'contact-address-day': [60, DAY],
  // CONST-01: an office shares one address.
  'enquiry-address-hour': [30, HOUR],
  'captcha-minute': [30, MINUTE],
  'captcha-words-minute': [10, MINUTE],
  'login-pair': [10, 15 * MINUTE],
  'login-address-hour': [100, HOUR],
  'login-account-day': [100, DAY],
  'login-known-day': [100, DAY],
  'login-known': [1, 90 * DAY],
  'password-check-hour': [10, HOUR],
  'upload-account-day': [200, DAY],
  'upload-address-day': [100, DAY],
  'export-account-day': [10, DAY],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

/** The name of a limit. */
export type SharedLimit = keyof typeof SHARED_LIMITS;

/** Counts things that are limited across processes. */
export interface SharedLimits {
  /** Counts one of each, in order; throws `too-many-requests` with the time to wait at the first that is used up. */
  take(...counted: readonly (readonly [limit: SharedLimit, key: string])[]): Promise<void>;
  /** Throws like `take` when one is used up; counts nothing. */
  check(...counted: readonly (readonly [limit: SharedLimit, key: string])[]): Promise<void>;
  /** Counts one of each and tells whether there was one left of all; where one is used up, something else is to be asked for. */
  isWithin(...counted: readonly (readonly [limit: SharedLimit, key: string])[]): Promise<boolean>;
  /** Takes back what was counted, for what turned out not to be a failure. */
  giveBack(...counted: readonly (readonly [limit: SharedLimit, key: string])[]): Promise<void>;
  /** Notes something for the time of its limit, anew each time; nothing is counted. */
  note(limit: SharedLimit, key: string): Promise<void>;
  isNoted(limit: SharedLimit, key: string): Promise<boolean>;
  /** Begins to count anew. */
  reset(limit: SharedLimit, key: string): Promise<void>;
}

/** Makes the counters on the table `rate_limit`. `changes` replaces limits, for tests. */
export function createSharedLimits(
  pool: Pool,
  changes: Partial<Record<SharedLimit, readonly [number, number]>> = {},
): SharedLimits {
  const limits = new Map<SharedLimit, RateLimiterPostgres>();
  const limiter = (name: SharedLimit): RateLimiterPostgres => {
    const [points, duration] = changes[name] ?? SHARED_LIMITS[name];
    const made =
      limits.get(name) ??
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // The housekeeping removes what is over.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
      });
    limits.set(name, made);
    return made;
  };
  /**
   * The milliseconds until a count begins anew. One that lasts longer than its limit began before the clock stepped back: it
   * ends as if it began now.
   */
  const timeLeft = async (name: SharedLimit, key: string, { msBeforeNext }: RateLimiterRes): Promise<number> => {
    const whole = limiter(name).duration * 1000;
    if (msBeforeNext <= whole) return msBeforeNext;
    await pool.query('update rate_limit set expire = least(expire, $2) where key = $1', [
      limiter(name).getKey(key),
      Date.now() + whole,
    ]);
    return whole;
  };
  /** Counts one; null while it is within the limit, else the milliseconds to wait. */
  const count = async (name: SharedLimit, key: string): Promise<number | null> => {
    const [counted, isOver] = await limiter(name)
      .consume(key)
      .then(
        (state): [RateLimiterRes, boolean] => [state, false],
        (rejection: unknown): [RateLimiterRes, boolean] => {
          if (rejection instanceof RateLimiterRes) return [rejection, true];
          throw rejection;
        },
      );
    const left = await timeLeft(name, key, counted);
    return isOver ? left : null;
  };
  return {
    async take(...counted) {
      for (const [name, key] of counted) {
        const wait = await count(name, key);
        if (wait !== null) throw tooManyRequests(wait);
      }
    },
    async check(...counted) {
      for (const [name, key] of counted) {
        const state = await limiter(name).get(key);
        if (state !== null && state.remainingPoints <= 0) throw tooManyRequests(await timeLeft(name, key, state));
      }
    },
    async isWithin(...counted) {
      const waits = await Promise.all(counted.map(([name, key]) => count(name, key)));
      return waits.every((wait) => wait === null);
    },
    async giveBack(...counted) {
      for (const [name, key] of counted) await limiter(name).reward(key);
    },
    async note(name, key) {
      const { points, duration } = limiter(name);
      await limiter(name).set(key, points, duration);
    },
    async isNoted(name, key) {
      return (await limiter(name).get(key)) !== null;
    },
    async reset(name, key) {
      await limiter(name).delete(key);
    },
  };
}
