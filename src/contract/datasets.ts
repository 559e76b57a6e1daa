/** The tables of the logistics dictionary; each is one pack on the device (DICT-01 to DICT-06). */
export const DATASETS = [
  'ports',
  'airports',
  'hs-codes',
  'containers',
  'cold-box',
  'trade-terms',
  'dangerous-goods',
  'pallets',
] as const;
export type Dataset = (typeof DATASETS)[number];
