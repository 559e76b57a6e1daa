import { describe, expect, it } from 'vitest';
import { formsOf, lexemesOf, singularOf, wantedLexemes } from './lexemes.ts';

describe('SEARCH-01 the units a text is found by', () => {
  it('are folded Latin words, and Chinese characters with their pairs', () => {
    expect([...lexemesOf('Ningbo 宁波港 B/L')]).toEqual(['ningbo', '宁', '宁波', '波', '波港', '港', 'b', 'l']);
  });

  it('ask for pairs of Chinese and for beginnings of words', () => {
    expect(wantedLexemes('寧波港 LCL 3')).toEqual([
      { lexeme: '宁波', prefix: false },
      { lexeme: '波港', prefix: false },
      { lexeme: 'lcl', prefix: true },
      { lexeme: '3', prefix: false },
    ]);
    expect(wantedLexemes('what is the port for')).toEqual([
      { lexeme: 'what', prefix: false },
      { lexeme: 'is', prefix: false },
      { lexeme: 'the', prefix: false },
      { lexeme: 'port', prefix: true },
      { lexeme: 'for', prefix: true },
    ]);
    expect(wantedLexemes('海')).toEqual([{ lexeme: '海', prefix: false }]);
    expect(wantedLexemes(' -- ')).toEqual([]);
  });

  it.each([
    ['batteries', 'battery'],
    ['containers', 'container'],
    ['boxes', 'box'],
    ['branches', 'branch'],
    ['gas', 'gas'],
    ['address', 'address'],
    ['status', 'status'],
  ])('take the plural %s for %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
    expect([...lexemesOf(plural)]).toContain(singular);
  });

  it('mark a word in the plural as well', () => {
    expect(formsOf('battery')).toEqual(['battery', 'batteries']);
    expect(formsOf('containers')).toEqual(['containers', 'container']);
  });
});
