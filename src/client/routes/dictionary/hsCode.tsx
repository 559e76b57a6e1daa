import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { HsCodesBody } from '#client/features/dictionary/tables/hs-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/hsCode')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context.queryClient, 'hs-codes', deps, HsCodesBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`HS codes`,
      description: msg`Product codes with unit, tax refund rate, CIQ codes and declaration elements.`,
      path: '/dictionary/hsCode',
    }),
  component: Page,
});

function Page() {
  return <DictionaryPage table={FACES['hs-codes']} Body={HsCodesBody} search={Route.useSearch()} />;
}
