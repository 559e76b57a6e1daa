import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import { type AskCached, type CarrierCacheDeps, createCarrierCache } from './carrier-cache.ts';

const MINUTE = 60_000;

const carrier: Carrier = {
  code: 'TEST',
  name: { zh: '测试', en: 'Test' },
  kind: 'carrier',
  prefixes: [],
  cacheMs: 0,
  track: null,
  subscribe: null,
  hasSubscription: null,
  unsubscribe: null,
  push: { signatureHeader: '', subscriptionHeader: '' },
  schedules: null,
};

let askCached: AskCached<string>;
let ask: ReturnType<typeof vi.fn<() => Promise<string[]>>>;

/** Of the log only what is written to it here. */
const log = { warn: vi.fn(), error: vi.fn() } as Pick<
  CarrierCacheDeps['log'],
  'warn' | 'error'
> as CarrierCacheDeps['log'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  ask = vi.fn(async () => ['a']);
  askCached = createCarrierCache<string>({ clock: Date.now, log, patienceMs: 6000 });
});
afterEach(() => vi.useRealTimers());

const answer = () => askCached(carrier, 'q', ask);
const fail = (kind: 'status' | 'budget') => ask.mockRejectedValueOnce(new CarrierFailure(kind, 'no'));

describe('PLAN-01 what a carrier said', () => {
  it('is not asked for again within a quarter of an hour, and its age is told', async () => {
    await answer();
    vi.advanceTimersByTime(14 * MINUTE);
    expect(await answer()).toEqual({
      rows: ['a'],
      source: { code: 'TEST', name: carrier.name, asOf: '2026-11-21T00:00:00.000Z', problem: null },
    });
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * MINUTE);
    await answer();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stays when the carrier fails later, with the reason, and goes after a day', async () => {
    await answer();
    vi.advanceTimersByTime(20 * MINUTE);
    fail('status');
    expect(await answer()).toMatchObject({
      rows: ['a'],
      source: { problem: 'failed', asOf: '2026-11-21T00:00:00.000Z' },
    });
    vi.advanceTimersByTime(24 * 60 * MINUTE);
    fail('budget');
    expect(await answer()).toMatchObject({ rows: [], source: { problem: 'budget', asOf: null } });
  });

  it('is not asked for again right after a failure, and is soon', async () => {
    fail('status');
    await answer();
    await answer();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(21_000);
    expect(await answer()).toMatchObject({ rows: ['a'], source: { problem: null } });
  });

  it('is asked for once by many at the same time', async () => {
    await Promise.all([answer(), answer(), answer()]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('holds nobody up when it is slow, and is there for the next one', async () => {
    let say: (rows: string[]) => void = () => undefined;
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        say = resolve;
      }),
    );
    const first = answer();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await first).toMatchObject({ rows: [], source: { problem: 'slow', asOf: null } });
    say(['late']);
    expect(await answer()).toMatchObject({ rows: ['late'], source: { problem: null } });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is a failure also where our own reading breaks', async () => {
    ask.mockRejectedValueOnce(new TypeError('not a list'));
    expect(await answer()).toMatchObject({ rows: [], source: { problem: 'failed' } });
  });
});
