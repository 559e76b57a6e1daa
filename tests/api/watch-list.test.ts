import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingFind } from '#contract/tracking.ts';
import { WATCH_MAX, WATCH_REMOVED_MAX } from '#contract/tracking-kinds.ts';
import { type WatchedShipment, type WatchItem, watchList, watchMerge, watchRefresh } from '#contract/watch-list.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { loggedIn } from '#tests/support/logged-in.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const MEMBER = 6;
const PARTNER = 7;
const STAFF = 8;

let test: TestApp;
let demo: ServedDemo;
const now = Date.UTC(2026, 10, 18, 9);

beforeAll(async () => {
  demo = await serveDemoCarrier(() => now);
  test = await buildTestApp({ carriers: [demo.settings], clock: () => now });
});

afterAll(async () => {
  await test.close();
  await demo.close();
});

const item = (number: string, changes: Partial<WatchItem> = {}): WatchItem => ({
  number,
  businessType: 1,
  label: '',
  note: '',
  etaHours: 24,
  milestones: true,
  removed: false,
  editedAt: '2026-11-18T08:00:00.000Z',
  ...changes,
});

async function merge(visitor: VisitorBrowser, ...rows: WatchItem[]): Promise<WatchItem[]> {
  const answer = await visitor.send(watchMerge, { body: { rows } });
  expect(answer.statusCode).toBe(200);
  return answer.json().message.rows;
}

describe('the watch-list', () => {
  it('keeps the later edit of an item, whichever device sends first', async () => {
    const visitor = await loggedIn(test, MEMBER);
    const late = item('DEMO0001', { label: 'Chairs', editedAt: '2026-11-18T08:30:00.000Z' });
    await merge(visitor, late);
    const rows = await merge(visitor, item('DEMO0001', { label: 'Tables' }), item('DEMO0002'));
    expect(rows.map(({ number, label }) => [number, label])).toEqual([
      ['DEMO0001', 'Chairs'],
      ['DEMO0002', ''],
    ]);
  });

  it('changes nothing when the same edits come again', async () => {
    const visitor = await loggedIn(test, STAFF);
    const edits = [item('DEMO0001', { note: 'fragile' }), item('DEMO0003', { removed: true })];
    expect(await merge(visitor, ...edits)).toEqual(await merge(visitor, ...edits));
  });

  it('does not let a device whose clock is ahead win for ever', async () => {
    const visitor = await loggedIn(test, MEMBER);
    const [ahead] = await merge(visitor, item('DEMO0001', { editedAt: '2031-01-01T00:00:00.000Z' }));
    expect(Date.parse(ahead?.editedAt ?? '')).toBeLessThanOrEqual(now + 60_000);
  });

  it('shows nobody the list of another account', async () => {
    await merge(await loggedIn(test, MEMBER), item('SECRET0001'));
    const answer = await (await loggedIn(test, MEMBER)).send(watchList);
    expect(answer.json().message.rows).toEqual([]);
  });

  it(`holds at most ${WATCH_MAX} shipments`, async () => {
    const visitor = await loggedIn(test, MEMBER);
    const full = Array.from({ length: WATCH_MAX }, (_, index) => item(`NUMBER${1000 + index}`));
    await merge(visitor, ...full);
    expect((await visitor.send(watchMerge, { body: { rows: [item('ONEMORE1')] } })).statusCode).toBe(400);
  });

  it('H8 remembers the newest of what was removed, however many removals are sent', async () => {
    const visitor = await loggedIn(test, MEMBER);
    const at = (minute: number) => new Date(now - 86_400_000 + minute * 60_000).toISOString();
    for (let lot = 0; lot < 4; lot += 1) {
      const removed = Array.from({ length: 100 }, (_, index) =>
        item(`GONE${1000 + lot * 100 + index}`, { removed: true, editedAt: at(lot * 100 + index) }),
      );
      await merge(visitor, ...removed);
    }
    const rows = await merge(visitor, item('KEPT0001'));
    expect(rows.filter(({ removed }) => !removed).map(({ number }) => number)).toEqual(['KEPT0001']);
    const removed = rows.filter((row) => row.removed).map(({ number }) => number);
    expect(removed).toEqual(Array.from({ length: WATCH_REMOVED_MAX }, (_, index) => `GONE${1399 - index}`));
    const stored = await test.pool.query<{ rows: number }>(
      `select count(*)::int as rows from watch_item where number like 'GONE%'`,
    );
    expect(stored.rows[0]?.rows).toBe(WATCH_REMOVED_MAX);
  });

  it('is refreshed as a whole in one call, in so few bytes that a full list fits a quarter of a megabyte', async () => {
    const visitor = await loggedIn(test, MEMBER);
    await merge(visitor, item('DEMO015001'), item('DEMO015005'), item('DEMO015003', { removed: true }));
    const rows: WatchedShipment[] = (await visitor.send(watchRefresh)).json().message.rows;
    expect(rows.map(({ number, state }) => [number, state])).toEqual([
      ['DEMO015001', 'found'],
      ['DEMO015005', 'found'],
    ]);
    const largest = Math.max(...rows.map((row) => Buffer.byteLength(JSON.stringify(row))));
    expect(largest * WATCH_MAX).toBeLessThan(256 * 1024);
  });
});

describe('ROUTE-05 who may use the tools', () => {
  const query = { number: 'DEMO0001' };

  it('lets members and staff in, and nobody else', async () => {
    const status = async (visitor: VisitorBrowser) => (await visitor.send(trackingFind, { query })).statusCode;
    const guest = new VisitorBrowser(test.app);
    const visitors = [await loggedIn(test, MEMBER), await loggedIn(test, STAFF), await loggedIn(test, PARTNER), guest];
    expect(await Promise.all(visitors.map(status))).toEqual([200, 200, 403, 401]);
  });

  it('keeps watch-lists to those who are logged in even when tracking is public', async () => {
    await setPublicTracking(test.pool, true);
    const guest = new VisitorBrowser(test.app);
    expect((await guest.send(trackingFind, { query })).statusCode).toBe(200);
    expect((await guest.send(watchList)).statusCode).toBe(401);
    await setPublicTracking(test.pool, false);
  });
});
