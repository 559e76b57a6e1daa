import { describe, expect, it } from 'vitest';
import { rankCandidates } from './candidates.ts';
import { queryMarks, synonymsOf } from './synonyms.ts';

describe('DICT-06 words that stand for a row without being its name', () => {
  it('are marked whole and, where wanted, by their beginnings', () => {
    expect(synonymsOf(['ISO tank'], { beginnings: false })).toEqual(['=isotank']);
    expect(synonymsOf(['Red', '罐箱子'], { beginnings: true })).toEqual(['=red', '=罐箱子', '~罐箱']);
    expect(synonymsOf(['reefer'], { beginnings: true })).toEqual(['=reefer', '~ree', '~reef', '~reefe']);
  });

  it('are found by the pinyin that stands behind them and by its initials', () => {
    expect(synonymsOf(['油漆 you qi'], { beginnings: false })).toEqual(['=油漆', '=youqi', '.yq']);
    expect(synonymsOf(['20尺 柜'], { beginnings: false })).toEqual(['=20尺柜']);
  });

  it('are not looked for by a single letter or character', () => {
    const marksOf = (query: string) => queryMarks(query).map(({ mark }) => mark);
    expect(marksOf('r')).toEqual([]);
    expect(marksOf('海')).toEqual([]);
    expect(marksOf('红海')).toEqual(['=红海', '~红海']);
    expect(marksOf('ot')).toEqual(['=ot', '.ot']);
    expect(marksOf('red')).toEqual(['=red', '.red', '~red']);
  });

  it('rank behind names and bring no guesses at what was misspelt', () => {
    const synonyms = [synonymsOf(['reefer'], { beginnings: true })];
    const rows = [
      { codes: ['A'], names: ['Cold box'], pinyin: [], synonyms, weight: 9 },
      { codes: ['B'], names: ['Reefer'], pinyin: [], weight: 1 },
      { codes: ['C'], names: ['Reefed'], pinyin: [], weight: 1 },
    ];
    expect(rankCandidates('reefer', rows, { limit: 9 }).rows.slice(0, 2)).toEqual([1, 0]);
    expect(
      rankCandidates(
        'reefer',
        [rows[0], rows[2]].flatMap((row) => row ?? []),
        { limit: 9 },
      ),
    ).toMatchObject({
      total: 1,
      fuzzy: false,
    });
  });
});
