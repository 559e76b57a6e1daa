import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { Button } from '#client/ui/button.tsx';
import { canScan } from './read-codes.ts';
import { Scanner } from './scanner.tsx';

/** Offers the camera where the device can read codes; where it cannot, says so, and the field above takes what is typed. */
export function ScanButton({ onFound }: { onFound: (text: string) => void }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  if (!hydrated) return null;
  if (!canScan()) {
    return (
      <p className="ui-muted track-no-scan">
        <Trans>This browser cannot read codes with the camera: please type the number.</Trans>
      </p>
    );
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Scan with the camera</Trans>
      </Button>
      {open ? (
        <Scanner
          onClose={() => setOpen(false)}
          onFound={(text) => {
            setOpen(false);
            onFound(text);
          }}
        />
      ) : null}
    </>
  );
}
