import { PAGE_IDS, type PageId } from '#contract/account-limits.ts';

const byName = new Map<string, PageId>(Object.entries(PAGE_IDS));

/** ROUTE-12: the page id of a path, by its first part; null for pages that are not counted. */
export function pageIdOf(path: string): PageId | null {
  return byName.get(path.split('/')[1] ?? '') ?? null;
}
