import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
let sheet: EventTarget & { visibilityState: string };
let client: QueryClient;
/** How a probe of the server ends: answered (late), broken off, never, or with an answer of a portal or a gateway. */
let answer: 'yes' | 'late' | 'no' | 'never' | 'portal' | 'server';
let probes: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  page = new EventTarget();
  sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', sheet);
  vi.stubGlobal('navigator', { onLine: true });
  answer = 'no';
  probes = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of its own: its connectivity, and the modules that this one knows, new in each test. */
async function openTab() {
  const [{ connectivity }, { watchConnection }, errors, { onlineManager }, { createQueryClient }, { createApi }] =
    await Promise.all([
      import('#client/offline/connectivity.ts'),
      import('#client/offline/watch-connection.ts'),
      import('#client/api/errors.ts'),
      import('@tanstack/react-query'),
      import('#client/app/query-client.ts'),
      import('#client/api/api.ts'),
    ]);
  const transport = () => Promise.reject(new TypeError('not used'));
  client = createQueryClient(createApi({ base: '/api', locale: 'zh_CN', transport }));
  watchConnection(client, (signal) => {
    probes.push(Date.now());
    if (answer === 'yes') return Promise.resolve();
    if (answer === 'late') return new Promise((resolve) => setTimeout(resolve, 500));
    if (answer === 'no') return Promise.reject(new TypeError('failed to fetch'));
    if (answer !== 'never') {
      return Promise.reject(new errors.ForeignAnswerError('', { status: answer === 'portal' ? 200 : 502 }));
    }
    // Ended by the signal, as `fetch` is.
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  return { connectivity, onlineManager, ...errors };
}

type Errors = Pick<typeof import('#client/api/errors.ts'), 'OfflineError' | 'TimeoutError' | 'ForeignAnswerError'>;

let calls = 0;
async function failWith(error: Error): Promise<void> {
  calls += 1;
  const asked = client.query({ queryKey: ['call', calls], queryFn: () => Promise.reject(error), retry: false });
  await asked.catch(() => undefined);
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('connectivity', () => {
  it.each([
    ['a network that gives no answer', 'unreachable', ({ OfflineError }: Errors) => new OfflineError('')],
    ['a network that never ends its answers', 'silent', ({ TimeoutError }: Errors) => new TimeoutError('')],
    ['a portal', 'portal', ({ ForeignAnswerError }: Errors) => new ForeignAnswerError('', { status: 200 })],
    [
      'a proxy whose server is down',
      'server',
      ({ ForeignAnswerError }: Errors) => new ForeignAnswerError('', { status: 502 }),
    ],
  ] as const)('PWA-05 is lost with a call that our server did not answer: %s', async (_name, obstacle, failing) => {
    const { connectivity, ...errors } = await openTab();
    const told = vi.fn();
    connectivity.subscribe(told);
    await failWith(failing(errors));
    expect([connectivity.online, connectivity.obstacle]).toEqual([false, obstacle]);
    await failWith(failing(errors));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('PWA-05 is not lost with words of our server that this version cannot read', async () => {
    const { connectivity, ForeignAnswerError } = await openTab();
    await failWith(new ForeignAnswerError('does not fit the contract'));
    expect(connectivity.online).toBe(true);
  });

  it('PWA-05 tells what stands in the way by what the next look meets', async () => {
    const { connectivity, OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    for (const [met, obstacle] of [
      ['portal', 'portal'],
      ['server', 'server'],
      ['no', 'unreachable'],
    ] as const) {
      answer = met;
      await seconds(6);
      expect(connectivity.obstacle).toBe(obstacle);
    }
    vi.stubGlobal('navigator', { onLine: false });
    await seconds(6);
    expect(connectivity.obstacle).toBe('device');
  });

  it('PWA-05 is not lost when our server says no', async () => {
    const { connectivity, ProblemError } = await openTab();
    for (const status of [400, 404, 500, 503]) {
      await failWith(new ProblemError({ status, code: 'internal', message: '', requestId: null }));
    }
    expect(connectivity.online).toBe(true);
  });

  it('PWA-05 believes the browser when it says offline, and asks the server when it says online', async () => {
    const { connectivity } = await openTab();
    page.dispatchEvent(new Event('offline'));
    expect(connectivity.online).toBe(false);
    page.dispatchEvent(new Event('online'));
    await seconds(0);
    expect([probes.length, connectivity.online]).toEqual([1, false]);
    answer = 'yes';
    page.dispatchEvent(new Event('online'));
    await seconds(0);
    expect(connectivity.online).toBe(true);
  });

  it('PWA-05 takes no answer for a connection that was on its way when the network went', async () => {
    const { connectivity } = await openTab();
    answer = 'late';
    const looked = connectivity.check();
    page.dispatchEvent(new Event('offline'));
    await seconds(0.5);
    expect([await looked, connectivity.obstacle]).toEqual([false, 'device']);
    // The next look counts again, whatever the browser says of the network.
    await seconds(3);
    expect(connectivity.online).toBe(true);
  });

  it('starts offline where the browser says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect((await openTab()).connectivity.online).toBe(false);
  });

  it('A1, R08 looks again by itself with growing pauses, and at most 12 times in any minute', async () => {
    const { OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    await seconds(600);
    const pauses = probes.map((at, index) => at - (probes[index - 1] ?? 0));
    expect(pauses[0]).toBeLessThanOrEqual(2_000);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_800);
    expect(Math.min(...pauses.slice(3))).toBeGreaterThanOrEqual(5_400);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6_000);
    for (const from of probes) {
      expect(probes.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(12);
    }
  });

  it('R08 does not look more often because calls fail or the visitor asks meanwhile', async () => {
    answer = 'never';
    const { connectivity, OfflineError } = await openTab();
    for (let call = 0; call < 20; call++) await failWith(new OfflineError('no answer'));
    for (let press = 0; press < 20; press++) void connectivity.check();
    expect(probes).toHaveLength(1);
  });

  it('R08 leaves the server alone while nobody looks at the page: at most 4 times in a minute', async () => {
    const { OfflineError } = await openTab();
    sheet.visibilityState = 'hidden';
    await failWith(new OfflineError('no answer'));
    await seconds(60);
    expect(probes.length).toBeLessThanOrEqual(4);
  });

  it.each([0.5, 3, 11, 17.7, 31, 59])('R08 notices within 10 s that the server is back, after %s s', async (away) => {
    const { connectivity, onlineManager, OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    await seconds(away);
    answer = 'yes';
    await seconds(10);
    expect([connectivity.online, onlineManager.isOnline()]).toEqual([true, true]);
  });

  it.each([0.5, 3, 11, 17.7, 31, 59])('R03 does so too when its looks hung until then, after %s s', async (away) => {
    answer = 'never';
    // The limit of a probe is a timer of the platform, which fake timers do not move.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms);
      return limit.signal;
    });
    const { connectivity, TimeoutError } = await openTab();
    await failWith(new TimeoutError('no answer'));
    await seconds(away);
    expect(connectivity.online).toBe(false);
    answer = 'yes';
    await seconds(10);
    expect(connectivity.online).toBe(true);
  });

  it('looks at once when the page is looked at again', async () => {
    const { connectivity, OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    await seconds(60);
    const before = probes.length;
    answer = 'yes';
    sheet.visibilityState = 'hidden';
    sheet.dispatchEvent(new Event('visibilitychange'));
    expect(probes.length).toBe(before);
    sheet.visibilityState = 'visible';
    sheet.dispatchEvent(new Event('visibilitychange'));
    await seconds(0);
    expect(connectivity.online).toBe(true);
  });

  it('asks nobody while it is online', async () => {
    await openTab();
    await seconds(600);
    expect(probes).toEqual([]);
  });

  it('has questions asked again that went unanswered, once the server is back', async () => {
    let reachable = false;
    const { onlineManager, OfflineError } = await openTab();
    client.mount();
    const observer = new QueryObserver(client, {
      queryKey: ['news'],
      queryFn: () => (reachable ? Promise.resolve('news') : Promise.reject(new OfflineError('no answer'))),
    });
    const leave = observer.subscribe(() => undefined);
    await seconds(1);
    expect(observer.getCurrentResult().status).toBe('error');
    expect(onlineManager.isOnline()).toBe(false);
    reachable = true;
    answer = 'yes';
    await seconds(10);
    expect(observer.getCurrentResult().data).toBe('news');
    leave();
    client.unmount();
  });
});
