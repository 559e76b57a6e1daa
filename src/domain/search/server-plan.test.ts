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

function isCandidate({ latin, grams }: IndexColumns, query: string): boolean {
  const plan = queryPlan(query);
  const exact = plan.han.every((gram) => grams.includes(gram)) && plan.latin.every((pattern) => like(latin, pattern));
  if (exact && plan.han.length + plan.latin.length > 0) return true;
  if (plan.marks.some((mark) => grams.includes(mark))) return true;
  if (plan.joined !== null && like(latin, plan.joined)) return true;
  return plan.fuzzy.some((beginning) => like(latin, `% ${beginning}%`));
}

const word = fc.stringMatching(/^[abn]{1,6}$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
const han = fc.stringMatching(/^[上海宁]{1,4}( [上海]{1,2})?$/);
const mixed = fc.tuple(word, han, word).map(([a, b, c]) => `${a}${b}${c}`);
const fields: fc.Arbitrary<SearchFields> = fc.record({
  codes: fc.array(fc.stringMatching(/^[ABN1]{2,6}$/), { minLength: 1, maxLength: 2 }),
  names: fc.array(fc.oneof(words, han, mixed), { minLength: 1, maxLength: 2 }),
  pinyin: fc.array(words, { maxLength: 1 }),
  synonyms: fc.array(
    fc.array(fc.oneof(words, han), { maxLength: 2 }).map((list) => synonymsOf(list, { beginnings: true })),
    { maxLength: 1 },
  ),
  weight: fc.constant(0),
});

describe('DICT-06 the candidates that the database delivers', () => {
  it('contain every row that the ranking takes', () => {
    const query = fc.oneof(words, han, mixed, fc.stringMatching(/^[abn1]{1,9}$/), fc.tuple(word, han).map(String));
    fc.assert(
      fc.property(fields, query, (row, text) => {
        if (scoreCandidate(text, row) !== null) expect(isCandidate(indexColumns(row), text)).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it('are asked for by pairs of characters and by patterns that an index serves', () => {
    expect(queryPlan('寧波舟山 Port')).toEqual({
      han: ['宁波', '波舟', '舟山'],
      latin: ['%port%'],
      joined: null,
      marks: ['=宁波舟山port', '~宁波舟山port'],
      code: null,
      fuzzy: [],
    });
    expect(queryPlan('NB')).toMatchObject({ han: [], latin: ['% nb%'], joined: null, code: 'nb', fuzzy: [] });
    expect(queryPlan('sh a')).toMatchObject({ latin: ['% sh%', '% a%'], joined: '%sha%', code: 'sha' });
    expect(queryPlan('shangahi').fuzzy).toEqual(['shan', 'shagnahi', '___gahi', '____gahi', '_____gahi']);
    expect(queryPlan('海')).toMatchObject({ han: ['海'], latin: [], code: null });
    expect(queryPlan('--')).toEqual({ han: [], latin: [], joined: null, marks: [], code: null, fuzzy: [] });
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
