import { describe, expect, it } from 'vitest';
import { AddressCounter, sourceOf } from './address-counter.ts';

describe('who is counted as one', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    [undefined, 'gone'],
  ])('%s as %s', (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });
});

describe('S10 counting', () => {
  it('refuses from one beyond the limit until the window ends, and begins anew then', () => {
    const counter = new AddressCounter(2, 1000, 10);
    expect([0, 100, 200, 999].map((now) => counter.take('a', now))).toEqual([0, 0, 800, 1]);
    expect(counter.take('a', 1000)).toBe(0);
  });

  it('counts sources apart', () => {
    const counter = new AddressCounter(1, 1000, 10);
    expect([counter.take('a', 0), counter.take('b', 0), counter.take('a', 1)]).toEqual([0, 0, 999]);
  });

  it('counts requests whose connection is gone, so that they have no address, as those of one source', () => {
    const counter = new AddressCounter(1, 1000, 10);
    expect([counter.take(undefined, 0), counter.take('a', 0), counter.take(undefined, 1)]).toEqual([0, 0, 999]);
  });

  it('holds no more sources than it may, forgetting the longest known', () => {
    const counter = new AddressCounter(1, 1000, 2);
    for (const address of ['a', 'b', 'c']) counter.take(address, 0);
    expect(counter.take('a', 1)).toBe(0);
    expect(counter.take('c', 1)).toBe(999);
  });

  it('lets nobody in with a limit of none', () => {
    expect(new AddressCounter(0, 1000, 2).take('a', 0)).toBe(1000);
  });
});
