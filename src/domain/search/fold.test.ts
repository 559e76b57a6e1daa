import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldBase, foldWithMap, join, tokenize } from './fold.ts';
import { SIMPLIFIED, TRADITIONAL } from './simplified-pairs.gen.ts';
import { fold, simplify } from './simplify.ts';

/** Any characters of Unicode; fast-check's own unit for that takes a second to set up. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0xe000, max: 0x1ffff })), { maxLength: 12 })
  .map((points) => String.fromCodePoint(...points));

describe('fold', () => {
  it.each([
    ['ＣＮＮＧＢ', 'cnngb'],
    ['Gdańsk', 'gdansk'],
    ['København', 'kobenhavn'],
    ['Łódź', 'lodz'],
    ['GROẞSTRAẞE', 'grossstrasse'],
    ['Đà Nẵng', 'da nang'],
    ['İzmir', 'izmir'],
    ['Åland / Æbeltoft', 'aland aebeltoft'],
    ["Xi'an", 'xi an'],
    ['  St. John’s--Harbour ', 'st john s harbour'],
    ['寧波（舟山）', '宁波 舟山'],
    ['臺灣　高雄', '台湾 高雄'],
    ['０１０１.２１', '0101 21'],
    ['', ''],
    ['--', ''],
  ])('DICT-06 folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('DICT-06 gives the same form when folded again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 400 },
    );
  });

  it('DICT-06 ignores case and width of Latin text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ]{0,12}$/), (text) => {
        const wide = text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
        expect(fold(wide)).toBe(fold(text.toUpperCase()));
      }),
    );
  });

  it('leaves traditional characters alone without the table', () => {
    expect(foldBase('寧波 Ü')).toBe('寧波 u');
  });
});

describe('the table of simplified forms', () => {
  it('has one simplified character per traditional one, none of which is itself simplified further', () => {
    expect(TRADITIONAL.length).toBe(SIMPLIFIED.length);
    expect(new Set(TRADITIONAL).size).toBe(TRADITIONAL.length);
    for (const char of SIMPLIFIED) expect(simplify(char)).toBe(char);
  });

  it('stays small enough to load with the worker', () => {
    expect(TRADITIONAL.length).toBeLessThanOrEqual(2600);
  });
});

describe('foldWithMap', () => {
  it('folds as foldBase does, without the spaces', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldWithMap(text, simplify).joined).toBe(join(fold(text)));
      }),
      { numRuns: 400 },
    );
  });

  it('leads each folded character back to its source, accents included', () => {
    const map = foldWithMap('e\u0301 ß');
    expect(map).toEqual({ joined: 'ess', from: [0, 3, 3], to: [2, 4, 4], wordStart: [true, true, false] });
  });
});

describe('tokenize', () => {
  it('DICT-06 splits at spaces and where the script changes', () => {
    expect(tokenize(fold('宁波Port 2号'))).toEqual(['宁波', 'port', '2', '号']);
  });
});
