import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { toolSearch } from '#client/features/tools/tools-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/logisticstools/freetime')({
  validateSearch: toolSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Demurrage and detention calculator`,
      description: msg`When does the free time of your container end, and what does it cost afterwards? Last free day, days used and cost per tier, on your device.`,
      path: '/logisticstools/freetime',
    }),
  component: lazyPage('calculators', 'FreetimePage'),
});
