import { describe, expect, it } from 'vitest';
import {
  checkContainerNumber,
  checkDigit,
  checkDigitSum,
  containerNumberParts,
  formatContainerNumber,
  misreadContainerNumber,
  normalizeContainerNumber,
} from './container-number.ts';

describe('normalizeContainerNumber', () => {
  it.each([
    ['csqu3054383', 'CSQU3054383'],
    [' CSQU 305438 3 ', 'CSQU3054383'],
    ['CSQU-305438-3', 'CSQU3054383'],
    ['CSQU 305438/3', 'CSQU3054383'],
    ['CSQU.305438–3', 'CSQU3054383'],
    ['ＣＳＱＵ３０５４３８３', 'CSQU3054383'],
    ['CSQU\u3000305438。3', 'CSQU3054383'],
    ['CSQU 305438 (3)', 'CSQU3054383'],
    ['CSQU 305438 【3】', 'CSQU3054383'],
    ['CSQU 305438 ③', 'CSQU3054383'],
    ['\u202ACSQU\u200B305438\u00AD3\u202C', 'CSQU3054383'],
    ['CSQU305438\u001D3', 'CSQU3054383'],
  ])('TRACK-01 reads %j as %s', (input, number) => {
    expect(normalizeContainerNumber(input)).toBe(number);
  });
});

describe('checkContainerNumber', () => {
  it.each([
    'CSQU3054383',
    'TEXU3070079',
    'MSKU6011672',
    'CBHU4398907',
    'HLXU2008419',
    'NYKU2938412',
    'APZU4812090',
    'CSQU3000140',
  ])('TRACK-01 finds the digit of %s right', (number) => {
    expect(checkContainerNumber(number)).toEqual({ kind: 'valid', normalized: number });
  });

  it.each([
    ['CSQU3054384', '3'],
    ['MSCU1234567', '6'],
  ])('TRACK-01 warns about %s and says that %s is right', (number, expected) => {
    expect(checkContainerNumber(number)).toEqual({ kind: 'wrong-check-digit', normalized: number, expected });
  });

  it.each([
    '',
    'CSQU305438',
    'CSQU3054383XYZ',
    'hello,123456',
    'ABC,123456',
    'APNR7744962',
    'CSQX3054383',
    'MAEU123456789',
    '箱号CSQU3054383',
  ])('TRACK-01 does not take %j for a container number', (input) => {
    expect(checkContainerNumber(input).kind).toBe('not-a-container-number');
  });

  it('TRACK-01 notices every misread digit of the serial number 305438', () => {
    const number = 'CSQU3054383';
    const missed = [4, 5, 6, 7, 8, 9].flatMap((place) =>
      [...'0123456789']
        .filter((digit) => digit !== number[place])
        .map((digit) => number.slice(0, place) + digit + number.slice(place + 1))
        .filter((misread) => checkContainerNumber(misread).kind === 'valid'),
    );
    expect(missed).toEqual([]);
  });
});

describe('checkDigit', () => {
  it('TRACK-01 writes a remainder of ten as 0', () => {
    expect(checkDigitSum('CSQU300014')?.remainder).toBe(10);
    expect(checkDigit('CSQU300014')).toBe('0');
  });

  it('TRACK-01 shows the sum place by place', () => {
    const sum = checkDigitSum('CSQU3054383');
    expect(sum?.places.map((place) => place.value)).toEqual([13, 30, 28, 32, 3, 0, 5, 4, 3, 8]);
    expect(sum?.places.map((place) => place.weight)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect(sum).toMatchObject({ sum: 6185, remainder: 3, digit: '3' });
  });

  it('TRACK-01 gives each letter its value of the standard', () => {
    const values = ['ABCU', 'KLMU', 'UVZU', 'JWXU'].map((letters) =>
      checkDigitSum(`${letters}000000`)
        ?.places.slice(0, 3)
        .map((place) => place.value),
    );
    expect(values).toEqual([
      [10, 12, 13],
      [21, 23, 24],
      [32, 34, 38],
      [20, 35, 36],
    ]);
  });

  it('TRACK-01 has no digit for what is not the start of a container number', () => {
    expect(checkDigit('')).toBeNull();
    expect(checkDigit('CSQU30543')).toBeNull();
    expect(checkDigit('1234567890')).toBeNull();
  });
});

describe('misreadContainerNumber', () => {
  it.each([
    ['MSKU1OOOO9O', 'MSKU1000090'],
    ['msku 1oooo9o', 'MSKU1000090'],
    ['MSKUI000090', 'MSKU1000090'],
    ['CSQU3O54383', 'CSQU3054383'],
  ])('B4 takes %j for %s', (typed, meant) => {
    expect(misreadContainerNumber(typed)).toBe(meant);
  });

  it.each(['MSKU1000090', 'MSKU1OOOO91', 'HX26110042O', 'OOCL1234567', '55520000005', ''])(
    'B4 has nothing to say about %j',
    (typed) => {
      expect(misreadContainerNumber(typed)).toBeNull();
    },
  );
});

describe('containerNumberParts', () => {
  it('TRACK-01 takes a number apart, with or without its digit', () => {
    expect(containerNumberParts('CSQU3054383')).toEqual({ owner: 'CSQ', category: 'U', serial: '305438', digit: '3' });
    expect(containerNumberParts('TRLZ123456')).toEqual({ owner: 'TRL', category: 'Z', serial: '123456', digit: '' });
    expect(containerNumberParts('CSQU30543')).toBeNull();
  });

  it('TRACK-01 writes a number as it is painted on the box', () => {
    expect(formatContainerNumber('CSQU3054383')).toBe('CSQU 305438 3');
    expect(formatContainerNumber('CSQU305438')).toBe('CSQU 305438');
    expect(formatContainerNumber('MAEU123456789')).toBe('MAEU123456789');
  });
});
