/** The tables of the logistics dictionary; each is one pack on the device (DICT-01 to DICT-06). */
export const DATASETS = [
  'ports',
  'hs-codes',
  'containers',
  'cold-box',
  'trade-terms',
  'dangerous-goods',
  'pallets',
] as const;
export type Dataset = (typeof DATASETS)[number];

/** Where each table's entries live; the cold box shares the page of the containers and has entries of its own. */
export const DATASET_PATHS: Readonly<Record<Dataset, string>> = {
  ports: '/dictionary/ports',
  'hs-codes': '/dictionary/hsCode',
  containers: '/dictionary/containerSize',
  'cold-box': '/dictionary/coldBox',
  'trade-terms': '/dictionary/tradeTerms',
  'dangerous-goods': '/dictionary/dangerousGoods',
  pallets: '/dictionary/palletSizes',
};
