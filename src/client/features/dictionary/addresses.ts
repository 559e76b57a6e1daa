import { stringifyPlainSearch } from '#client/lib/plain-search.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionarySearch } from './dictionary-search.ts';

/** Address of a table in a state; what is undefined is left out. */
export function tableHref(path: string, search: DictionarySearch): string {
  return path + stringifyPlainSearch({ ...search });
}

// Of calls whose declarations would bring all schemas along.

/** The archive of all tables, below the API base. */
export const ARCHIVE_PATH = '/common/download/zip/dictionary';

/** A table as CSV, below the API base. */
export const tablePath = (dataset: Dataset): string => `/common/download/resource?resource=${dataset}.csv`;
