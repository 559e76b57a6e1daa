import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { tableHead } from '#client/features/dictionary/entry-head.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';
import { properPlace, tableOfEntries, tableOnPage } from '#domain/dictionary/datasets/index.ts';

/** A table of the dictionary. */
export const Route = createFileRoute('/dictionary/$table')({
  validateSearch: dictionarySearch,
  beforeLoad: ({ params, location }) => {
    const proper = properPlace(params.table);
    if (proper !== null) throw redirect({ href: `/dictionary/${proper}${location.searchStr}`, replace: true });
    // Where its entries are, but not its page.
    const table = tableOnPage(params.table) === null ? tableOfEntries(params.table) : null;
    if (table !== null) throw redirect({ href: table.address, statusCode: 302 });
  },
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, params, deps }) => {
    const table = tableOnPage(params.table, deps.view);
    if (table === null) throw notFound();
    return loadTable(context, table.dataset, deps);
  },
  head: ({ match, params }) => {
    const table = tableOnPage(params.table, match.search.view);
    return table === null ? {} : tableHead(match, table);
  },
  component: lazyPage('dictionary', 'TablePage'),
});
