import type { Bilingual } from '#contract/locale.ts';
import type { PortType } from '#contract/tables.ts';
import { laneNames } from '#domain/lanes.ts';
import { defineTable, listed, nameColumns, present, textColumn } from './define.ts';

const TYPES: Readonly<Record<PortType, Bilingual>> = {
  seaport: { zh: '海港', en: 'Seaport' },
  riverport: { zh: '内河港', en: 'River port' },
  offshore: { zh: '海上设施', en: 'Offshore' },
  dryport: { zh: '内陆港', en: 'Inland port' },
};

/** DICT-01. */
export const ports = defineTable({
  dataset: 'ports',
  page: 'ports',
  title: { zh: '港口', en: 'Ports' },
  about: {
    zh: '港口代码、中英文名称、国家、航线与港口类型。',
    en: 'Port codes, names in Chinese and English, countries, trade lanes and port types.',
  },
  otherNames: ['港口代码查询', '世界港口', 'UN/LOCODE', 'port codes'],
  icon: 'port',
  mapped: 30,
  edition: 'Harbourway 2026',
  key: (row) => row.code,
  code: (row) => row.code,
  texts: (row) => ({
    codes: [row.code, ...row.aliasCodes],
    names: present(row.nameEn, row.nameZh, ...row.aliasesEn, ...row.aliasesZh, row.country.en, row.country.zh),
  }),
  spoken: (row) => [row.nameZh, ...row.aliasesZh],
  places: true,
  summary: (row) =>
    listed(
      TYPES[row.type],
      row.country,
      ...row.lanes.map((code) => laneNames(code) ?? null),
      row.aliasCodes.length > 0
        ? { zh: `别名：${row.aliasCodes.join('、')}`, en: `Also: ${row.aliasCodes.join(', ')}` }
        : null,
    ),
  facets: (row) => [`country:${row.countryCode}`, `type:${row.type}`, ...row.lanes.map((lane) => `lane:${lane}`)],
  sorting: {
    code: textColumn('code'),
    ...nameColumns,
    country: { by: 'country', locale: 'en_US' },
    countryZh: { by: 'country', locale: 'zh_CN' },
    type: textColumn('type'),
  },
});
