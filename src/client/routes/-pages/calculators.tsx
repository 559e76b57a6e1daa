import { getRouteApi } from '@tanstack/react-router';
import { FreetimePage as Freetime } from '#client/features/tools/freetime-page.tsx';
import { LoadPage as Load } from '#client/features/tools/load-page.tsx';

const freetime = getRouteApi('/logisticstools/freetime');
const load = getRouteApi('/logisticstools/loadcalculator');

/** The calculator of demurrage and detention. */
export function FreetimePage() {
  return <Freetime packed={freetime.useSearch().c} />;
}

/** The calculator of container loads. */
export function LoadPage() {
  return <Load packed={load.useSearch().c} />;
}
