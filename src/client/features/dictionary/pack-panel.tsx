import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { type PackState, packs } from '#client/offline/packs/packs.ts';
import { usePack } from '#client/offline/packs/use-pack.ts';
import { reactionTo } from '#client/offline/reactions.ts';
import { Words } from '#client/offline/words.tsx';
import { Button } from '#client/ui/button.tsx';
import { DownloadIcon, ErrorIcon, OfflineIcon, RefreshIcon, SuccessIcon } from '#client/ui/icons/status-icons.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import type { Dataset } from '#contract/datasets.ts';

interface PanelProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

function Panel({ icon, title, children, actions }: PanelProps) {
  return (
    <section className="dict-pack" id="offline">
      {icon}
      <div className="dict-pack-words">
        <h2 className="dict-pack-title">{title}</h2>
        <div className="ui-muted">{children}</div>
        {actions ? <div className="ui-row">{actions}</div> : null}
      </div>
    </section>
  );
}

function Loading({ state }: { state: Extract<PackState, { kind: 'loading' }> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { loaded, total } = state;
  const done = formats.bytes(loaded);
  const whole = formats.bytes(total);
  return (
    <Panel icon={<DownloadIcon />} title={<Trans>Saving on this device</Trans>}>
      <ProgressBar
        label={<Trans>Download</Trans>}
        value={total > 0 ? loaded : undefined}
        max={total > 0 ? total : undefined}
        valueText={loaded === 0 ? t`starting` : total > 0 ? t`${done} of ${whole}` : done}
      />
    </Panel>
  );
}

function Saved({ dataset, state }: { dataset: Dataset; state: Extract<PackState, { kind: 'saved' }> }) {
  const formats = useFormats();
  const online = useOnline();
  const { version, bytes, savedAt } = state.saved;
  const size = formats.bytes(bytes);
  const checked = formats.time(savedAt);
  return (
    <Panel
      icon={<SuccessIcon className="dict-ok" />}
      title={<Trans>Works offline: the whole table is on this device</Trans>}
      actions={
        <>
          <Button variant="secondary" disabled={!online} onClick={() => void packs.install(dataset)}>
            <Trans>Check for updates</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void packs.remove(dataset)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Version {version}, {size}, checked {checked}. Searching, filtering and sorting need no connection.
      </Trans>
    </Panel>
  );
}

function Failed({ dataset, state }: { dataset: Dataset; state: Extract<PackState, { kind: 'failed' }> }) {
  return (
    <Panel
      icon={<ErrorIcon className="dict-bad" />}
      title={state.saved ? <Trans>The update failed</Trans> : <Trans>The table could not be saved</Trans>}
      actions={
        <Button icon={<RefreshIcon size={20} />} variant="secondary" onClick={() => void packs.install(dataset)}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {state.error.name === 'StorageError' ? (
        <Trans>This device has no space for it: its storage is full, or blocked in private browsing.</Trans>
      ) : (
        <Words of={reactionTo(state.error).words} />
      )}
      <SentenceGap />
      {state.saved ? <Trans>The edition saved before stays in use.</Trans> : null}
    </Panel>
  );
}

function Absent({ dataset }: { dataset: Dataset }) {
  const online = useOnline();
  if (!online) {
    return (
      <Panel icon={<OfflineIcon className="dict-warn" />} title={<Trans>Not saved on this device</Trans>}>
        <Trans>Without a connection it cannot be saved now. It is saved by itself at your next visit online.</Trans>
      </Panel>
    );
  }
  return (
    <Panel
      icon={<DownloadIcon />}
      title={<Trans>Not saved on this device</Trans>}
      actions={
        <Button icon={<DownloadIcon size={20} />} variant="secondary" onClick={() => void packs.install(dataset)}>
          <Trans>Save for offline use</Trans>
        </Button>
      }
    >
      <Trans>
        Saved whole, this table can be searched without a connection. Tables you use are saved by themselves.
      </Trans>
    </Panel>
  );
}

/** PWA-03: what of a table is on this device, and the ways to change it. */
export function PackPanel({ dataset }: { dataset: Dataset }) {
  const state = usePack(dataset);
  if (state.kind === 'loading') return <Loading state={state} />;
  if (state.kind === 'saved') return <Saved dataset={dataset} state={state} />;
  if (state.kind === 'failed') return <Failed dataset={dataset} state={state} />;
  return <Absent dataset={dataset} />;
}
