import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreCandidate } from './candidates.ts';
import type { SearchFields } from './pack.ts';
import type { IndexColumns } from './server-plan.ts';
import { bigrams, indexColumns, queryPlan } from './server-plan.ts';
import { synonymsOf } from './synonyms.ts';

function like(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(text);
}

type Wording = ReturnType<typeof queryPlan>['others'][number];

function fitsWording({ latin, grams }: IndexColumns, { han, latin: patterns, joined, short, marks }: Wording): boolean {
  const exact = han.every((gram) => grams.includes(gram)) && patterns.every((pattern) => like(latin, pattern));
  if (han.length + patterns.length === 0) return false;
  if (exact || marks.some((mark) => grams.includes(mark))) return true;
  if (short.some(({ initials, pinyin }) => like(latin, initials) && new RegExp(pinyin).test(latin))) return true;
  return joined !== null && like(latin, joined);
}

function isCandidate(columns: IndexColumns, query: string): boolean {
  const { near, others, ...typed } = queryPlan(query, spoken);
  if ([typed, ...others].some((wording) => fitsWording(columns, wording))) return true;
  if (near.words.some((beginning) => like(columns.latin, `% ${beginning}%`))) return true;
  if (near.sounds.some((pattern) => like(columns.latin, pattern))) return true;
  if (near.marks.some((mark) => columns.grams.includes(mark))) return true;
  return near.han.some((grams) => grams.every((gram) => columns.grams.includes(gram)));
}

/** Few sounds, so that chance brings names that sound alike. */
const SOUNDS: Record<string, string> = { 上: 'shan', 海: 'ha', 宁: 'ni', 波: 'ni' };
const spoken = (folded: string) => [Array.from(folded, (character) => SOUNDS[character] ?? 'a').join(' ')];

const word = fc.stringMatching(/^[abn]{1,6}$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
const han = fc.stringMatching(/^[上海宁波]{1,5}( [上海]{1,2})?$/);
const pinyin = fc
  .array(fc.constantFrom('shan', 'ha', 'ni', 'ning', 'bo', 'a'), { minLength: 1, maxLength: 4 })
  .map((syllables) => syllables.join(' '));
const short = fc.stringMatching(/^(s|h|n|b|sh|shan|ha|ni|ning|bo){2,4}$/);
const mixed = fc.tuple(word, han, word).map(([a, b, c]) => `${a}${b}${c}`);
const fields: fc.Arbitrary<SearchFields> = fc.record({
  codes: fc.array(fc.stringMatching(/^[ABN1]{2,6}$/), { minLength: 1, maxLength: 2 }),
  names: fc.array(fc.oneof(words, han, mixed), { minLength: 1, maxLength: 2 }),
  pinyin: fc.array(fc.oneof(words, pinyin), { maxLength: 2 }),
  synonyms: fc.array(
    fc.array(fc.oneof(words, han), { maxLength: 2 }).map((list) => synonymsOf(list, { beginnings: true })),
    { maxLength: 1 },
  ),
  weight: fc.constant(0),
});

describe('DICT-06 the candidates that the database delivers', () => {
  it('contain every row that the ranking takes', () => {
    const query = fc.oneof(
      words,
      han,
      short,
      mixed,
      fc.stringMatching(/^[abn1]{1,9}$/),
      fc.tuple(word, han).map(String),
    );
    fc.assert(
      fc.property(fields, query, (row, text) => {
        if (scoreCandidate(text, row, spoken) !== null) expect(isCandidate(indexColumns(row), text)).toBe(true);
      }),
      { numRuns: 8000 },
    );
  });

  it('are asked for by pairs of characters and by patterns that an index serves', () => {
    expect(queryPlan('寧波舟山 Port')).toEqual({
      han: ['宁波', '波舟', '舟山'],
      latin: ['%port%'],
      joined: null,
      short: [],
      marks: ['=宁波舟山port', '~宁波舟山port'],
      code: null,
      near: { words: [], sounds: [], marks: [], han: [] },
      others: [],
    });
    expect(queryPlan('NB')).toMatchObject({ han: [], latin: ['% nb%'], joined: null, code: 'nb', near: { words: [] } });
    expect(queryPlan('sh a')).toMatchObject({ latin: ['% sh%', '% a%'], joined: '%sha%', code: 'sha' });
    expect(queryPlan('shangahi').near.words).toEqual(['shan', 'shagnahi', '___gahi', '____gahi', '_____gahi']);
    expect(queryPlan('海')).toMatchObject({ han: ['海'], latin: [], code: null });
    expect(queryPlan('--')).toMatchObject({ han: [], latin: [], joined: null, marks: [], code: null });
    expect(queryPlan('cqgang').short).toContainEqual({ initials: '% cqg%', pinyin: ' c[a-z]* q[a-z]* gang' });
    expect(queryPlan('塑胶管').others).toMatchObject([{ han: ['塑料', '料管'] }]);
    expect(queryPlan('休斯敦').near.han).toEqual([['斯敦'], ['休', '敦'], ['休斯'], ['休', '斯', '敦']]);
  });

  it('are found in columns that hold words and joined names', () => {
    const row = { codes: ['US NYC'], names: ['New York', '纽约'], pinyin: ['niu yue'], weight: 1 };
    expect(indexColumns(row)).toEqual({
      latin: ' usnyc new york newyork niu yue niuyue ny ',
      grams: ['纽', '纽约', '约'],
    });
  });
});

describe('bigrams', () => {
  it('gives single characters and pairs, once each, across spaces but not across Latin text', () => {
    expect(bigrams('上海 海上')).toEqual(['上', '上海', '海', '海海', '海上']);
    expect(bigrams('港a口')).toEqual(['港', '口']);
  });
});
