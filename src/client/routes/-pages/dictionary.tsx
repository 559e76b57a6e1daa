import { getRouteApi } from '@tanstack/react-router';
import { tablePages } from '#client/features/dictionary/tables/index.ts';
import { tableOfEntries, tableOnPage } from '#domain/dictionary/datasets/index.ts';

const list = getRouteApi('/dictionary/$table');
const entry = getRouteApi('/dictionary/$table_/$key');

/** DICT-01 to DICT-05: a table. */
export function TablePage() {
  const search = list.useSearch();
  const table = tableOnPage(list.useParams().table, search.view);
  return table === null ? null : tablePages.get(table.dataset)?.list(search);
}

/** One entry of a table. */
export function TableEntryPage() {
  const params = entry.useParams();
  const table = tableOfEntries(params.table);
  return table === null ? null : tablePages.get(table.dataset)?.entry(params.key);
}
