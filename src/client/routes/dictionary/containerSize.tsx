import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES, type TableIntro } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { ColdBoxBody } from '#client/features/dictionary/tables/cold-pages.tsx';
import { ContainersBody } from '#client/features/dictionary/tables/container-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/containerSize')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    deps.view === 'cold'
      ? loadTable(context, 'cold-box', deps, ColdBoxBody)
      : loadTable(context, 'containers', deps, ContainersBody),
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

const boxes: TableIntro = {
  lead: msg`What fits in, through the door and on the scales: every common box, drawn to one scale.`,
  searchLabel: msg`Search containers`,
  examples: msg`Box type or ISO code: 40HQ, reefer, 45G1`,
};

const cold: TableIntro = {
  lead: msg`At which temperature goods travel in a refrigerated container, in Celsius and Fahrenheit.`,
  searchLabel: msg`Search cold box products`,
  examples: msg`Goods: banana, shrimp`,
};

function Page() {
  const search = Route.useSearch();
  // Each table with a state of its own: what is typed for one is not looked for in the other.
  return search.view === 'cold' ? (
    <DictionaryPage key="cold" table={FACES['cold-box']} intro={cold} Body={ColdBoxBody} search={search} />
  ) : (
    <DictionaryPage key="boxes" table={FACES.containers} intro={boxes} Body={ContainersBody} search={search} />
  );
}
