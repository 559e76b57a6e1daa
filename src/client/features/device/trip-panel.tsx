import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { SAVE_PARTS, type SavePart } from '#client/offline/saving/save-plan.ts';
import { type PartState, type TripState, trip, useTrip } from '#client/offline/saving/trip.ts';
import { missingParts } from '#client/offline/saving/trip-record.ts';
import { Button } from '#client/ui/button.tsx';
import { DownloadIcon } from '#client/ui/icons/status-icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { resourceNames } from './resource-words.ts';

/** Why a part is missing. */
const reasons: Readonly<Record<Extract<PartState, { kind: 'failed' }>['why'], ReactNode>> = {
  connection: <Trans>the connection broke off</Trans>,
  storage: <Trans>this device has no room for it</Trans>,
  server: <Trans>our server could not deliver it</Trans>,
};

const shareOf = (state: PartState | undefined): number => {
  if (state?.kind === 'saved') return 1;
  return state?.kind === 'saving' && state.total > 0 ? state.done / state.total : 0;
};

function useNames(): (part: SavePart) => string {
  const { i18n } = useLingui();
  return (part) => i18n._(resourceNames[part]);
}

function Running({ parts }: Pick<TripState, 'parts'>) {
  const { t } = useLingui();
  const nameOf = useNames();
  const wanted = Object.entries(parts);
  const now = SAVE_PARTS.find((part) => parts[part]?.kind === 'saving');
  const name = now === undefined ? '' : nameOf(now);
  return (
    <>
      <ProgressBar
        label={<Trans>Saving on this device</Trans>}
        value={wanted.reduce((sum, [, state]) => sum + shareOf(state), 0)}
        max={wanted.length}
        valueText={name === '' ? t`starting` : name}
      />
      <div className="ui-row">
        <Button variant="secondary" onClick={() => trip.cancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

/** Parts that are missing, each with the reason where it is known. */
function Missing({ missing, parts }: Pick<TripState, 'parts'> & { missing: readonly SavePart[] }) {
  const nameOf = useNames();
  return (
    <ul className="device-missing">
      {missing.map((part) => {
        const state = parts[part];
        return (
          <li key={part}>
            {nameOf(part)}
            {state?.kind === 'failed' ? <>: {reasons[state.why]}</> : null}
          </li>
        );
      })}
    </ul>
  );
}

interface OutcomeProps extends TripState {
  /** Size of everything that is saved; null while it is not known. */
  bytes: number | null;
}

/** State of the last trip pack on this device: complete, or the parts that are missing. */
function Outcome({ parts, record, bytes }: OutcomeProps) {
  const formats = useFormats();
  if (record === null) return null;
  const missing = missingParts(record);
  if (missing.length > 0) {
    const saved = SAVE_PARTS.length - missing.length;
    const all = SAVE_PARTS.length;
    return (
      <Notice tone="warn" live="polite" title={<Trans>Something is missing</Trans>}>
        <p>
          <Trans>
            {saved} of {all} parts are saved. Not on this device:
          </Trans>
        </p>
        <Missing missing={missing} parts={parts} />
      </Notice>
    );
  }
  if (bytes === null) return null;
  const size = formats.bytes(bytes);
  // The oldest of it counts.
  const time = formats.time(record.begunAt);
  return (
    <Notice
      tone="ok"
      live="polite"
      title={
        <Trans>
          Ready: {size}, as of {time}
        </Trans>
      }
    >
      <Trans>Everything of the trip pack is on this device, and works without a connection.</Trans>
    </Notice>
  );
}

/** The trip pack: one press saves everything that is looked up on the road. */
export function TripPanel({ bytes }: { bytes: number | null }) {
  const client = useQueryClient();
  const online = useOnline();
  const state = useTrip();
  const { running, record } = state;
  useEffect(() => trip.look(), []);
  const unfinished = record !== null && missingParts(record).length > 0;
  return (
    <section className="ui-panel device-panel device-trip" aria-labelledby="trip">
      <h2 id="trip">
        <Trans>Trip pack</Trans>
      </h2>
      <p>
        <Trans>
          One tap before you leave: all tables of the dictionary, our contacts, offices and experts, the latest news
          with its pictures, help and products; with them your watch-list, the shipments looked up here and the pinned
          lanes.
        </Trans>
      </p>
      {running ? <Running parts={state.parts} /> : <Outcome {...state} bytes={bytes} />}
      {running ? null : (
        <div className="ui-row">
          <Button
            variant="primary"
            icon={<DownloadIcon size={20} />}
            disabled={!online}
            onClick={() => void trip.begin(client)}
          >
            {unfinished ? (
              <Trans>Continue saving</Trans>
            ) : record ? (
              <Trans>Update it</Trans>
            ) : (
              <Trans>Save everything</Trans>
            )}
          </Button>
          {online ? null : (
            <span className="ui-muted">
              <Trans>Saving needs a connection.</Trans>
            </span>
          )}
        </div>
      )}
    </section>
  );
}
