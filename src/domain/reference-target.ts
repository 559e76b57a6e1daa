import type { Reference } from './reference-kind.ts';

const pages: Readonly<Record<Reference['kind'], string>> = {
  container: '/logisticstools/tracking',
  'bill-of-lading': '/logisticstools/tracking',
  shipments: '/logisticstools/tracking',
  port: '/dictionary/ports',
  'hs-code': '/dictionary/hsCode',
  'hs-words': '/dictionary/hsCode',
  'un-number': '/dictionary/dangerousGoods',
  'un-words': '/dictionary/dangerousGoods',
};

/** The address of this site that answers a reference: tracking by `no`, a table searched by `q`. */
export function hrefOf({ kind, normalized }: Reference): string {
  const page = pages[kind];
  const name = page === '/logisticstools/tracking' ? 'no' : 'q';
  return `${page}?${new URLSearchParams({ [name]: normalized })}`;
}
