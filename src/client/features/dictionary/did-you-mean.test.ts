import { describe, expect, it } from 'vitest';
import type { Port } from '#contract/tables.ts';
import { bears } from './did-you-mean.tsx';

const hamburg: Port = {
  code: 'DEHAM',
  aliasCodes: [],
  nameEn: 'Hamburg',
  nameZh: '汉堡',
  aliasesEn: [],
  aliasesZh: [],
  countryCode: 'DE',
  country: { zh: '德国', en: 'Germany' },
  province: null,
  lanes: ['europe'],
  type: 'seaport',
  lat: 53.5,
  lon: 9.9,
  timezone: 'Europe/Berlin',
};

describe('suggestions after a typing error', () => {
  it('DICT-06 are not made where the best hit bears the word as it was typed', () => {
    for (const typed of ['hamburg', 'Hambu', 'ＤＥＨＡＭ', '汉堡', 'germany']) {
      expect(bears('ports', hamburg, typed), typed).toBe(true);
    }
  });

  it('DICT-06 are made where it does not', () => {
    for (const typed of ['hambrug', 'hamburk', 'harburg']) expect(bears('ports', hamburg, typed), typed).toBe(false);
  });
});
