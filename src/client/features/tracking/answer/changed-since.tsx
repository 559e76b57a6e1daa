import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { Difference } from '#domain/tracking/differences.ts';
import { TrackTime } from './track-time.tsx';

/** So many changes stand open; the rest opens on demand. */
const SHOWN = 4;

/** Marks a line of the answer that was not there, or not so, at the last look. */
export function NewMark() {
  return (
    <Badge tone="info">
      <Trans context="changed since the last look">New</Trans>
    </Badge>
  );
}

function What({ difference: { kind, from, to } }: { difference: Difference }) {
  if (kind === 'gone') {
    return (
      <>
        {from === null ? null : <TrackTime time={from} />} → <Trans>no longer reported</Trans>
      </>
    );
  }
  if (to === null) return null;
  return from === null || kind === 'added' ? (
    <TrackTime time={to} />
  ) : (
    <>
      <s>
        <TrackTime time={from} />
      </s>{' '}
      → <TrackTime time={to} />
    </>
  );
}

function Line({ difference }: { difference: Difference }) {
  const locale = useLocale();
  const { kind, eventName, locationName, boxes } = difference;
  return (
    <li>
      <b>{textIn(locale, eventName)}</b>
      {locationName === null ? null : <Trans>, {textIn(locale, locationName)}</Trans>}
      {boxes.length > 1 ? (
        <>
          {' '}
          <Plural value={boxes.length} one="(# container)" other="(# containers)" />
        </>
      ) : null}
      {': '}
      {kind === 'happened' ? <Trans>has happened</Trans> : null}
      {kind === 'moved' ? <Trans>another time</Trans> : null}
      {kind === 'added' ? <Trans>newly announced</Trans> : null}
      {kind === 'gone' ? <Trans>taken back</Trans> : null}
      {', '}
      <What difference={difference} />
    </li>
  );
}

interface ChangedSinceProps {
  differences: readonly Difference[];
  /** When the visitor last looked (ms). */
  since: number;
}

/** Differences from the answer that the visitor saw last. */
export function ChangedSince({ differences, since }: ChangedSinceProps) {
  const titleId = useId();
  const formats = useFormats();
  const now = useNow();
  const age = now === null ? '' : formats.age(since, now);
  const line = (difference: Difference) => (
    <Line
      key={`${difference.kind}|${difference.eventCode}|${difference.locationCode}|${difference.to}`}
      difference={difference}
    />
  );
  const rest = differences.slice(SHOWN);
  return (
    <section className="track-changed" aria-labelledby={titleId}>
      <p className="track-changed-title" id={titleId}>
        <RefreshIcon size={20} />
        <span>
          <Trans>Changed since you last looked, {age}</Trans>
        </span>
      </p>
      <ul>{differences.slice(0, SHOWN).map(line)}</ul>
      {rest.length === 0 ? null : (
        <Disclosure summary={<Plural value={rest.length} one="# more change" other="# more changes" />}>
          <ul>{rest.map(line)}</ul>
        </Disclosure>
      )}
    </section>
  );
}
