import { describe, expect, it } from 'vitest';
import type { PackData } from '#contract/dictionary.ts';
import { applyDelta, checksumOf, DeltaMismatch, isSound, toColumns } from './pack.ts';

function pack(version: number, rows: readonly { key: string; weight: number; name: string }[]): PackData {
  return {
    edition: {
      dataset: 'ports',
      version,
      name: 'test',
      source: 'test',
      sourceUrl: null,
      dated: '2026-01-01',
      updatedAt: '2026-01-01T00:00:00Z',
      rows: rows.length,
      sample: false,
    },
    since: 0,
    keys: rows.map((row) => row.key),
    weights: rows.map((row) => row.weight),
    pinyin: rows.map(() => ''),
    columns: toColumns(rows, ['name']),
    deleted: [],
    checksum: checksumOf(rows.map((row) => row.key)),
  };
}

const base = pack(1, [
  { key: 'B', weight: 9, name: 'b' },
  { key: 'A', weight: 1, name: 'a' },
  { key: 'C', weight: 1, name: 'c' },
]);

describe('packs of the dictionary (PWA-03)', () => {
  it('applies changes, additions and deletions and keeps the default order', () => {
    const whole = pack(2, [
      { key: 'D', weight: 20, name: 'd' },
      { key: 'B', weight: 9, name: 'new b' },
      { key: 'C', weight: 1, name: 'c' },
    ]);
    const changes = pack(2, [
      { key: 'B', weight: 9, name: 'new b' },
      { key: 'D', weight: 20, name: 'd' },
    ]);
    const delta = { ...changes, since: 1, deleted: ['A'], checksum: whole.checksum };
    expect(applyDelta(base, delta)).toEqual({ ...whole, edition: delta.edition });
  });

  it('refuses a delta from another version', () => {
    expect(() => applyDelta(base, { ...pack(3, []), since: 2 })).toThrow(DeltaMismatch);
  });

  it('refuses a result that is not what the server has', () => {
    expect(() => applyDelta(base, { ...pack(2, []), since: 1, deleted: ['A'], checksum: '00000000' })).toThrow(
      DeltaMismatch,
    );
  });

  it('finds a damaged pack', () => {
    expect(isSound(base)).toBe(true);
    expect(isSound({ ...base, keys: ['B', 'A', 'X'] })).toBe(false);
    expect(isSound({ ...base, columns: { name: ['only one'] } })).toBe(false);
  });

  it('tells keys apart that read the same when joined', () => {
    expect(checksumOf(['AB', 'C'])).not.toBe(checksumOf(['A', 'BC']));
  });
});
