import type { Reference } from './reference-kind.ts';

interface Place {
  page: string;
  /** The name under which the page takes what is looked for. */
  name: string;
}

const tracking: Place = { page: '/logisticstools/tracking', name: 'no' };
const table = (page: string): Place => ({ page: `/dictionary/${page}`, name: 'q' });

const places: Readonly<Record<Reference['kind'], Place>> = {
  container: tracking,
  'bill-of-lading': tracking,
  shipments: tracking,
  words: { page: '/searchresult', name: 'keywords' },
  port: table('ports'),
  'hs-code': table('hsCode'),
  'hs-words': table('hsCode'),
  'un-number': table('dangerousGoods'),
  'un-words': table('dangerousGoods'),
};

/** The address of this site that answers a reference: tracking, the search over the site, or a table. */
export function hrefOf({ kind, normalized }: Reference): string {
  const { page, name } = places[kind];
  return `${page}?${new URLSearchParams({ [name]: normalized })}`;
}
