import { describe, expect, it } from 'vitest';
import {
  ancestorsOf,
  formatHsCode,
  hsLevel,
  isDeclared,
  isReservedChapter,
  normalizeHsCode,
  rebateOn,
} from './hs-code.ts';

describe('normalizeHsCode', () => {
  it.each([
    ['8507600090', '8507600090'],
    ['8507.60.00.90', '8507600090'],
    ['8507.6000-90', '8507600090'],
    [' 8507 60 ', '850760'],
    ['８５０７．６０', '850760'],
    ['8507。60', '850760'],
    ['８５\u3000０７', '8507'],
    ['01', '01'],
    ['0101210000101', '0101210000101'],
  ])('DICT-02 reads %j as %s', (input, code) => {
    expect(normalizeHsCode(input)).toBe(code);
  });

  it.each(['', '.', '8', '850', '85076', '8507600', '850760009', '85076000901', '850760009099', '85076000909999'])(
    'DICT-02 refuses %j, which has a length that no level has',
    (input) => {
      expect(normalizeHsCode(input)).toBeNull();
    },
  );

  it.each(['85a7', '锂电池', '8507x60', '00', '0012', '+85', '85/07'])('DICT-02 refuses %j', (input) => {
    expect(normalizeHsCode(input)).toBeNull();
  });

  it('DICT-02 leaves a normalised code as it is', () => {
    for (const code of ['85', '8507', '850760', '85076000', '8507600090', '8507600090999']) {
      expect(normalizeHsCode(code)).toBe(code);
      expect(normalizeHsCode(formatHsCode(code))).toBe(code);
    }
  });
});

describe('hsLevel', () => {
  it.each([
    ['85', 'chapter'],
    ['8507', 'heading'],
    ['850760', 'subheading'],
    ['85076000', 'line8'],
    ['8507600090', 'line10'],
    ['8507600090999', 'ciq'],
  ])('DICT-02 calls %s a %s', (code, level) => {
    expect(hsLevel(code)).toBe(level);
  });

  it.each(['', '850', '8507.60', 'ab', '00'])('DICT-02 has no level for %j', (code) => {
    expect(hsLevel(code)).toBeNull();
  });
});

describe('formatHsCode', () => {
  it.each([
    ['85', '85'],
    ['8507', '8507'],
    ['850760', '8507.60'],
    ['85076000', '8507.60.00'],
    ['8507600090', '8507.60.00.90'],
    ['8507600090999', '8507.60.00.90.999'],
    ['0101', '0101'],
    ['850', '850'],
    ['battery', 'battery'],
  ])('DICT-02 writes %s as %s', (code, text) => {
    expect(formatHsCode(code)).toBe(text);
  });
});

describe('ancestorsOf', () => {
  it('DICT-02 gives the path from the chapter down to the parent', () => {
    expect(ancestorsOf('8507600090999')).toEqual(['85', '8507', '850760', '85076000', '8507600090']);
    expect(ancestorsOf('8507600090')).toEqual(['85', '8507', '850760', '85076000']);
    expect(ancestorsOf('8507')).toEqual(['85']);
  });

  it('DICT-02 gives nothing above a chapter or for what is no code', () => {
    expect(ancestorsOf('85')).toEqual([]);
    expect(ancestorsOf('85076')).toEqual([]);
  });
});

describe('isDeclared', () => {
  it('F5 holds of the 10-digit line alone, for which rebates are set or not at all', () => {
    expect(['85', '8507', '850760', '85076000', '8507600090', '8507600090999', 'x'].map(isDeclared)).toEqual([
      ...[false, false, false, false, true, false, false],
    ]);
  });
});

describe('rebateOn', () => {
  const battery = [
    { rate: 9, from: '2024-12-01', to: '2026-03-31' },
    { rate: 6, from: '2026-04-01', to: '2026-12-31' },
    { rate: 0, from: '2027-01-01', to: null },
  ];

  it.each([
    ['2024-12-01', 9],
    ['2026-03-31', 9],
    ['2026-04-01', 6],
    ['2026-12-31', 6],
    ['2027-01-01', 0],
    ['2040-06-15', 0],
  ])('DICT-02 finds on %s the rate %s', (date, rate) => {
    expect(rebateOn(battery, date)?.rate).toBe(rate);
  });

  it('DICT-02 tells "no rebate known" from a rebate of zero', () => {
    expect(rebateOn(battery, '2024-11-30')).toBeNull();
    expect(rebateOn([], '2026-04-01')).toBeNull();
    expect(rebateOn([{ rate: 13, from: '2019-04-01', to: '2020-01-31' }], '2020-02-01')).toBeNull();
  });

  it('DICT-02 gives no rate for what is not a calendar day', () => {
    for (const date of ['', '2026', '2026-3-31', '2026-03-31T08:00:00+08:00']) {
      expect(rebateOn(battery, date)).toBeNull();
    }
  });
});

describe('isReservedChapter', () => {
  it('DICT-02 knows chapter 77 at every level and no other', () => {
    expect(isReservedChapter('77')).toBe(true);
    expect(isReservedChapter('7701')).toBe(true);
    expect(isReservedChapter('76')).toBe(false);
    expect(isReservedChapter('0177')).toBe(false);
    expect(isReservedChapter('777')).toBe(false);
  });
});
