import { getRouteApi } from '@tanstack/react-router';
import { SchedulePage as Schedule } from '#client/features/schedule/schedule-page.tsx';

const route = getRouteApi('/logisticstools/shipplan');

/** The ship plan. */
export function SchedulePage() {
  return <Schedule search={route.useSearch()} />;
}
