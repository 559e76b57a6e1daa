import { expect, it } from 'vitest';
import { isWide } from './fold.ts';
import type { MatchKind } from './kinds.ts';
import type { SearchFields } from './pack.ts';
import { packSearchText } from './pack.ts';
import { createSearcher } from './searcher.ts';
import { trialWords } from './trial-words.ts';

const ROWS: SearchFields[] = [
  { codes: ['CNSHA', 'CNSHG'], names: ['Shanghai', '上海'], pinyin: ['shang hai'], weight: 100 },
  { codes: ['SGSIN'], names: ['Singapore', '新加坡'], pinyin: ['xin jia po'], weight: 99 },
  { codes: ['CNNGB'], names: ['Ningbo', '宁波'], pinyin: ['ning bo'], weight: 98 },
];
const searcher = createSearcher(packSearchText(ROWS));

function kindsFound(words: readonly string[]): MatchKind[] {
  return words.flatMap((word) => searcher.search(word, { limit: 10 }).matches);
}

it('DICT-06 tries a search of each kind on rows that it finds', () => {
  const kinds = new Set(kindsFound(trialWords(ROWS)));
  const wanted = ['code', 'code-prefix', 'name', 'name-prefix', 'pinyin', 'tokens', 'typo-name'] as const;
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
});

it('DICT-06 tries each way to mistype a name: at both ends, and a letter more, less, another or swapped', () => {
  const mistyped = trialWords(ROWS.slice(0, 1)).filter((word) => kindsFound([word]).includes('typo-name'));
  expect(mistyped).toEqual(['shagnhai', 'shaghai', 'shanqghai', 'shaqghai', 'qhanghai', 'shanghaq']);
});

it('DICT-06 has no words for a table without rows, and no empty ones for rows of which little is known', () => {
  expect(trialWords([])).toEqual([]);
  const words = trialWords([{ codes: ['22G1'], names: ['干货箱'], pinyin: [], weight: 1 }]);
  expect(words).toContain('22G1');
  expect(words.some(isWide)).toBe(true);
  expect(words.filter((word) => word.trim() === '')).toEqual([]);
});
