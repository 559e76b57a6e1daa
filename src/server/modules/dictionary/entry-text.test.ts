import { describe, expect, it } from 'vitest';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { hsCodesSeed } from '#server/db/seed/datasets/hs-codes.ts';
import { portsSeed } from '#server/db/seed/datasets/ports.ts';
import { entryText } from './entry-text.ts';

describe('search columns of dictionary rows (DICT-06)', () => {
  it('DICT-06 makes Ningbo findable by code, alias code, pinyin, initials and character pairs', () => {
    const ningbo = portsSeed.entries().find(({ row }) => row.code === 'CNNGB');
    if (ningbo === undefined) throw new Error('Ningbo is missing.');
    const text = entryText('ports', ningbo.row, ningbo.weight);
    expect(text.pinyin.split('|')[0]).toBe('ning bo');
    for (const word of ['cnngb', 'cnnbo', 'ningbo', 'nb']) expect(text.latin).toContain(` ${word} `);
    expect(text.han).toContain('宁波');
    expect(text.facets).toEqual(expect.arrayContaining(['country:CN', 'lane:china-coast', 'type:seaport']));
  });

  it('DICT-06 gives each row of the tariff a key of its own', () => {
    const keys = hsCodesSeed.entries().map(({ row }) => definitions['hs-codes'].key(row));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.length === 2)).toHaveLength(96);
    expect(keys.filter((key) => key.length === 10).length).toBeGreaterThanOrEqual(300);
  });
});
