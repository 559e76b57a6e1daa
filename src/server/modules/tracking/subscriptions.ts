import type { FastifyBaseLogger } from 'fastify';
import { type Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import type { CarriersRepo, OldSubscription } from './carriers-repo.ts';
import type { Asked } from './numbers-repo.ts';

/** The dependencies of the keeper of subscriptions. */
interface SubscriptionDeps {
  carriers: readonly Carrier[];
  repo: CarriersRepo;
  /** Address of the site for carriers' notifications; null when they could not reach it. */
  callbackOrigin: () => string | null;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Subscriptions at carriers, which tell us of a number by themselves. What fails is only logged: we keep asking anyway. */
export interface Subscriptions {
  /** Subscribes at carriers where that has not been done. */
  begin(carriers: readonly Carrier[], asked: Asked): Promise<void>;
  /** Subscriptions that are to be looked after now. */
  due(limit: number): Promise<OldSubscription[]>;
  /** Asks the carrier whether it still has one and subscribes anew if not; ends one that is not needed any more. */
  renew(subscription: OldSubscription): Promise<void>;
}

/** Carriers drop subscriptions without a word: each is asked after once in so many milliseconds. */
const CONFIRM_MS = 7 * 86_400_000;

/** Path below the origin at which a carrier's notifications are taken. */
function callbackPath(carrier: string): string {
  return `/carrier-events/${carrier}`;
}

/** Makes the keeper of subscriptions. */
export function createSubscriptions({ carriers, repo, callbackOrigin, clock, log }: SubscriptionDeps): Subscriptions {
  const now = () => new Date(clock());

  /** Does work at a carrier; false when the carrier failed. */
  const attempt = async (code: string, { number }: Asked, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CarrierFailure)) throw error;
      log.warn({ carrier: code, number, kind: error.kind }, error.message);
      return false;
    }
  };

  const begin = async (asking: readonly Carrier[], asked: Asked): Promise<void> => {
    const origin = callbackOrigin();
    if (origin === null) return;
    for (const { code, subscribe } of asking) {
      if (subscribe === null || (await repo.isSubscribed(code, asked))) continue;
      await attempt(code, asked, async () => {
        const made = await subscribe(asked.number, asked.businessType, `${origin}${callbackPath(code)}`);
        await repo.subscribe(code, asked, made, now());
      });
    }
  };

  return {
    begin,
    due: (limit) => repo.oldSubscriptions(new Date(clock() - CONFIRM_MS), limit),
    async renew(subscription) {
      const { carrier: code, id, done } = subscription;
      const carrier = carriers.find((one) => one.code === code);
      const { hasSubscription = null, unsubscribe = null } = carrier ?? {};
      // Of a carrier that is not configured any more, nothing is taken either.
      if (carrier === undefined || hasSubscription === null || unsubscribe === null) return repo.forget(code, id);
      await attempt(code, subscription, async () => {
        if (done) {
          await unsubscribe(id);
          return repo.forget(code, id);
        }
        if (await hasSubscription(id)) return repo.confirm(code, id, now());
        await repo.forget(code, id);
        return begin([carrier], subscription);
      });
    },
  };
}
