import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#contract/auth.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { emailSend } from '#contract/verification.ts';
import { type WatchItem, watchMerge } from '#contract/watch-list.ts';
import {
  pushSubscribe,
  pushUnsubscribe,
  type WatchNotice,
  watchNoticeList,
  watchNoticeMailChange,
  watchNoticeRead,
  watchNoticeSettings,
  watchNoticeSettingsChange,
} from '#contract/watch-notices.ts';
import { maskContact } from '#domain/mask.ts';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { createDevicesRepo } from '#server/modules/notices/devices-repo.ts';
import { createNoticesRepo } from '#server/modules/notices/repo.ts';
import { createNoticesService, type NoticesService } from '#server/modules/notices/service.ts';
import { createNoticeSettingsRepo } from '#server/modules/notices/settings-repo.ts';
import { createEventsRepo } from '#server/modules/tracking/events-repo.ts';
import { createNumbersRepo } from '#server/modules/tracking/numbers-repo.ts';
import { createPortDirectory } from '#server/modules/tracking/port-directory.ts';
import { createTrackingService } from '#server/modules/tracking/service.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';
import type { VisitorBrowser } from '#tests/support/visitor-call.ts';

const MEMBER = 6;
const KEY = 'own-system-key-of-24-characters';
const DEVICE = { endpoint: 'https://push.example/device-1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

let database: TestDatabase;
let world: OutsideWorld;
let first: TestApp;
let second: TestApp;
/** The work of the job queue, as both servers do it. */
let workers: NoticesService[];
let visitor: VisitorBrowser;
let account = '';
let bills = 0;
let bill = '';

function workOf({ app, db, pool }: TestApp): NoticesService {
  const { log } = app;
  const clock = Date.now;
  const tracking = createTrackingService({
    carriers: [],
    events: createEventsRepo(pool),
    numbers: createNumbersRepo(pool),
    clock,
    log,
    subscriptions: { begin: async () => undefined },
    ports: createPortDirectory(pool, clock),
  });
  return createNoticesService({
    repo: createNoticesRepo(pool),
    settings: createNoticeSettingsRepo(db),
    devices: createDevicesRepo(pool),
    tracking,
    adapters: world.adapters,
    origin: 'http://site.test',
    clock,
    log,
    verification: { use: (_codes, _asker, work) => work(async () => undefined) },
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  world = createOutsideWorld();
  const common = { database, carriers: [], adapters: world.adapters, config: { eventsKey: KEY } };
  first = await buildTestApp(common);
  second = await buildTestApp(common);
  workers = [workOf(first), workOf(second)];
});

afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

/** Each test has a person of its own who watches a bill of its own, of which only the loading is known. */
beforeEach(async () => {
  bills += 1;
  bill = `NOTICE${100 + bills}`;
  account = await storeAccount(first, MEMBER);
  visitor = await loggedIn(first, MEMBER, account);
  Object.assign(world.trouble, { mail: false, push: false });
  world.mails.length = 0;
  world.pushed.length = 0;
  await arrive([event('LOAD', '2026-03-05T02:00:00+08:00')]);
  await watch();
  await look();
});

const event = (code: string, time: string, more: Parameters<typeof dcsaEvent>[3] = {}) =>
  dcsaEvent(code, code === 'ARRI' ? 'NLRTM' : 'CNSHA', time, { bill, vessel: 'Alpha', ...more });

const eta = (day: string, created: string) =>
  event('ARRI', `2027-01-${day}T18:00:00+01:00`, { classifier: 'EST', created });

async function arrive(events: unknown[]): Promise<void> {
  const answer = await first.app.inject({
    method: 'POST',
    url: '/own-events',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
    payload: JSON.stringify(events),
  });
  expect(answer.statusCode).toBe(200);
}

async function ask<T>(route: RouteDefinition, body?: unknown): Promise<T> {
  const answer = await visitor.send(route, body === undefined ? {} : { body });
  expect([route.name, answer.statusCode, answer.payload]).toEqual([route.name, 200, answer.payload]);
  return answer.json().message;
}

const watch = (changes: Partial<WatchItem> = {}) =>
  ask(watchMerge, {
    rows: [
      {
        number: bill,
        businessType: 1,
        label: 'Chairs',
        note: '',
        etaHours: null,
        milestones: true,
        removed: false,
        editedAt: new Date().toISOString(),
        ...changes,
      },
    ],
  });

/** Both servers look at the bill at once, twice, as they do when a job is done again. */
const look = () =>
  Promise.all([...workers, ...workers].map((worker) => worker.look({ number: bill, businessType: 1 })));
const deliver = () => Promise.all(workers.map((worker) => worker.deliver(account)));

const rows = async () => (await ask<{ rows: WatchNotice[] }>(watchNoticeList)).rows;
describe('notices of watched shipments', () => {
  it('tell of nothing that was known when the person began to watch', async () => {
    expect(await rows()).toEqual([]);
  });

  it('come once per change, with two servers at work and the same reports again', async () => {
    const departed = event('DEPA', '2026-03-05T12:00:00+08:00', { id: `${bill}-departed` });
    await arrive([departed]);
    await look();
    await arrive([departed]);
    await look();
    expect(await rows()).toMatchObject([
      {
        number: bill,
        label: 'Chairs',
        kind: 'milestone',
        eventCode: 'DEPARTED',
        read: false,
        time: '2026-03-05T12:00:00+08:00',
      },
    ]);
  });

  it('tell of an arrival that moved by more than the chosen hours', async () => {
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00'), eta('10', '2026-03-06T00:00:00Z')]);
    await look();
    await ask(watchNoticeSettingsChange, { etaHours: 72, mail: false });
    await arrive([eta('12', '2026-03-07T00:00:00Z')]);
    await look();
    expect((await rows()).filter(({ kind }) => kind === 'eta')).toEqual([]);
    await watch({ etaHours: 24 });
    await arrive([eta('13', '2026-03-08T00:00:00Z')]);
    await look();
    expect(await rows()).toMatchObject([
      { kind: 'eta', from: '2027-01-10T18:00:00+01:00', time: '2027-01-13T18:00:00+01:00' },
      { kind: 'milestone' },
    ]);
  });

  it('are read up to where the person has read, and counted until then', async () => {
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    const [newest] = await rows();
    expect(await ask(watchNoticeList)).toMatchObject({ unread: 1 });
    expect(await ask(watchNoticeRead, { upTo: newest?.id })).toMatchObject({ unread: 0, rows: [{ read: true }] });
  });

  it('end with the watching, and leave out what happened between when it begins again', async () => {
    await watch({ removed: true });
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await watch({ editedAt: new Date(Date.now() + 1000).toISOString() });
    await look();
    expect(await rows()).toEqual([]);
  });

  it('are for nobody else', async () => {
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    const other = await loggedIn(first, MEMBER);
    expect((await other.send(watchNoticeList)).json().message).toEqual({ rows: [], unread: 0 });
  });
});

describe('notices by mail', () => {
  it('go to an address that was verified for them, once, in the language of the person', async () => {
    const email = `${bill.toLowerCase()}@example.com`;
    expect(await ask(watchNoticeSettings)).toMatchObject({ mail: false, mailAddress: null, mailPossible: true });
    await visitor.send(emailSend, { body: { email, purpose: 'notice' } });
    const code = world.codeFor(email);
    expect((await visitor.send(watchNoticeMailChange, { body: { email, code: '000000' } })).statusCode).toBe(400);
    const info = vi.spyOn(first.app.log, 'info');
    expect(await ask(watchNoticeMailChange, { email, code })).toMatchObject({ mail: true, mailAddress: email });
    const noted = { security: 'account.changed', account, method: 'notice mail', contact: maskContact(email) };
    expect(info.mock.calls).toContainEqual([expect.objectContaining(noted), 'account.changed']);
    info.mockRestore();
    world.mails.length = 0;
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    await deliver();
    await deliver();
    expect(world.mails).toMatchObject([{ to: email, subject: `Shipment update: Chairs (${bill})` }]);
    expect(world.mails[0]?.text).toContain(`http://site.test/logisticstools/tracking?no=${bill}`);
    expect(world.mails[0]?.text).toContain('Vessel departed · Shanghai · 5 Mar 2026, 12:00');
  });

  it('wait while no mail server takes them, and go out once it does', async () => {
    await first.pool.query('update account set email = $2 where id = $1', [account, `${account}@example.com`]);
    await ask(watchNoticeSettingsChange, { etaHours: 24, mail: true });
    world.trouble.mail = true;
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    await expect(deliver()).rejects.toThrow('No mail server');
    world.trouble.mail = false;
    await deliver();
    expect(world.mails).toHaveLength(1);
  });
});

describe('notices by mail and to devices', () => {
  it('say in the log why the mail failed, also when the devices cannot be reached either', async () => {
    await first.pool.query('update account set email = $2 where id = $1', [account, `${account}@example.com`]);
    await ask(watchNoticeSettingsChange, { etaHours: 24, mail: true });
    await ask(pushSubscribe, DEVICE);
    Object.assign(world.trouble, { mail: true, push: true });
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    const warn = vi.spyOn(first.app.log, 'warn');
    await expect(workers[0]?.deliver(account)).rejects.toThrow('The push service is down');
    expect(warn.mock.calls).toContainEqual([{ err: new Error('No mail server') }, 'notices could not be mailed']);
    warn.mockRestore();
  });
});

describe('AUTH-07 whoever may not enter the tools any more', () => {
  it.each([
    ['an account that was disabled', 'disabled_at = now()', 'disabled_at = null'],
    ['an account that has lost its role', 'permission = 0', 'permission = 6'],
  ])('is told nothing: %s', async (_name, change, back) => {
    const changeTo = (set: string) => first.pool.query(`update account set ${set} where id = $1`, [account]);
    await changeTo(`email = id || '@example.com'`);
    await ask(watchNoticeSettingsChange, { etaHours: 24, mail: true });
    await ask(pushSubscribe, DEVICE);
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    // Changes found before are not sent any more; no further ones are found, and no carrier is asked.
    await changeTo(change);
    await arrive([event('ARRI', '2026-04-05T12:00:00+02:00')]);
    const own = (asked: { number: string }[] = []) => asked.filter(({ number }) => number === bill);
    const numbers = createNumbersRepo(first.pool);
    const isAsked = async () =>
      own(await numbers.due(Date.now(), { least: 0, byCarrier: new Map(), afterFailures: [0] }, 500)).length > 0;
    expect([own(await workers[0]?.due(500)), await isAsked()]).toEqual([[], false]);
    await look();
    await deliver();
    expect(await workers[0]?.accountsDue(500)).not.toContain(account);
    expect([world.mails, world.pushed]).toEqual([[], []]);
    await changeTo(back);
    expect(await isAsked()).toBe(true);
    await deliver();
    expect(world.mails[0]?.text).toContain('Vessel departed');
  });

  it('but where tracking is open to everyone, everyone is told', async () => {
    await first.pool.query('update account set permission = 0, email = $2 where id = $1', [
      account,
      `${account}@example.com`,
    ]);
    await setPublicTracking(first.pool, true);
    await ask(watchNoticeSettingsChange, { etaHours: 24, mail: true });
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    await deliver();
    await setPublicTracking(first.pool, false);
    expect(world.mails).toHaveLength(1);
  });
});

describe('notices pushed to devices', () => {
  const departs = async () => {
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    await look();
    await deliver();
  };

  it('name the shipment, lead to its page and say how many are unread', async () => {
    await ask(pushSubscribe, DEVICE);
    await departs();
    expect(world.pushed).toMatchObject([
      {
        endpoint: DEVICE.endpoint,
        message: { title: `Chairs (${bill})`, url: `/logisticstools/tracking?no=${bill}`, unread: 1 },
      },
    ]);
  });

  it.each([
    ['the person logs out', () => visitor.send(logout)],
    ['the browser unsubscribes', () => ask(pushUnsubscribe, { endpoint: DEVICE.endpoint })],
    [
      'another person uses the browser',
      async () => {
        const other = await loggedIn(first, MEMBER);
        await other.send(pushSubscribe, { body: DEVICE });
      },
    ],
  ])('end when %s', async (_name, end) => {
    await ask(pushSubscribe, DEVICE);
    await end();
    await departs();
    expect(world.pushed).toEqual([]);
  });

  it('forget a device that is gone', async () => {
    const endpoint = `${DEVICE.endpoint}-${bill}`;
    await ask(pushSubscribe, { ...DEVICE, endpoint });
    world.gone.add(endpoint);
    await departs();
    const { rowCount } = await first.pool.query('select from push_subscription where endpoint = $1', [endpoint]);
    expect(rowCount).toBe(0);
  });

  it('go out again when no device could be reached', async () => {
    await ask(pushSubscribe, DEVICE);
    world.trouble.push = true;
    await expect(departs()).rejects.toThrow('The push service is down');
    world.trouble.push = false;
    await deliver();
    await deliver();
    expect(world.pushed).toHaveLength(1);
  });

  it('go nowhere inside', async () => {
    const refused = ['http://push.example/a', 'https://private.example/a', 'javascript:alert(1)'];
    for (const endpoint of refused) {
      expect((await visitor.send(pushSubscribe, { body: { ...DEVICE, endpoint } })).statusCode).toBe(400);
    }
  });
});

describe('the job queue', () => {
  it('looks at what there is news of, and delivers it once with two servers at work', async () => {
    await ask(pushSubscribe, DEVICE);
    const common = { database, carriers: [], adapters: world.adapters, runsJobs: true };
    const running = [await buildTestApp(common), await buildTestApp(common)];
    await arrive([event('DEPA', '2026-03-05T12:00:00+08:00')]);
    expect(await workers[0]?.due(10)).toEqual([{ number: bill, businessType: 1 }]);
    await eventually(async () => {
      const { rows: made } = await first.pool.query("select to_regclass('pgboss.job') as made");
      if (made[0].made === null) return 0;
      const { rowCount } = await first.pool.query("select from pgboss.queue where name = 'notices.deliver'");
      return rowCount;
    }).toBe(1);
    // The tick of the queue comes by itself each minute; here its work is put in line at once.
    await first.pool.query("insert into pgboss.job (name, data) select 'notices.look', $1 from generate_series(1, 4)", [
      JSON.stringify({ number: bill, businessType: 1 }),
    ]);
    await eventually(async () => {
      const { rowCount } = await first.pool.query(
        "select from pgboss.job where name in ('notices.look', 'notices.deliver') and state <> 'completed'",
      );
      return rowCount;
    }).toBe(0);
    for (const server of running) await server.close();
    expect(world.pushed).toHaveLength(1);
    expect(await workers[0]?.due(10)).toEqual([]);
  });
});
