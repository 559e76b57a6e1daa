import { defineTable, numberColumn, textColumn } from './define.ts';

/** DICT-03. */
export const containers = defineTable({
  dataset: 'containers',
  page: 'containerSize',
  title: { zh: '集装箱', en: 'Containers' },
  about: {
    zh: '各箱型的内部尺寸、箱门尺寸、限重与容积，按同一比例绘制。',
    en: 'Inside and door dimensions, weights and volume of every common box, drawn to one scale.',
  },
  otherNames: ['集装箱尺寸', '箱型', '柜型', '高柜', 'container sizes', 'dimensions', 'box types'],
  icon: 'container',
  mapped: 0,
  edition: 'ISO 668',
  key: (row) => row.id,
  code: (row) => row.id,
  texts: (row) => ({ codes: [row.id, row.isoCode], names: [row.nameEn, row.nameZh] }),
  summary: (row) => ({ zh: row.useZh, en: row.useEn }),
  facets: (row) => [`category:${row.category}`, `length:${row.lengthFt}`],
  sorting: {
    code: textColumn('id'),
    grossKg: numberColumn('grossKg'),
    payloadKg: numberColumn('payloadKg'),
    volumeM3: numberColumn('volumeM3'),
  },
});
