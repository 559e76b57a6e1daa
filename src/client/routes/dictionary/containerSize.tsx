import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/containerSize')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, deps }) =>
    deps.view === 'cold' ? loadTable(context, 'cold-box', deps) : loadTable(context, 'containers', deps),
  head: ({ match }) =>
    match.search.view === 'cold'
      ? pageHead(match.context, {
          title: msg`Reefer cargo`,
          description: msg`Carrying temperatures of reefer cargo in Celsius and Fahrenheit.`,
          path: '/dictionary/containerSize?view=cold',
        })
      : pageHead(match.context, {
          title: msg`Containers`,
          description: msg`Container sizes, doors, weights and volumes, drawn to scale.`,
          path: '/dictionary/containerSize',
        }),
  component: lazyPage('dictionary', 'ContainersPage'),
});
