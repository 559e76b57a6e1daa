import { defineTable, listed, nameColumns, note, present, textColumn } from './define.ts';

/** A UN number is also written without the zeros before it. */
const unCodes = (un: string): string[] => [...new Set([un, `UN${un}`, `UN${Number(un)}`])];

/** DICT-05, the dangerous goods; their key is number, variant and packing group (`1263-1-II`). */
export const dangerousGoods = defineTable({
  dataset: 'dangerous-goods',
  page: 'dangerousGoods',
  title: { zh: '危险品', en: 'Dangerous goods' },
  about: {
    zh: '联合国编号、正确运输名称、类别、标签与包装类别。',
    en: 'UN numbers with proper shipping names, classes, labels and packing groups.',
  },
  otherNames: ['危险品查询', '危险货物', 'UN 编号', 'IMDG', 'hazardous cargo'],
  icon: 'flame',
  mapped: null,
  edition: 'UN 2026',
  key: (row) => [row.un, row.variant, row.packingGroup].filter((part) => part !== null).join('-'),
  code: (row) => `UN ${row.un}`,
  texts: (row) => ({ codes: unCodes(row.un), names: present(row.nameEn, row.nameZh) }),
  summary: (row) =>
    listed(
      { zh: `第 ${row.class} 类`, en: `Class ${row.class}` },
      row.packingGroup === null
        ? null
        : { zh: `包装类别 ${row.packingGroup}`, en: `Packing group ${row.packingGroup}` },
      note(row.noteZh, row.noteEn),
    ),
  facets: (row) => [
    `class:${row.class.slice(0, 1)}`,
    ...(row.packingGroup === null ? [] : [`group:${row.packingGroup}`]),
  ],
  sorting: { code: textColumn('un'), ...nameColumns, class: textColumn('class') },
});
