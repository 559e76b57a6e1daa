import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { install, useInstall } from '#client/offline/install.ts';
import { Button } from '#client/ui/button.tsx';
import { InstallIcon } from '#client/ui/icons/status-icons.tsx';

/** Whether this is Safari on an iPhone or iPad, which installs by hand only: the one browser with this property. */
function useInstallsByHand(): boolean {
  const [byHand, setByHand] = useState(false);
  useEffect(() => setByHand('standalone' in navigator && navigator.standalone === false), []);
  return byHand;
}

function ByHand() {
  return (
    <ol className="device-steps">
      <li>
        <Trans>Tap the share button of Safari, the square with an arrow.</Trans>
      </li>
      <li>
        <Trans>Choose “Add to Home Screen”.</Trans>
      </li>
      <li>
        <Trans>Open Harbourway from the home screen once while you are connected.</Trans>
      </li>
    </ol>
  );
}

function Way() {
  const state = useInstall();
  const byHand = useInstallsByHand();
  if (state === 'installed')
    return (
      <p>
        <Trans>Installed. It starts from your home screen or your list of programs, also without a connection.</Trans>
      </p>
    );
  if (state === 'none')
    return byHand ? (
      <ByHand />
    ) : (
      <p>
        <Trans>
          Look for “Install” or “Add to home screen” in the menu of your browser. Not every browser has it; everything
          on this page works without.
        </Trans>
      </p>
    );
  return (
    <div className="ui-row">
      <Button variant="secondary" icon={<InstallIcon size={20} />} onClick={() => void install.ask()}>
        <Trans>Install</Trans>
      </Button>
    </div>
  );
}

/** PWA-01: how the site gets onto the home screen. */
export function InstallPanel() {
  return (
    <section className="ui-panel device-panel" aria-labelledby="install">
      <h2 id="install">
        <Trans>Install Harbourway</Trans>
      </h2>
      <p>
        <Trans>
          Installed, the site has a window and an icon of its own, and browsers are slower to clear what it has saved.
        </Trans>
      </p>
      <Way />
    </section>
  );
}
