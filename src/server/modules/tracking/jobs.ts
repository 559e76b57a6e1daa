import type { Queue } from '#server/jobs/queue.ts';
import type { CarriersRepo, OldSubscription } from './carriers-repo.ts';
import type { Asked } from './numbers-repo.ts';
import type { TrackingService } from './service.ts';
import type { Subscriptions } from './subscriptions.ts';

const ASK = 'tracking.ask';
const TICK = 'tracking.tick';
const RENEW = 'tracking.renew';
/** Numbers put in line per minute; the rest are due the next minute. */
const PER_MINUTE = 500;
/** Subscriptions looked after per minute; each costs a call, which the carrier's budget counts. */
const RENEWED_PER_MINUTE = 20;

/**
 * Asks by itself: for numbers that no carrier knew yet, and for watched shipments whose last answer is old. Looks
 * after subscriptions. Every minute one server puts what is due in line, and all servers work on it.
 */
export function trackingJobs(
  queue: Queue,
  {
    service,
    subscriptions,
    carriers,
    clock,
  }: {
    service: TrackingService;
    subscriptions: Subscriptions;
    carriers: CarriersRepo;
    clock: () => number;
  },
): void {
  queue.define<Asked>(ASK, { atOnce: 4, seconds: 90 }, (asked) => service.refresh(asked));
  queue.define<OldSubscription>(RENEW, { atOnce: 1, seconds: 60 }, (old) => subscriptions.renew(old));
  queue.everyMinute(TICK, async () => {
    await carriers.removeOld(clock());
    const due = await service.due(PER_MINUTE);
    await queue.send(
      ASK,
      due.map((asked) => ({ key: `${asked.businessType}${asked.number}`, data: asked })),
    );
    const old = await subscriptions.due(RENEWED_PER_MINUTE);
    await queue.send(
      RENEW,
      old.map((one) => ({ key: `${one.carrier}${one.id}`, data: one })),
    );
  });
}
