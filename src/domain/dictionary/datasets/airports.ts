import { defineTable, listed, nameColumns, present, textColumn } from './define.ts';

/** Airports with freight, found by IATA code, UN/LOCODE, name, city and country. */
export const airports = defineTable({
  dataset: 'airports',
  page: 'airports',
  title: { zh: '机场', en: 'Airports' },
  about: {
    zh: '货运机场的 IATA 三字代码、中英文名称、所在城市与国家或地区。',
    en: 'IATA codes of airports with freight, names in Chinese and English, cities and countries.',
  },
  otherNames: ['机场代码', '机场三字码', '空港', '航空港', 'IATA codes', 'airport codes', 'cargo airports'],
  icon: 'plane',
  mapped: 0,
  edition: 'Harbourway 2026',
  key: (row) => row.code,
  code: (row) => row.code,
  texts: (row) => ({
    codes: present(row.code, row.locode),
    names: [row.nameEn, row.nameZh, row.city.en, row.city.zh, row.country.en, row.country.zh],
  }),
  spoken: (row) => [row.nameZh, row.city.zh],
  places: true,
  summary: (row) => listed(row.city, row.country),
  facets: (row) => [`country:${row.countryCode}`],
  sorting: {
    code: textColumn('code'),
    ...nameColumns,
    country: { by: 'country', locale: 'en_US' },
    countryZh: { by: 'country', locale: 'zh_CN' },
  },
});
