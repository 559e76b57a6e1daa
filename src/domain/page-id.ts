import { PAGE_IDS, type PageId } from '#contract/account-limits.ts';

const beginnings = Object.entries(PAGE_IDS).map(([path, id]): [string, PageId] => [`/${path}/`, id]);

/** ROUTE-12: the page id of a path; null for pages that are not counted. */
export function pageIdOf(path: string): PageId | null {
  return beginnings.find(([beginning]) => `${path}/`.startsWith(beginning))?.[1] ?? null;
}
