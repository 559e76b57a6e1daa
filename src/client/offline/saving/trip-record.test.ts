import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATASETS } from '#contract/datasets.ts';
import { OWN_PARTS, SAVE_PARTS } from './save-plan.ts';

const NOW = Date.UTC(2026, 10, 20, 8, 10);
const HOUR = 3_600_000;

/** The module as a page finds it that starts on a device with these tables. */
async function start(tables: readonly string[] = DATASETS) {
  localStorage.setItem('packs', tables.map((name) => `${name}:1:${NOW}:100`).join(','));
  vi.resetModules();
  return import('./trip-record.ts');
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

afterEach(() => vi.unstubAllGlobals());

describe('PWA-05 the trip pack', () => {
  it('is on the device while all its parts are', async () => {
    const { missingParts, readTrip, writeTrip } = await start();
    writeTrip({ begunAt: NOW, saved: SAVE_PARTS });
    expect(readTrip()).toEqual({ begunAt: NOW, saved: SAVE_PARTS });
    expect(missingParts({ begunAt: NOW, saved: SAVE_PARTS })).toEqual([]);
  });

  it('lacks the dictionary when one table of it is gone', async () => {
    const { missingParts } = await start(DATASETS.slice(1));
    expect(missingParts({ begunAt: NOW, saved: SAVE_PARTS })).toEqual(['dictionary']);
  });

  it('lacks what was removed, and what went with a session', async () => {
    const { loseParts, missingParts, readTrip, writeTrip } = await start();
    writeTrip({ begunAt: NOW, saved: SAVE_PARTS });
    loseParts(['news']);
    loseParts(OWN_PARTS);
    const record = readTrip();
    expect(record && missingParts(record)).toEqual([...OWN_PARTS, 'news']);
  });

  it('is gone on with when it was broken off lately, and saved anew when that is long ago or it is whole', async () => {
    const { recordToGoOnWith, writeTrip } = await start();
    const broken = { begunAt: NOW - 23 * HOUR, saved: SAVE_PARTS.slice(0, 3) };
    writeTrip(broken);
    expect(recordToGoOnWith(NOW)).toEqual(broken);
    writeTrip({ ...broken, begunAt: NOW - 25 * HOUR });
    expect(recordToGoOnWith(NOW)).toEqual({ begunAt: NOW, saved: [] });
    writeTrip({ begunAt: NOW - HOUR, saved: SAVE_PARTS });
    expect(recordToGoOnWith(NOW)).toEqual({ begunAt: NOW, saved: [] });
  });
});
