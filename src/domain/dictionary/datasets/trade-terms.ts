import { defineTable, numberColumn, textColumn } from './define.ts';

/** DICT-05, the terms. */
export const tradeTerms = defineTable({
  dataset: 'trade-terms',
  page: 'tradeTerms',
  title: { zh: '贸易术语', en: 'Trade terms' },
  about: {
    zh: '各贸易术语下由谁付费、风险在何处转移。',
    en: 'Who pays for what and where the risk passes, term by term.',
  },
  otherNames: ['国际贸易术语解释通则', 'Incoterms'],
  icon: 'document',
  mapped: 0,
  edition: '2020',
  key: (row) => row.code,
  code: (row) => row.code,
  texts: (row) => ({ codes: [row.code], names: [row.nameEn, row.nameZh] }),
  summary: (row) => ({ zh: row.summaryZh, en: row.summaryEn }),
  facets: (row) => [`mode:${row.mode}`, `edition:${row.edition}`],
  sorting: { code: textColumn('code'), edition: numberColumn('edition') },
});
