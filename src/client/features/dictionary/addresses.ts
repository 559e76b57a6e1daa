import { stringifyPlainSearch } from '#client/lib/plain-search.ts';
import type { DictionarySearch } from './dictionary-search.ts';

/** Address of a table in a state; what is undefined is left out. */
export function tableHref(path: string, search: DictionarySearch): string {
  return path + stringifyPlainSearch({ ...search });
}
