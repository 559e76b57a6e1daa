import type { Queue } from '#server/jobs/queue.ts';
import type { Asked } from '#server/modules/tracking/numbers-repo.ts';
import type { NoticesService } from './service.ts';

const LOOK = 'notices.look';
const DELIVER = 'notices.deliver';
const TICK = 'notices.tick';
const PER_MINUTE = 1000;

/**
 * Looks at watched shipments of which there is news, and sends what came of it. Every minute one server puts in line what
 * is due, by what is stored and not by what was announced: news that comes while a server ends is not missed.
 */
export function noticeJobs(queue: Queue, service: NoticesService): void {
  const putDeliveries = (accounts: readonly string[]) =>
    queue.send(
      DELIVER,
      accounts.map((accountId) => ({ key: accountId, data: { accountId } })),
    );
  queue.define<Asked>(LOOK, { atOnce: 2, seconds: 60 }, async (asked) => {
    const { number, businessType } = asked;
    await putDeliveries(await service.look({ number, businessType }));
  });
  queue.define<{ accountId: string }>(DELIVER, { atOnce: 2, seconds: 60 }, ({ accountId }) =>
    service.deliver(accountId),
  );
  queue.everyMinute(TICK, async () => {
    await service.removeOld();
    const due = await service.due(PER_MINUTE);
    await queue.send(
      LOOK,
      due.map((asked) => ({ key: `${asked.businessType}${asked.number}`, data: asked })),
    );
    await putDeliveries(await service.accountsDue(PER_MINUTE));
  });
}
