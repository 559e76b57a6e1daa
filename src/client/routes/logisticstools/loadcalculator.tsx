import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { toolSearch } from '#client/features/tools/tools-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/logisticstools/loadcalculator')({
  validateSearch: toolSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Container load calculator`,
      description: msg`How many containers does your cargo take? Volume, weight and a load plan drawn to scale, on your device and without a connection.`,
      path: '/logisticstools/loadcalculator',
    }),
  component: lazyPage('calculators', 'LoadPage'),
});
