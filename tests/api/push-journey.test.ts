import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchMerge } from '#contract/watch-list.ts';
import { pushSubscribe, watchNoticeList, watchNoticeSettingsChange } from '#contract/watch-notices.ts';
import { currentVoyages } from '#server/adapters/carriers/demo/voyages.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { createInlineQueue } from '#tests/support/inline-queue.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';

const MEMBER = 6;
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 18, 9);

let now = NOW;
let demo: ServedDemo;
let test: TestApp;
let world: OutsideWorld;
const queue = createInlineQueue();

beforeAll(async () => {
  demo = await serveDemoCarrier(() => now);
  world = createOutsideWorld();
  test = await buildTestApp({
    carriers: [demo.settings],
    adapters: world.adapters,
    queue,
    // Under the name that its visitors ask for.
    config: { publicUrl: null, host: 'site.test' },
    clock: () => now,
  });
  // The carrier calls us over HTTP, as real ones do.
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  await demo.close();
});

it('TRACK-08 a carrier tells of a watched shipment unasked: it is stored, stands in the inbox once, is mailed and pushed', async () => {
  const account = await storeAccount(test, MEMBER);
  const visitor = await loggedIn(test, MEMBER, account);
  await test.pool.query('update account set email = $2 where id = $1', [account, 'captain@example.com']);
  await visitor.send(watchNoticeSettingsChange, { body: { etaHours: 24, mail: true } });
  const endpoint = 'https://push.example/device-1';
  await visitor.send(pushSubscribe, { body: { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } });
  // A voyage that waits for its second vessel, and has gone on with it by the end of this test.
  const number = currentVoyages(NOW - 14 * 24 * HOUR)[1]?.bill ?? '';
  now = NOW - 13 * 24 * HOUR;
  const editedAt = new Date(now).toISOString();
  const item = { number, businessType: 1, label: 'Chairs', note: '', etaHours: null, milestones: true, removed: false };
  await visitor.send(watchMerge, { body: { rows: [{ ...item, editedAt }] } });
  // Looked at before anybody was asked: what the carrier then tells of the past weeks is no news.
  await queue.send('notices.look', [{ key: number, data: { number, businessType: 1 } }]);
  await queue.tick();
  await queue.tick();
  const stored = async () => (await test.pool.query('select from tracking_event')).rowCount ?? 0;
  const inbox = async () => (await visitor.send(watchNoticeList)).json().message;
  expect(await inbox()).toEqual({ rows: [], unread: 0 });
  const before = await stored();

  // Hours later; the answer is not old enough to be asked for again, so whatever comes was told unasked.
  while ((await stored()) === before && now < NOW) {
    now += 6 * HOUR;
    await demo.notify();
  }
  expect(await stored()).toBeGreaterThan(before);
  await queue.tick();
  await queue.tick();
  const { rows, unread } = await inbox();
  expect(unread).toBeGreaterThan(0);
  expect(rows[0]).toMatchObject({ number, label: 'Chairs', kind: 'milestone', read: false });
  expect(world.mails).toMatchObject([{ to: 'captain@example.com', subject: `Shipment update: Chairs (${number})` }]);
  expect(world.pushed).toMatchObject([{ endpoint, message: { url: `/logisticstools/tracking?no=${number}`, unread } }]);
});
