import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useNow } from '#client/offline/use-now.ts';
import { textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';
import { Countdown } from './countdown.tsx';
import { endOfPeriod } from './end-of-period.ts';
import { PortTime } from './port-time.tsx';

/** The next thing that must be done for a sailing, and how long there is for it; or that it has left. */
export function NextCutOff({ sailing: { cutOffs, etd } }: { sailing: Sailing }) {
  const locale = useLocale();
  const now = useNow();
  const until = cutOffs.filter(({ kind }) => kind === 'until');
  if (now !== null && Date.parse(etd) <= now) return <Trans>Departed</Trans>;
  const next = now === null ? until[0] : until.find(({ time }) => Date.parse(time) > now);
  if (next === undefined) {
    return until.length === 0 ? <Trans context="by the carrier">Not given</Trans> : <Trans>All passed</Trans>;
  }
  return (
    <span className="plan-next">
      <span>{textIn(locale, next.name)}</span> <Countdown cutOff={next} />
    </span>
  );
}

/** All cut-offs of a sailing with their countdowns, by the clock of the port of loading. */
export function CutOffs({ sailing }: { sailing: Sailing }) {
  const { cutOffs, pol } = sailing;
  const locale = useLocale();
  const port = textIn(locale, pol);
  if (cutOffs.length === 0) {
    return (
      <p className="ui-muted">
        <Trans>The carrier gives no cut-offs for this sailing yet. Ask us.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="plan-cut-offs">
        {cutOffs.map((cutOff) => (
          <li key={`${cutOff.code} ${cutOff.time}`}>
            <b>{textIn(locale, cutOff.name)}</b>
            <PortTime time={cutOff.time} />
            <Countdown cutOff={cutOff} end={endOfPeriod(cutOff, sailing)} />
          </li>
        ))}
      </ul>
      <p className="ui-muted">
        <Trans>{port} local time.</Trans>
      </p>
    </>
  );
}
