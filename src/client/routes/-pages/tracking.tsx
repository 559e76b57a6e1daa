import { getRouteApi } from '@tanstack/react-router';
import type { TrackingSlots } from '#client/features/tracking/slots.ts';
import { TrackingPage as Tracking } from '#client/features/tracking/tracking-page.tsx';
import { WatchPlace } from '#client/features/watch/watch-place.tsx';
import { lazyComponent } from '#client/lib/lazy-component.tsx';

const route = getRouteApi('/logisticstools/tracking');

/** Parts of the watch-list on this page: they open the device's databases, for which the field does not wait. */
const slots: TrackingSlots = {
  watch: lazyComponent(async () => (await import('./watch.tsx')).WatchThis, WatchPlace),
  askLater: lazyComponent(async () => (await import('./watch.tsx')).AskLater),
  lists: lazyComponent(async () => (await import('./watch.tsx')).ShipmentLists),
};

/** TRACK-01: tracking of cargo. */
export function TrackingPage() {
  return <Tracking search={route.useSearch()} slots={slots} />;
}
