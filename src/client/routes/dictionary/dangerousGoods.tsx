import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { dangerousGoodsTable } from '#client/features/dictionary/tables/dangerous-goods.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/dangerousGoods')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context.queryClient, 'dangerous-goods', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Dangerous goods`,
      description: msg`UN numbers with names in both languages, classes, labels and packing groups.`,
      path: '/dictionary/dangerousGoods',
    }),
  component: Page,
});

function Page() {
  return <DictionaryPage table={dangerousGoodsTable} search={Route.useSearch()} />;
}
