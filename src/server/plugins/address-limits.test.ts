import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perMinute, placeOf, sourceOf } from './address-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who is counted as one', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    [undefined, 'gone'],
  ])('%s as %s', (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });
});

describe('S10 counting', () => {
  const refused = (retryAfter: number) => expect.objectContaining({ code: 'too-many-requests', retryAfter });
  // Which place an address has is drawn anew in each process; these two are to have one each.
  const one = '203.0.113.1';
  const other =
    ['203.0.113.2', '203.0.113.3', '203.0.113.4'].find((address) => placeOf(address) !== placeOf(one)) ?? '';

  it('refuses from one beyond the limit until the minute is over, and begins anew then', async () => {
    const count = perMinute(2);
    await count(one);
    await vi.advanceTimersByTimeAsync(10_000);
    await count(one);
    await expect(count(one)).rejects.toEqual(refused(50));
    await vi.advanceTimersByTimeAsync(50_000);
    await count(one);
  });

  it('counts sources apart, and several at once', async () => {
    const count = perMinute(3);
    await count(one, 3);
    await count(other);
    await expect(count(one)).rejects.toEqual(refused(60));
    await expect(count(other, 3)).rejects.toEqual(refused(60));
  });

  it('counts requests whose connection is gone, so that they have no address, as those of one source', async () => {
    const count = perMinute(1);
    await count(undefined);
    await expect(count(undefined)).rejects.toEqual(refused(60));
  });

  it('takes no more room than it may, however many addresses there are', () => {
    const places = Array.from({ length: 1000 }, (_, n) => placeOf(`2001:db8:${n}::1`));
    expect(places.filter((place) => !Number.isInteger(place) || place < 0 || place >= 65_536)).toEqual([]);
  });

  it('lets nobody in with a limit of none', async () => {
    await expect(perMinute(0)(one)).rejects.toEqual(refused(60));
  });
});
