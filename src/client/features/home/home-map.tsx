import { useLingui } from '@lingui/react/macro';
import type { LonLat } from '#client/ui/drawings/projection.ts';
import { WorldMap } from '#client/ui/drawings/world-map.tsx';

const NINGBO: LonLat = [121.9, 29.9];
const HAMBURG: LonLat = [9.9, 53.5];
const LOS_ANGELES: LonLat = [-118.3, 33.7];

/** The lanes of the company on a world of dots. */
export function HomeMap() {
  const { t } = useLingui();
  return (
    <WorldMap
      title={t`Map of the world with a lane from Ningbo to Hamburg and one from Ningbo to Los Angeles`}
      lanes={[
        { from: HAMBURG, to: NINGBO, kind: 'solid', bend: 0.26 },
        { from: NINGBO, to: LOS_ANGELES, kind: 'dashed', bend: 0.26 },
      ]}
      ports={[
        { code: 'DEHAM', name: t`Hamburg`, at: HAMBURG, side: 'below' },
        { code: 'CNNGB', name: t`Ningbo`, at: NINGBO, side: 'below' },
        { code: 'USLAX', name: t`Los Angeles`, at: LOS_ANGELES, side: 'below' },
      ]}
    />
  );
}
