import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES, type TableIntro } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { DangerousGoodsBody } from '#client/features/dictionary/tables/dangerous-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/dangerousGoods')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context, 'dangerous-goods', deps, DangerousGoodsBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Dangerous goods`,
      description: msg`UN numbers with names in both languages, classes, labels and packing groups.`,
      path: '/dictionary/dangerousGoods',
    }),
  component: Page,
});

const intro: TableIntro = {
  lead: msg`UN numbers with proper shipping names, classes, labels and packing groups.`,
  searchLabel: msg`Search dangerous goods`,
  examples: msg`UN 1263 or paint`,
};

function Page() {
  return (
    <DictionaryPage
      table={FACES['dangerous-goods']}
      intro={intro}
      Body={DangerousGoodsBody}
      search={Route.useSearch()}
    />
  );
}
