import { setTimeout as sleep } from 'node:timers/promises';
import type { Authentication } from './auth.ts';
import type { Breaker } from './breaker.ts';
import { CarrierFailure, type FailureKind } from './carrier.ts';
import { askOnce, type Bounds, type Incoming, type Outgoing } from './outbound.ts';

/** Lets so many calls go to a carrier, over all servers together; false when they are used up. */
export type TakeFromBudget = (code: string) => Promise<boolean>;

/** The parts that calls to one carrier go through: bounds, authentication, breaker and budget. */
interface CallerParts {
  code: string;
  bounds: Bounds;
  retries: number;
  authentication: Authentication;
  breaker: Breaker;
  take: TakeFromBudget;
  /** 0 to 1, for the jitter. */
  random: () => number;
}

/** Asks a carrier: signed in, within its budget, again after a passing failure, not at all while it is down. */
export type Caller = (request: Omit<Outgoing, 'headers'> & { headers?: Record<string, string> }) => Promise<Incoming>;

/** Kinds of failure that may pass, so that another try makes sense. */
const PASSING: ReadonlySet<FailureKind> = new Set(['timeout', 'network', 'status', 'busy']);
/** Longest wait for another try while somebody waits for the answer. */
const PATIENCE_MS = 2000;

async function attempt(parts: CallerParts, request: Parameters<Caller>[0]): Promise<Incoming> {
  const { code, authentication, bounds, take } = parts;
  if (!(await take(code))) throw new CarrierFailure('budget', `the calls to ${code} are used up`);
  const outgoing = { ...request, headers: request.headers ?? {} };
  const own = await authentication.headersFor(outgoing);
  const answer = await askOnce({ ...outgoing, headers: { ...outgoing.headers, ...own } }, bounds);
  if (answer.status === 401) {
    authentication.forget();
    throw new CarrierFailure('status', `${code} does not let us in (401)`);
  }
  return answer;
}

/** Makes the caller of one carrier. */
export function createCaller(parts: CallerParts): Caller {
  const { code, retries, breaker, random } = parts;
  return async (request) => {
    // How the carrier failed says more than what then keeps us from asking it again.
    let before: CarrierFailure | null = null;
    for (let tries = 0; ; tries += 1) {
      const wait = breaker.wait();
      if (wait > 0) {
        throw before ?? new CarrierFailure('open-circuit', `${code} is left alone for ${Math.ceil(wait / 1000)} s`);
      }
      try {
        const answer = await attempt(parts, request);
        breaker.succeeded();
        return answer;
      } catch (error) {
        // Trouble of our own, such as a used up budget, says nothing about the carrier's health.
        const isOwn = !(error instanceof CarrierFailure) || error.kind === 'budget';
        if (isOwn) breaker.untried();
        if (!(error instanceof CarrierFailure)) throw error;
        if (isOwn) throw before ?? error;
        before = error;
        breaker.failed(error.retryAfter);
        const pause = error.retryAfter ?? random() * 200 * 2 ** tries;
        if (tries >= retries || !PASSING.has(error.kind) || pause > PATIENCE_MS) throw error;
        await sleep(pause);
      }
    }
  };
}
