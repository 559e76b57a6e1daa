import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadPage } from '#client/features/tools/load-page.tsx';
import { toolSearch } from '#client/features/tools/tools-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/logisticstools/loadcalculator')({
  validateSearch: toolSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Container load calculator`,
      description: msg`How many containers does your cargo take? Volume, weight and a load plan drawn to scale, on your device and without a connection.`,
      path: '/logisticstools/loadcalculator',
    }),
  component: Page,
});

function Page() {
  return <LoadPage packed={Route.useSearch().c} />;
}
