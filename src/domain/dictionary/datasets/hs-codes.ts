import type { Bilingual } from '#contract/locale.ts';
import type { HsLevel } from '#contract/tables.ts';
import { formatHsCode } from '#domain/hs-code.ts';
import { defineTable, listed, nameColumns, present, textColumn } from './define.ts';

const LEVELS: Readonly<Record<HsLevel, Bilingual>> = {
  chapter: { zh: '章', en: 'Chapter' },
  heading: { zh: '品目', en: 'Heading' },
  subheading: { zh: '子目', en: 'Subheading' },
  line8: { zh: '八位税号', en: 'Eight-digit line' },
  line10: { zh: '十位商品编码', en: 'Ten-digit line' },
};

/** DICT-02. */
export const hsCodes = defineTable({
  dataset: 'hs-codes',
  page: 'hsCode',
  title: { zh: 'HS 编码', en: 'HS codes' },
  about: {
    zh: '商品编码、单位、出口退税率、CIQ 代码与申报要素。',
    en: 'HS codes with unit, export tax rebate, CIQ codes and declaration elements.',
  },
  otherNames: ['HS 编码查询', '海关编码', '商品编码', '退税率', 'customs tariff', 'harmonized system', 'rebate rate'],
  icon: 'customs',
  mapped: 40,
  edition: 'HS 2022',
  key: (row) => row.code,
  code: (row) => formatHsCode(row.code),
  texts: (row) => ({
    codes: [row.code, ...row.ciq.map((ciq) => ciq.code)],
    names: present(row.nameEn, row.nameZh),
  }),
  summary: (row) => listed(LEVELS[row.level], ...row.units),
  facets: (row) => [
    `level:${row.level}`,
    `chapter:${row.code.slice(0, 2)}`,
    ...(row.rebates.length > 0 ? ['rebate:yes'] : []),
  ],
  sorting: { code: textColumn('code'), ...nameColumns },
});
