import { describe, expect, it } from 'vitest';
import { confirmLease, dropLease, LEASE_MS, leaseAt } from './lease.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** Noon by the server's clock. */
const NOON = Date.UTC(2026, 10, 21, 12);

function createShelf() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the lease of what is kept for a session', () => {
  it('PWA-07 is none before the server has confirmed the session, and after it was dropped', () => {
    const shelf = createShelf();
    expect(leaseAt(shelf, NOON)).toBe('none');
    confirmLease(shelf, NOON, NOON);
    dropLease(shelf);
    expect(leaseAt(shelf, NOON)).toBe('none');
  });

  it('PWA-07 lasts 72 hours from the last confirmation', () => {
    const shelf = createShelf();
    confirmLease(shelf, NOON, NOON);
    expect(leaseAt(shelf, NOON + 72 * HOUR)).toBe('valid');
    expect(leaseAt(shelf, NOON + 72 * HOUR + 1)).toBe('over');
    confirmLease(shelf, NOON + 80 * HOUR, NOON + 80 * HOUR);
    expect(leaseAt(shelf, NOON + 80 * HOUR + LEASE_MS)).toBe('valid');
  });

  it.each([
    ['two years slow', -2 * YEAR],
    ['two years fast', 2 * YEAR],
  ])('R30 is as long on a device whose clock is %s', (_name, wrong) => {
    const shelf = createShelf();
    confirmLease(shelf, NOON, NOON + wrong);
    expect(leaseAt(shelf, NOON + wrong + 71 * HOUR)).toBe('valid');
    expect(leaseAt(shelf, NOON + wrong + 73 * HOUR)).toBe('over');
  });

  it.each([HOUR, 2 * YEAR])('R30 is not made longer by setting the clock back by %d ms', (back) => {
    const shelf = createShelf();
    confirmLease(shelf, NOON, NOON);
    expect(leaseAt(shelf, NOON + 73 * HOUR)).toBe('over');
    expect(leaseAt(shelf, NOON + 73 * HOUR - back)).toBe('over');
  });

  it.each(['', '{', '7', 'null', '{"confirmedAt":1}', '{"confirmedAt":"1","ahead":0,"seen":0}'])(
    'is none where the storage holds %j',
    (text) => {
      const shelf = createShelf();
      confirmLease(shelf, NOON, NOON);
      for (const key of shelf.items.keys()) shelf.items.set(key, text);
      expect(leaseAt(shelf, NOON)).toBe('none');
    },
  );
});
