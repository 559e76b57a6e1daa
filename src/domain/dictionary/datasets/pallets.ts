import { defineTable, listed, numberColumn, same } from './define.ts';

/** A pallet is asked for by either side first, with a letter or a sign between them. */
function sizes(width: number, length: number): string[] {
  const orders = [`${width}x${length}`, `${length}x${width}`, `${width} ${length}`, `${length} ${width}`];
  return [...new Set(orders)];
}

/** DICT-05, the pallets. */
export const pallets = defineTable({
  dataset: 'pallets',
  page: 'palletSizes',
  title: { zh: '托盘尺寸', en: 'Pallet sizes' },
  about: {
    zh: '各国托盘尺寸，以及每种集装箱能放多少个。',
    en: 'The pallets of the world and how many stand on the floor of a container.',
  },
  otherNames: ['栈板', '卡板', 'pallets'],
  icon: 'pallet',
  mapped: 0,
  edition: 'ISO 6780, GB/T 2934',
  key: (row) => row.id,
  code: (row) => `${row.lengthMm} × ${row.widthMm}`,
  texts: (row) => ({
    codes: [row.id, ...sizes(row.widthMm, row.lengthMm)],
    names: [row.nameEn, row.nameZh, ...row.standards],
  }),
  summary: (row) => listed({ zh: row.regionZh, en: row.regionEn }, same(row.standards.join(', '))),
  facets: (row) => (row.preferredInChina ? ['region:china'] : ['region:other']),
  sorting: { lengthMm: numberColumn('lengthMm'), widthMm: numberColumn('widthMm') },
});
