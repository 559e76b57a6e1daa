import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import type { TrackingSlots } from '#client/features/tracking/slots.ts';
import { TrackingPage } from '#client/features/tracking/tracking-page.tsx';
import { trackingSearch } from '#client/features/tracking/tracking-search.ts';
import { AskLater, ShipmentLists, WatchThis } from '#client/features/watch/slots.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/logisticstools/tracking')({
  validateSearch: trackingSearch,
  beforeLoad: guarded,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Track cargo`,
      description: msg`Check container and bill of lading numbers, online and offline, and ask where the cargo is.`,
      path: '/logisticstools/tracking',
    }),
  component: Page,
});

/** What of the watch-list stands on the page. */
const slots: TrackingSlots = { watch: WatchThis, askLater: AskLater, lists: ShipmentLists };

function Page() {
  return <TrackingPage search={Route.useSearch()} slots={slots} />;
}
