import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES, type TableIntro } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { HsCodesBody } from '#client/features/dictionary/tables/hs-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/hsCode')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context, 'hs-codes', deps, HsCodesBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`HS codes`,
      description: msg`HS codes with unit, export tax rebate, CIQ codes and declaration elements.`,
      path: '/dictionary/hsCode',
    }),
  component: Page,
});

const intro: TableIntro = {
  lead: msg`HS codes with unit, export tax rebate, CIQ codes and what customs wants declared.`,
  searchLabel: msg`Search HS codes`,
  examples: msg`8507.60 or lithium battery`,
};

function Page() {
  return <DictionaryPage table={FACES['hs-codes']} intro={intro} Body={HsCodesBody} search={Route.useSearch()} />;
}
