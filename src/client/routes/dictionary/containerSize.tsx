import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContainersPage } from '#client/features/dictionary/containers-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/containerSize')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context.queryClient, deps.view === 'cold' ? 'cold-box' : 'containers', deps),
  head: ({ match }) =>
    match.search.view === 'cold'
      ? pageHead(match.context, {
          title: msg`Cold box products`,
          description: msg`Transport temperatures of cold box products in Celsius and Fahrenheit.`,
          path: '/dictionary/containerSize?view=cold',
        })
      : pageHead(match.context, {
          title: msg`Containers`,
          description: msg`Container sizes, doors, weights and volumes, drawn to scale.`,
          path: '/dictionary/containerSize',
        }),
  component: Page,
});

function Page() {
  return <ContainersPage search={Route.useSearch()} />;
}
