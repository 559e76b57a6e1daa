import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import type { PeriodState } from '#domain/free-time/periods.ts';
import { dayNumber, type PlainDate } from '#domain/plain-date.ts';

interface FreetimeBarProps {
  state: PeriodState;
  /** The first and last date of all bars, so that they stand under each other to one scale. */
  span: { from: PlainDate; to: PlainDate };
  today: PlainDate | null;
  /** Name of the period that the bar shows. */
  title: string;
}

const BAR = { y: 26, height: 28 };
/** Steps beyond this look like the last one. */
const SHADES = 4;

/** Words at a mark stay inside the drawing. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 32) return 'start';
  return percent > 68 ? 'end' : 'middle';
}

/**
 * The days of a period as a line: free, then the steps, with the last free day marked. Places are percentages, so that the
 * words keep their size at any width.
 */
export function FreetimeBar({ state, span, today, title }: FreetimeBarProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { charge } = state;
  const first = dayNumber(span.from) ?? 0;
  const days = (dayNumber(span.to) ?? 0) - first + 1;
  /** Where a day begins (or, with `after`, ends), in percent. */
  const at = (day: PlainDate, after = 0) => (100 * ((dayNumber(day) ?? 0) - first + after)) / days;
  const percent = (value: number) => `${Number(value.toFixed(3))}%`;
  const strip = (from: PlainDate, to: PlainDate) => ({
    x: percent(at(from)),
    width: percent(Math.max(0, at(to, 1) - at(from))),
    y: BAR.y,
    height: BAR.height,
  });
  const mark = at(charge.lastFreeDay, 1);
  const last = date(charge.lastFreeDay);
  const total = charge.stretches.map((stretch) => `${date(stretch.from)} – ${date(stretch.to)}`).join(', ');
  const inSpan = today !== null && today >= span.from && today <= span.to;
  return (
    <figure className="free-figure">
      <svg
        className="free-bar"
        width="100%"
        height="84"
        role="img"
        aria-label={t`${title}: ${total}. Last free day: ${last}`}
      >
        <defs>
          <pattern id="free-hatch" width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />
          </pattern>
        </defs>
        <rect className="free-whole" x="0" width="100%" y={BAR.y} height={BAR.height} rx="4" />
        {mark > at(state.end, 1) ? <rect className="free-open" {...strip(state.begin, charge.lastFreeDay)} /> : null}
        {charge.stretches.map((stretch) => (
          <g key={stretch.from}>
            <rect
              className={stretch.step === -1 ? 'free-free' : `free-step-${Math.min(stretch.step, SHADES - 1)}`}
              {...strip(stretch.from, stretch.to)}
            />
            {stretch.step === -1 ? null : <rect fill="url(#free-hatch)" {...strip(stretch.from, stretch.to)} />}
          </g>
        ))}
        <line className="free-mark" x1={percent(mark)} x2={percent(mark)} y1="18" y2="62" />
        <text className="free-word" x={percent(mark)} y="13" textAnchor={anchorAt(mark)}>
          {t`Last free day ${last}`}
        </text>
        {inSpan ? (
          <>
            <line className="free-today" x1={percent(at(today, 0.5))} x2={percent(at(today, 0.5))} y1="22" y2="66" />
            <text className="free-word" x={percent(at(today, 0.5))} y="80" textAnchor={anchorAt(at(today, 0.5))}>
              {t`Today`}
            </text>
          </>
        ) : null}
      </svg>
      <p className="free-ends ui-muted">
        <span>{date(span.from)}</span>
        <span className="free-key">
          <span className="free-key-free" aria-hidden="true" /> <Trans>free</Trans>
          <span className="free-key-paid" aria-hidden="true" /> <Trans>charged</Trans>
        </span>
        <span>{date(span.to)}</span>
      </p>
    </figure>
  );
}
