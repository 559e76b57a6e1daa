import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
let sheet: EventTarget & { visibilityState: string };
let client: QueryClient;
/** What the server says to a sign of life: true, false, or never anything. */
let answer: boolean | 'never';
let probes: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  page = new EventTarget();
  sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', sheet);
  vi.stubGlobal('navigator', { onLine: true });
  answer = false;
  probes = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of its own: its connectivity, and the modules that this one knows, new in each test. */
async function openTab() {
  const [{ connectivity }, errors, { onlineManager }, { createQueryClient }] = await Promise.all([
    import('#client/offline/connectivity.ts'),
    import('#client/api/errors.ts'),
    import('@tanstack/react-query'),
    import('#client/app/query-client.ts'),
  ]);
  client = createQueryClient({ locale: 'zh_CN', call: () => Promise.reject(new errors.OfflineError('not used')) });
  connectivity.start(client, (signal) => {
    probes.push(Date.now());
    if (answer !== 'never') return Promise.resolve(answer);
    // Ended by the signal, as `fetch` is.
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  return { connectivity, onlineManager, ...errors };
}

let calls = 0;
async function failWith(error: Error): Promise<void> {
  calls += 1;
  const asked = client.query({ queryKey: ['call', calls], queryFn: () => Promise.reject(error), retry: false });
  await asked.catch(() => undefined);
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('connectivity', () => {
  it.each(['OfflineError', 'TimeoutError', 'ForeignAnswerError'] as const)(
    'PWA-05 is lost with a call that our server did not answer: %s',
    async (kind) => {
      const { connectivity, ...errors } = await openTab();
      const error = new errors[kind]('no answer');
      const told = vi.fn();
      connectivity.subscribe(told);
      await failWith(error);
      expect(connectivity.online).toBe(false);
      await failWith(error);
      expect(told).toHaveBeenCalledTimes(1);
    },
  );

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
    answer = true;
    page.dispatchEvent(new Event('online'));
    await seconds(0);
    expect(connectivity.online).toBe(true);
  });

  it('starts offline where the browser says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect((await openTab()).connectivity.online).toBe(false);
  });

  it('looks again by itself with growing pauses, never more often than every second nor more seldom than every 6 s', async () => {
    const { OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    await seconds(120);
    const pauses = probes.map((at, index) => at - (probes[index - 1] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6_000);
    expect(pauses[0]).toBeLessThanOrEqual(2_000);
    expect(Math.min(...pauses.slice(4))).toBeGreaterThanOrEqual(4_500);
  });

  it.each([0.5, 3, 11, 17.7, 31, 59])('R08 notices within 10 s that the server is back, after %s s', async (away) => {
    const { connectivity, onlineManager, OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    await seconds(away);
    answer = true;
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
    answer = true;
    await seconds(10);
    expect(connectivity.online).toBe(true);
  });

  it('looks at once when the page is looked at again', async () => {
    const { connectivity, OfflineError } = await openTab();
    await failWith(new OfflineError('no answer'));
    await seconds(60);
    const before = probes.length;
    answer = true;
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
    answer = true;
    await seconds(10);
    expect(observer.getCurrentResult().data).toBe('news');
    leave();
    client.unmount();
  });
});
