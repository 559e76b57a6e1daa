import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';
import { properPlace, tableOfEntries } from '#domain/dictionary/datasets/index.ts';

/** An entry of a table. */
export const Route = createFileRoute('/dictionary/$table_/$key')({
  beforeLoad: ({ params, location }) => {
    const proper = properPlace(params.table);
    if (proper === null) return;
    const href = `/dictionary/${proper}/${encodeURIComponent(params.key)}${location.searchStr}`;
    throw redirect({ href, replace: true });
  },
  loader: ({ context, params }) => {
    const table = tableOfEntries(params.table);
    if (table === null) throw notFound();
    return loadEntry(context.queryClient, table.dataset, params.key);
  },
  head: ({ match, params, loaderData }) => {
    const table = tableOfEntries(params.table);
    return table === null ? {} : entryHead(match, table, loaderData);
  },
  component: lazyPage('dictionary', 'TableEntryPage'),
});
