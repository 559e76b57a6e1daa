import type { Dataset } from '#contract/datasets.ts';
import { airports } from './airports.ts';
import { coldBox } from './cold-box.ts';
import { containers } from './containers.ts';
import { dangerousGoods } from './dangerous-goods.ts';
import type { Definition } from './define.ts';
import { hsCodes } from './hs-codes.ts';
import { pallets } from './pallets.ts';
import { ports } from './ports.ts';
import { tradeTerms } from './trade-terms.ts';

/**
 * THE tables of the dictionary in menu order. Pages, menu, map and search of the site, what the device keeps and how rows are
 * found all follow from it. The frame of every page has it, so that neither schemas nor lists of words belong here.
 */
export const definitions: { readonly [Name in Dataset]: Definition<Name> } = {
  ports,
  airports,
  'hs-codes': hsCodes,
  containers,
  'cold-box': coldBox,
  'trade-terms': tradeTerms,
  'dangerous-goods': dangerousGoods,
  pallets,
};

const all = Object.values(definitions);

/** The table that a page below `/dictionary/` shows, by its view where it shows two; null where there is no such page. */
export function tableOnPage(page: string, view?: string) {
  const onPage = all.filter((table) => table.page === page);
  return onPage.find((table) => table.view === view) ?? onPage[0] ?? null;
}

/** The table whose entries are in a place below `/dictionary/`; null where none are. */
export function tableOfEntries(place: string) {
  return all.find((table) => table.entryPath === `/dictionary/${place}`) ?? null;
}

/** The spelling of a place below `/dictionary/` that is asked for in another letter case; null for any other. */
export function properPlace(place: string): string | null {
  const places = all.flatMap(({ page, entries = page }) => [page, entries]);
  if (places.includes(place)) return null;
  return places.find((known) => known.toLowerCase() === place.toLowerCase()) ?? null;
}
