import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { appUpdate, isReady, type UpdateState, useUpdate } from '#client/offline/app-update.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { Button } from '#client/ui/button.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';

/** Outcome of looking for a new version; `newest` carries its time (ms). */
type Finding = { kind: 'none' | 'looking' | 'failed' } | { kind: 'newest'; at: number };

function Words({ finding, state }: { finding: Finding; state: UpdateState }) {
  const formats = useFormats();
  if (isReady(state))
    return <Trans>A new version is on this device. What you have typed stays where it is until you switch.</Trans>;
  if (state === 'unfetched')
    return (
      <Trans>
        There is a newer version, but not all of it could be fetched. It is tried again by itself; until then this one
        works as before.
      </Trans>
    );
  if (finding.kind === 'failed') return <Trans>Could not be checked: the server did not answer.</Trans>;
  if (finding.kind === 'newest') {
    const time = formats.time(finding.at);
    return <Trans>You have the newest version, checked {time}.</Trans>;
  }
  return (
    <Trans>
      New versions are fetched in the background and offered. By themselves they take over only at a start at which
      nothing is open or unsent.
    </Trans>
  );
}

/** PWA-06: the version of the application, and the way to a newer one. */
export function UpdatePanel() {
  const state = useUpdate();
  const online = useOnline();
  const [finding, setFinding] = useState<Finding>({ kind: 'none' });
  const look = async () => {
    setFinding({ kind: 'looking' });
    try {
      await appUpdate.look();
      setFinding({ kind: 'newest', at: Date.now() });
    } catch {
      setFinding({ kind: 'failed' });
    }
  };
  return (
    <section className="ui-panel device-panel" aria-labelledby="version">
      <h2 id="version">
        <Trans>Version of the site</Trans>
      </h2>
      <p role="status">
        <Words finding={finding} state={state} />
      </p>
      <div className="ui-row">
        {isReady(state) ? (
          <Button variant="secondary" onClick={() => appUpdate.apply()}>
            <Trans>Use the new version</Trans>
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon={<RefreshIcon size={20} />}
            busy={finding.kind === 'looking'}
            disabled={!online}
            onClick={() => void look()}
          >
            <Trans>Check for update</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
