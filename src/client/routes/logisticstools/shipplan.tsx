import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { scheduleSearch } from '#client/features/schedule/schedule-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/logisticstools/shipplan')({
  validateSearch: scheduleSearch,
  beforeLoad: guarded,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Sailing schedules`,
      description: msg`Sailings between two ports by carrier and date, with transit days, transshipments and cut-offs.`,
      path: '/logisticstools/shipplan',
    }),
  component: lazyPage('schedule', 'SchedulePage'),
});
