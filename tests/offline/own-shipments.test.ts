import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OfflineError, ProblemError } from '#client/api/errors.ts';
import { createQuestions, type QuestionRow } from '#client/offline/watch/questions.ts';
import type { RowStore } from '#client/offline/watch/row-store.ts';
import { type TrackedNumber, trackingQuestion } from '#client/offline/watch/tracking-question.ts';
import { createWatched, type WatchedRow } from '#client/offline/watch/watched.ts';
import { WATCH_MAX } from '#contract/tracking-kinds.ts';
import type { WatchItem } from '#contract/watch-list.ts';
import { mergeWatchItems, watchKey } from '#domain/watch/merge.ts';

/** Tables of the devices of a test, by name; like IndexedDB, they change at one go and hand out copies. */
const tables = new Map<string, unknown[]>();

function storeOf<Row>(name: string): RowStore<Row> {
  const all = async () => structuredClone((tables.get(name) ?? []) as Row[]);
  return {
    all,
    rewrite: async (change) => {
      await Promise.resolve();
      const next = change(structuredClone((tables.get(name) ?? []) as Row[]));
      tables.set(name, structuredClone(next));
      return all();
    },
  };
}

const BILL = { number: 'DEMO0001', businessType: 1 } as const;
const START = Date.UTC(2026, 10, 21, 12);
let devices = 0;
let now = START;
const open: { close: () => void }[] = [];

beforeEach(() => {
  now = START;
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A server that keeps a list as the real one does. */
function createServer() {
  let list: WatchItem[] = [];
  const server = {
    online: true,
    calls: 0,
    list: () => list,
    async send(edits: readonly WatchItem[]) {
      if (!server.online) throw new OfflineError();
      server.calls += 1;
      const merged = mergeWatchItems(list, edits);
      const refused = { status: 400, message: 'Too many', code: 'validation', requestId: '' } as const;
      if (merged.filter(({ removed }) => !removed).length > WATCH_MAX) throw new ProblemError(refused);
      list = merged;
      return list;
    },
  };
  return server;
}

/** A tab of a device; tabs with one name share its database. */
function openTab(name: string, server: ReturnType<typeof createServer>, skew = 0) {
  const channel = new BroadcastChannel(name);
  open.push(channel);
  const watched = createWatched({
    store: storeOf<WatchedRow>(name),
    send: (edits) => server.send(edits),
    exclusive: (work) => work(),
    channel,
    clock: () => now + skew,
  });
  const items = async () => {
    await watched.rows.read();
    const { view } = watched.rows;
    return mergeWatchItems(view.kind === 'ready' ? view.rows.map(({ item }) => item) : []);
  };
  return { watched, items };
}

const deviceName = () => {
  devices += 1;
  return `device-${devices}`;
};

describe('the watch-list of a device', () => {
  it('is edited without a connection, and reaches the server once there is one', async () => {
    const server = createServer();
    const { watched, items } = openTab(deviceName(), server);
    server.online = false;
    await watched.edit(BILL, { label: 'Chairs' });
    await expect(watched.sync()).rejects.toThrow();
    expect(await items()).toMatchObject([{ label: 'Chairs' }]);
    server.online = true;
    await watched.sync();
    expect(server.list()).toEqual(await items());
    expect(watched.rows.view).toMatchObject({ rows: [{ sent: true }] });
  });

  it('ends up the same on two devices that were edited without a connection, whoever is back first', async () => {
    const server = createServer();
    const [phone, desk] = [openTab(deviceName(), server), openTab(deviceName(), server)];
    await phone.watched.edit(BILL, { label: 'Chairs' });
    now += 1000;
    await desk.watched.edit(BILL, { label: 'Tables' });
    await desk.watched.edit({ number: 'CSQU3054383', businessType: 2 }, { note: 'Gate 4' });
    await desk.watched.sync();
    await phone.watched.sync();
    await desk.watched.sync();
    expect(await phone.items()).toEqual(await desk.items());
    expect((await phone.items()).find(({ number }) => number === BILL.number)).toMatchObject({ label: 'Tables' });
  });

  it('keeps what is edited while a sending is under way', async () => {
    const server = createServer();
    const { watched, items } = openTab(deviceName(), server);
    await watched.edit(BILL, { label: 'Chairs' });
    const send = server.send;
    server.send = async (edits) => {
      const answer = await send(edits);
      server.send = send;
      await watched.edit(BILL, { note: 'Gate 4' });
      return answer;
    };
    await watched.sync();
    expect(await items()).toMatchObject([{ label: 'Chairs', note: 'Gate 4' }]);
    await watched.sync();
    expect(server.list()).toMatchObject([{ label: 'Chairs', note: 'Gate 4' }]);
  });

  it('can be changed on a device whose clock is behind the one of another', async () => {
    const server = createServer();
    const [ahead, behind] = [openTab(deviceName(), server, 3_600_000), openTab(deviceName(), server)];
    await ahead.watched.edit(BILL, { label: 'Chairs' });
    await ahead.watched.sync();
    await behind.watched.sync();
    await behind.watched.edit(BILL, { label: 'Tables' });
    await behind.watched.sync();
    await ahead.watched.sync();
    expect(await ahead.items()).toMatchObject([{ label: 'Tables' }]);
  });

  it('takes over what the server made of an edit, and does not send it for ever', async () => {
    const server = createServer();
    const { watched } = openTab(deviceName(), server, 86_400_000);
    const send = server.send;
    // Times that are ahead are cut, as the server does.
    server.send = (edits) => send(edits.map((edit) => ({ ...edit, editedAt: new Date(START).toISOString() })));
    await watched.edit(BILL, { label: 'Chairs' });
    await watched.sync();
    expect(watched.rows.view).toMatchObject({ rows: [{ sent: true, item: { label: 'Chairs' } }] });
  });

  describe('TRACK-08, PWA-04 and a full list', () => {
    const add = async ({ watched }: ReturnType<typeof openTab>, from: number, count: number) => {
      for (let index = from; index < from + count; index += 1) {
        await watched.edit({ number: `NUMBER${1000 + index}`, businessType: 1 }, { note: `note ${index}` });
        now += 1;
      }
    };
    const rowsOf = ({ watched: { rows } }: ReturnType<typeof openTab>) =>
      rows.view.kind === 'ready' ? rows.view.rows : [];
    const leftOf = (tab: ReturnType<typeof openTab>) =>
      rowsOf(tab)
        .filter(({ noRoom }) => noRoom)
        .map(({ item }) => item.number)
        .sort();

    it('of two devices that were filled without a connection sends what has room, and keeps and names the rest', async () => {
      const server = createServer();
      const [phone, desk] = [openTab(deviceName(), server), openTab(deviceName(), server)];
      await add(phone, 0, 120);
      await add(desk, 120, 110);
      await phone.watched.sync();
      await desk.watched.sync();
      expect(server.list()).toHaveLength(WATCH_MAX);
      expect(leftOf(desk)).toEqual(Array.from({ length: 30 }, (_, index) => `NUMBER${1200 + index}`));
      // Nothing typed is lost, and an edit of what is on the list already is not held up.
      expect(rowsOf(desk).find(({ item }) => item.number === 'NUMBER1229')).toMatchObject({
        item: { note: 'note 229' },
      });
      await desk.watched.edit({ number: 'NUMBER1000', businessType: 1 }, { label: 'Chairs' });
      await desk.watched.edit({ number: 'NUMBER1229', businessType: 1 }, { label: 'Tables' });
      await desk.watched.sync();
      expect(server.list().find(({ number }) => number === 'NUMBER1000')).toMatchObject({ label: 'Chairs' });
      expect(rowsOf(desk).find(({ item }) => item.number === 'NUMBER1229')).toMatchObject({
        sent: false,
        noRoom: true,
        item: { label: 'Tables', note: 'note 229' },
      });
    });

    it('lets it in by itself once other shipments are not watched any more', async () => {
      const server = createServer();
      const desk = openTab(deviceName(), server);
      await add(desk, 0, WATCH_MAX + 2);
      await desk.watched.sync();
      expect(leftOf(desk)).toEqual(['NUMBER1200', 'NUMBER1201']);
      const calls = server.calls;
      await desk.watched.sync();
      expect(server.calls - calls, 'what has no room is not sent again and again').toBe(1);
      await desk.watched.edit({ number: 'NUMBER1007', businessType: 1 }, { removed: true });
      await desk.watched.edit({ number: 'NUMBER1201', businessType: 1 }, { removed: true });
      await desk.watched.sync();
      expect(leftOf(desk)).toEqual([]);
      expect(rowsOf(desk).every(({ sent }) => sent)).toBe(true);
      expect(server.list().find(({ number }) => number === 'NUMBER1200')).toMatchObject({ note: 'note 200' });
    });
  });

  it('shows in one tab what another has changed', async () => {
    const server = createServer();
    const name = deviceName();
    const [one, other] = [openTab(name, server), openTab(name, server)];
    await other.items();
    await one.watched.edit(BILL, { label: 'Chairs' });
    await expect.poll(() => other.watched.rows.view).toMatchObject({ rows: [{ item: { label: 'Chairs' } }] });
  });
});

describe('questions that wait for a connection', () => {
  function openAsker(name: string, ask: (asked: TrackedNumber) => Promise<'found' | null>, alone = false) {
    return createQuestions({
      store: storeOf<QuestionRow>(name),
      ask,
      exclusive: (work) => work(alone),
      channel: null,
      clock: () => now,
    });
  }
  const bill = (number: string): TrackedNumber => ({ number, businessType: 1, said: false });
  const outcomes = ({ rows: { view } }: ReturnType<typeof openAsker>) =>
    view.kind === 'ready' ? view.rows.map(({ number, outcome }) => [number, outcome]) : view.kind;

  it('are asked once, though two tabs without locks hear of the connection at the same moment', async () => {
    const asked: string[] = [];
    const ask = async ({ number }: TrackedNumber) => {
      asked.push(number);
      return 'found' as const;
    };
    const name = deviceName();
    const tabs = [openAsker(name, ask), openAsker(name, ask)];
    await tabs[0]?.add(bill('DEMO0001'));
    now += 1;
    await tabs[0]?.add(bill('DEMO0002'));
    await tabs[1]?.add(bill('DEMO0001'));
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect(asked.sort()).toEqual(['DEMO0001', 'DEMO0002']);
    await tabs[1]?.rows.read();
    expect(tabs[1] && outcomes(tabs[1])).toEqual([
      ['DEMO0002', 'found'],
      ['DEMO0001', 'found'],
    ]);
  });

  it('A2 are asked again at once where the tab that asked has gone, or its session ended', async () => {
    const name = deviceName();
    const gone = openAsker(name, () => new Promise(() => undefined), true);
    await gone.add(bill('DEMO0001'));
    void gone.flush();
    await expect.poll(async () => (await storeOf<QuestionRow>(name).all())[0]?.claimedUntil).toBeGreaterThan(now);
    const tab = openAsker(name, async () => 'found', true);
    await tab.flush();
    await tab.rows.read();
    expect(outcomes(tab)).toEqual([['DEMO0001', 'found']]);
  });

  it('TRACK-01 are asked as the kind that was chosen, each kind of one number by itself', async () => {
    const asked: TrackedNumber[] = [];
    const tab = openAsker(deviceName(), async (one) => {
      asked.push(one);
      return 'found';
    });
    const box: TrackedNumber = { number: 'CSQU3054383', businessType: 2, said: false };
    const asBill: TrackedNumber = { number: 'CSQU3054383', businessType: 1, said: true };
    await tab.add(box);
    now += 1;
    await tab.add(asBill);
    await tab.add(asBill);
    await tab.flush();
    expect(asked).toEqual([box, asBill]);
    expect(asked.map(trackingQuestion)).toEqual([
      { query: { number: 'CSQU3054383' } },
      { query: { number: 'CSQU3054383', businessType: '1' } },
    ]);
    await tab.remove({ key: watchKey(box) });
    expect(tab.rows.view).toMatchObject({ rows: [asBill] });
  });

  it('go on waiting when the connection breaks again, and say so when the server refuses one', async () => {
    let online = false;
    const tab = openAsker(deviceName(), async ({ number }) => {
      if (!online) throw new OfflineError();
      return number === 'NONSENSE' ? null : 'found';
    });
    await tab.add(bill('NONSENSE'));
    now += 1;
    await tab.add(bill('DEMO0001'));
    await expect(tab.flush()).rejects.toThrow();
    expect(outcomes(tab)).toEqual([
      ['DEMO0001', null],
      ['NONSENSE', null],
    ]);
    online = true;
    await tab.flush();
    expect(outcomes(tab)).toEqual([
      ['DEMO0001', 'found'],
      ['NONSENSE', 'refused'],
    ]);
  });

  it('R08 go on waiting one by one: a number that the server cannot answer keeps no other from being asked', async () => {
    const problem = (status: number) => new ProblemError({ status, code: 'internal', message: '', requestId: null });
    const asked: string[] = [];
    let failure: Error = problem(500);
    const tab = openAsker(deviceName(), async ({ number }) => {
      asked.push(number);
      if (number === 'POISON') throw failure;
      return 'found';
    });
    await tab.add(bill('POISON'));
    now += 1;
    await tab.add(bill('DEMO0001'));
    await tab.flush();
    expect(outcomes(tab)).toEqual([
      ['DEMO0001', 'found'],
      ['POISON', null],
    ]);
    await tab.add(bill('DEMO0001'));
    for (failure of [problem(401), problem(429), new OfflineError()]) await expect(tab.flush()).rejects.toBe(failure);
    expect(asked).toEqual(['POISON', 'DEMO0001', 'POISON', 'POISON', 'POISON']);
  });

  it('are asked by another tab when the one that asked was closed', async () => {
    const name = deviceName();
    const never = openAsker(name, () => new Promise(() => undefined));
    await never.add(bill('DEMO0001'));
    void never.flush().catch(() => undefined);
    const other = openAsker(name, async () => 'found');
    await expect
      .poll(async () => {
        await other.rows.read();
        return other.rows.view.kind === 'ready' && other.rows.view.rows[0]?.claimedUntil;
      })
      .toBeGreaterThan(now);
    await other.flush();
    expect(outcomes(other)).toEqual([['DEMO0001', null]]);
    now += 60_001;
    await other.flush();
    expect(outcomes(other)).toEqual([['DEMO0001', 'found']]);
  });
});
