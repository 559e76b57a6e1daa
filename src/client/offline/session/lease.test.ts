import { describe, expect, it } from 'vitest';
import { confirmLease, dropLease, LEASE_MS, leaseAt, leaseEnd, lockLease, onLease } from './lease.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** Noon by the server's clock. */
const NOON = Date.UTC(2026, 10, 21, 12);

function createShelf() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  return Object.assign(() => storage, { items });
}

describe('the lease of what is kept for a session', () => {
  it('PWA-07 is none before the server has confirmed the session, and after it was dropped', () => {
    const shelf = createShelf();
    expect(leaseAt(NOON, shelf)).toBe('none');
    confirmLease(NOON, NOON, shelf);
    dropLease(shelf);
    expect(leaseAt(NOON, shelf)).toBe('none');
  });

  it('PWA-07 lasts 72 hours from the last confirmation', () => {
    const shelf = createShelf();
    confirmLease(NOON, NOON, shelf);
    expect(leaseAt(NOON + 72 * HOUR, shelf)).toBe('valid');
    expect(leaseAt(NOON + 72 * HOUR + 1, shelf)).toBe('over');
    confirmLease(NOON + 80 * HOUR, NOON + 80 * HOUR, shelf);
    expect(leaseAt(NOON + 80 * HOUR + LEASE_MS, shelf)).toBe('valid');
  });

  it.each([
    ['two years slow', -2 * YEAR],
    ['two years fast', 2 * YEAR],
  ])('R30 is as long on a device whose clock is %s', (_name, wrong) => {
    const shelf = createShelf();
    confirmLease(NOON, NOON + wrong, shelf);
    expect(leaseAt(NOON + wrong + 71 * HOUR, shelf)).toBe('valid');
    expect(leaseAt(NOON + wrong + 73 * HOUR, shelf)).toBe('over');
  });

  it.each([HOUR, 2 * YEAR])('R30 is not made longer by setting the clock back by %d ms', (back) => {
    const shelf = createShelf();
    confirmLease(NOON, NOON, shelf);
    expect(leaseAt(NOON + 73 * HOUR, shelf)).toBe('over');
    expect(leaseAt(NOON + 73 * HOUR - back, shelf)).toBe('over');
  });

  it('A2 is locked by the end of the session, ends when it would have, and opens with a confirmation', () => {
    const shelf = createShelf();
    lockLease(shelf);
    expect(leaseAt(NOON, shelf)).toBe('none');
    confirmLease(NOON, NOON, shelf);
    lockLease(shelf);
    expect(leaseAt(NOON + 72 * HOUR, shelf)).toBe('locked');
    expect(leaseAt(NOON + 73 * HOUR, shelf)).toBe('over');
    confirmLease(NOON + 1, NOON + 1, shelf);
    expect(leaseAt(NOON + 1, shelf)).toBe('valid');
  });

  it('A2 tells whoever shows what is kept of each confirmation, lock and end, and of no look at it', () => {
    const shelf = createShelf();
    const heard: string[] = [];
    const end = onLease(() => heard.push(leaseAt(NOON + HOUR, shelf)));
    lockLease(shelf);
    confirmLease(NOON, NOON, shelf);
    confirmLease(NOON + 1, NOON + 1, shelf);
    leaseAt(NOON + HOUR, shelf);
    lockLease(shelf);
    confirmLease(NOON + HOUR, NOON + HOUR, shelf);
    dropLease(shelf);
    end();
    confirmLease(NOON, NOON, shelf);
    expect(heard).toEqual(['valid', 'locked', 'valid', 'none']);
  });

  it.each([0, 2 * YEAR])('A2 tells its end by the clock of the device, which is %d ms fast', (fast) => {
    const shelf = createShelf();
    expect(leaseEnd(shelf)).toBeNull();
    confirmLease(NOON, NOON + fast, shelf);
    expect(leaseEnd(shelf)).toBe(NOON + fast + LEASE_MS);
  });

  it.each([
    '',
    '{',
    '7',
    'null',
    '{"confirmedAt":1}',
    '{"confirmedAt":"1","ahead":0,"seen":0}',
    '{"confirmedAt":1,"ahead":0,"seen":0,"locked":1}',
  ])('is none where the storage holds %j', (text) => {
    const shelf = createShelf();
    confirmLease(NOON, NOON, shelf);
    for (const key of shelf.items.keys()) shelf.items.set(key, text);
    expect(leaseAt(NOON, shelf)).toBe('none');
  });

  it('is none where the browser blocks storage, which breaks nothing', () => {
    const blocked = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    confirmLease(NOON, NOON, blocked);
    dropLease(blocked);
    expect(leaseAt(NOON, blocked)).toBe('none');
  });
});
