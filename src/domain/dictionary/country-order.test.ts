import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { countryNames } from '#domain/countries.ts';
import { COUNTRY_ORDER } from './country-order.ts';

const spoken = (name: string) =>
  pinyin(name, { toneType: 'none' })
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
const nameOf = (code: string) => countryNames[code] ?? { zh: '', en: '' };

describe('the order of countries', () => {
  it.each(['zh_CN', 'en_US'] as const)('DICT-06 has every country once in %s', (locale) => {
    expect(COUNTRY_ORDER[locale].toSorted()).toEqual(Object.keys(countryNames).toSorted());
  });

  it('DICT-06 is that of the English names', () => {
    const { compare } = new Intl.Collator('en');
    const names = COUNTRY_ORDER.en_US.map((code) => nameOf(code).en);
    expect(names).toEqual(names.toSorted(compare));
  });

  it('DICT-06 is that of the sound of the Chinese names', () => {
    const names = COUNTRY_ORDER.zh_CN.map((code) => spoken(nameOf(code).zh));
    expect(names).toEqual(names.toSorted());
  });
});
