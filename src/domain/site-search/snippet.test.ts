import { describe, expect, it } from 'vitest';
import { alsoOf, markedCode, markedText, soughtOf } from './snippet.ts';

const plain = (text: string) => ({ text, marks: [] });
const shown = (code: string | null, query: string) => ({
  title: { zh: plain('锂离子电池'), en: plain('Lithium ion batteries') },
  snippet: { zh: plain(''), en: plain('') },
  code: code === null ? null : markedCode(code, soughtOf(query)),
});

describe('G9 a hit says what it was found by', () => {
  it.each([
    ['8507.60', '8507.60', [[0, 7]]],
    ['850760', '8507.60', [[0, 7]]],
    ['UN3480', 'UN 3480', [[0, 7]]],
    ['un 3480', 'UN 3480', [[0, 7]]],
    ['3480', 'UN 3480', [[3, 7]]],
  ])('G9 %s is marked in the code %s', (query, code, marks) => {
    expect(markedCode(code, soughtOf(query))).toEqual({ text: code, marks });
    expect(alsoOf(shown(code, query), ['3480'], 'code', soughtOf(query))).toBeNull();
  });

  it('G9 shows the other name that holds what was typed, where nothing else does', () => {
    expect(alsoOf(shown(null, 'hafen'), ['Port', 'Hamburg Hafen'], 'word-prefix', soughtOf('hafen'))).toEqual({
      text: 'Hamburg Hafen',
      marks: [[8, 13]],
    });
  });

  it('G9 shows the pinyin that was typed, and the word that stands for it', () => {
    const pinyin = alsoOf(shown(null, 'lidianchi'), ['li dian chi'], 'pinyin', soughtOf('lidianchi'));
    expect(pinyin).toEqual({ text: 'li dian chi', marks: [[0, 11]] });
    expect(alsoOf(shown(null, 'Power bank'), ['x'], 'synonym', soughtOf('Power bank'))).toEqual({
      text: 'Power bank',
      marks: [[0, 10]],
    });
  });

  it('G9 says nothing more of a hit that shows it', () => {
    const hit = { ...shown(null, 'ion'), title: { zh: plain('x'), en: markedText('Lithium ion', soughtOf('ion')) } };
    expect(alsoOf(hit, ['ion exchange'], 'infix', soughtOf('ion'))).toBeNull();
  });
});
