import { Trans } from '@lingui/react/macro';
import { KeptLocked } from '#client/offline/kept-locked.tsx';
import { packs } from '#client/offline/packs/packs.ts';
import type { Stock } from '#client/offline/saving/stock.ts';
import { useTrip } from '#client/offline/saving/trip.ts';
import { DATASETS } from '#contract/datasets.ts';
import { InstallPanel } from './install-panel.tsx';
import { KeptRows } from './kept-rows.tsx';
import { PackRows } from './pack-rows.tsx';
import { RoomPanel } from './room-panel.tsx';
import { TripPanel } from './trip-panel.tsx';
import { UpdatePanel } from './update-panel.tsx';
import { useHoldings } from './use-stock.ts';

/** Size of everything that is saved, in bytes. */
function bytesOf({ answers, pictures }: Stock): number {
  const kept = Object.values(answers).reduce((sum, { bytes }) => sum + bytes, pictures.bytes);
  return DATASETS.reduce((sum, dataset) => sum + (packs.saved(dataset)?.bytes ?? 0), kept);
}

/** Stock of this device, with the actions to save and remove it. */
export function DevicePanels() {
  const { running } = useTrip();
  const { stock, room, look } = useHoldings(running);
  return (
    <>
      <TripPanel bytes={stock && bytesOf(stock)} />
      <section className="ui-panel device-panel" aria-labelledby="tables">
        <h2 id="tables">
          <Trans>Tables of the dictionary</Trans>
        </h2>
        <ul className="device-rows">
          <PackRows blocked={running} onChange={look} />
        </ul>
      </section>
      <section className="ui-panel device-panel" aria-labelledby="kept">
        <h2 id="kept">
          <Trans>Pages and answers</Trans>
        </h2>
        <KeptLocked />
        <ul className="device-rows">
          <KeptRows stock={stock} onChange={look} />
        </ul>
      </section>
      <div className="device-settings">
        <RoomPanel room={room} onChange={look} />
        <InstallPanel />
        <UpdatePanel />
      </div>
    </>
  );
}
