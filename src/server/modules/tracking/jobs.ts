import type { Queue } from '#server/jobs/queue.ts';
import type { CarriersRepo } from './carriers-repo.ts';
import type { Asked } from './numbers-repo.ts';
import type { TrackingService } from './service.ts';

const ASK = 'tracking.ask';
const TICK = 'tracking.tick';
/** Numbers put in line per minute; the rest are due the next minute. */
const PER_MINUTE = 500;

/**
 * Asks by itself: for numbers that no carrier knew yet, and for watched shipments whose last answer is old. Every minute
 * one server puts what is due in line, and all servers work on it.
 */
export function trackingJobs(
  queue: Queue,
  service: TrackingService,
  carriers: CarriersRepo,
  clock: () => number,
): void {
  queue.define<Asked>(ASK, { atOnce: 4, seconds: 90 }, (asked) => service.refresh(asked));
  queue.everyMinute(TICK, async () => {
    await carriers.removeOld(clock());
    const due = await service.due(PER_MINUTE);
    await queue.send(
      ASK,
      due.map((asked) => ({ key: `${asked.businessType}${asked.number}`, data: asked })),
    );
  });
}
