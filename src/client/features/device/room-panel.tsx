import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { dismissEviction, useEvicted } from '#client/offline/eviction.ts';
import { keepForGood, type Room } from '#client/offline/saving/keep-for-good.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Said while it has not been read: the browser cleared what was saved. */
function Evicted() {
  if (!useEvicted()) return null;
  return (
    <Notice
      tone="warn"
      title={<Trans>Your browser has cleared what was saved here</Trans>}
      actions={
        <Button variant="secondary" size="small" onClick={dismissEviction}>
          <Trans>I have read it</Trans>
        </Button>
      }
    >
      <Trans>
        Browsers do so when a device runs short of room. Nothing of yours is lost with us: pages and tables are saved
        again when you open them, or all at once with the trip pack.
      </Trans>
    </Notice>
  );
}

function Persistence({ kept, onChange }: { kept: boolean; onChange(): void }) {
  const [refused, setRefused] = useState(false);
  if (kept) return <Trans>The browser keeps it for good: it is not cleared when room runs short.</Trans>;
  const ask = async () => {
    setRefused(!(await keepForGood(true)));
    onChange();
  };
  return (
    <>
      <p>
        <Trans>The browser may clear it when the device runs short of room, or after weeks without a visit.</Trans>
      </p>
      {refused ? (
        <p role="status">
          <Trans>The browser did not agree. It usually does once the site is installed or visited more often.</Trans>
        </p>
      ) : null}
      <div className="ui-row">
        <Button variant="secondary" onClick={() => void ask()}>
          <Trans>Ask the browser to keep it</Trans>
        </Button>
      </div>
    </>
  );
}

/** The room on this device, and whether what is saved stays. */
export function RoomPanel({ room, onChange }: { room: Room | null; onChange(): void }) {
  const formats = useFormats();
  const used = formats.bytes(room?.used ?? 0);
  const quota = formats.bytes(room?.quota ?? 0);
  return (
    <section className="ui-panel device-panel" aria-labelledby="room">
      <h2 id="room">
        <Trans>Storage on this device</Trans>
      </h2>
      <Evicted />
      {room === null ? (
        <p className="ui-muted">
          <Trans>This browser does not say how much room there is.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              The browser counts {used} in use and allows up to {quota}. It packs what it stores, so its figure can
              differ from the sizes above.
            </Trans>
          </p>
          <Persistence kept={room.kept} onChange={onChange} />
        </>
      )}
    </section>
  );
}
