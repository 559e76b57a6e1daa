import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import { useDayOfMonth } from '#client/i18n/use-day.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useNow } from '#client/offline/use-now.ts';
import { FacetChips } from '#client/ui/chips.tsx';
import { textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';
import { type ChartScale, chartScale, cutOffOn, placeOn, spansOf } from './chart-scale.ts';
import { PortTime } from './port-time.tsx';
import { SailingDetail } from './sailing-detail.tsx';
import type { SailingsView } from './sailing-table.tsx';
import { Transit, useVesselText, Way } from './sailing-words.tsx';
import { SORTS, type Sort } from './schedule-search.ts';

const percent = (value: number) => `${value}%`;

/** The Mondays over the bars. */
function Axis({ scale }: { scale: ChartScale }) {
  const dayOfMonth = useDayOfMonth();
  return (
    <svg className="plan-axis" width="100%" height="28" aria-hidden="true">
      {scale.weeks.map(({ date, at }) => (
        <g key={date}>
          <line x1={percent(at)} x2={percent(at)} y1="8" y2="28" className="plan-week" />
          <text x={percent(at)} dx="4" y="18">
            {dayOfMonth(date)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A sailing as a bar from day to day: a piece for each ride, a thin line while the cargo waits, a mark at the last cut-off. */
function Bar({ sailing, scale, today }: { sailing: Sailing; scale: ChartScale; today: number | null }) {
  const spans = spansOf(scale, sailing);
  const cutOff = cutOffOn(scale, sailing);
  const [from, to] = [placeOn(scale, Date.parse(sailing.etd)), placeOn(scale, Date.parse(sailing.eta))];
  return (
    <svg className="plan-bar" width="100%" height="36" aria-hidden="true">
      {scale.weeks.map(({ date, at }) => (
        <line key={date} x1={percent(at)} x2={percent(at)} y1="0" y2="36" className="plan-week" />
      ))}
      {today === null ? null : <line x1={percent(today)} x2={percent(today)} y1="0" y2="36" className="plan-today" />}
      <line x1={percent(from)} x2={percent(to)} y1="18" y2="18" className="plan-wait" />
      {spans.map((span) => (
        <rect
          key={span.sort}
          x={percent(span.from)}
          width={percent(Math.max(span.to - span.from, 0.4))}
          y="9"
          height="18"
          rx="4"
          className={span.transport === 'VESSEL' ? 'plan-ride' : 'plan-ride plan-inland'}
        />
      ))}
      {cutOff === null ? null : (
        <svg x={percent(cutOff)} y="18" overflow="visible" aria-hidden="true">
          <path d="M0-7 6 0 0 7-6 0Z" className="plan-cut-off" />
        </svg>
      )}
    </svg>
  );
}

interface RowProps {
  sailing: Sailing;
  scale: ChartScale;
  today: number | null;
  open: boolean;
  onToggle(sailing: Sailing): void;
}

function Row({ sailing, scale, today, open, onToggle }: RowProps) {
  const id = useId();
  const locale = useLocale();
  const vesselText = useVesselText();
  return (
    <li>
      <button
        type="button"
        className="plan-chart-row"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(sailing)}
      >
        <span className="plan-chart-words">
          <span>
            <PortTime time={sailing.etd} zone /> → <PortTime time={sailing.eta} zone />
          </span>
          <span className="ui-muted">
            <Transit sailing={sailing} /> · <Way sailing={sailing} /> ·{' '}
            {vesselText(sailing) || textIn(locale, sailing.company)}
          </span>
        </span>
        <Bar sailing={sailing} scale={scale} today={today} />
      </button>
      {open ? (
        <div id={id} className="plan-chart-detail">
          <SailingDetail sailing={sailing} />
        </div>
      ) : null}
    </li>
  );
}

function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('.plan-chart-row')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.plan-chart-row')];
  rows[Math.min(Math.max(rows.indexOf(event.target) + step, 0), rows.length - 1)]?.focus();
  event.preventDefault();
}

function SortChips({ sort, order, onSort }: Pick<SailingsView, 'sort' | 'order' | 'onSort'>) {
  const { t } = useLingui();
  const words: Readonly<Record<Sort, string>> = {
    departure: t`Departure`,
    arrival: t`Arrival`,
    transit: t({ message: 'Days', context: 'of a voyage' }),
    transshipments: t`Transshipments`,
  };
  return (
    <FacetChips
      label={t`Sort by`}
      showLabel
      options={SORTS.map((key) => ({ key, label: words[key] }))}
      selected={[sort]}
      onToggle={(key) => onSort({ sort: SORTS.find((known) => known === key), order })}
    />
  );
}

/** Where this moment (ms) stands on the chart; null when it is not on it. */
function todayOn(scale: ChartScale, now: number | null): number | null {
  const at = now === null ? 0 : placeOn(scale, now);
  return at > 0 && at < 100 ? at : null;
}

/** Sailings as bars over the days, week by week; a bar opens in place. Arrow keys, Home and End go from bar to bar. */
export function SailingChart({ rows, open, onToggle, sort, order, onSort }: SailingsView) {
  const { t } = useLingui();
  const now = useNow();
  const scale = chartScale(rows);
  const today = todayOn(scale, now);
  return (
    <div className="plan-chart">
      <SortChips sort={sort} order={order} onSort={onSort} />
      <p className="plan-key ui-muted">
        <Trans>
          Bar: time on board. Thin line: waiting for the next vessel. Diamond: last cut-off. Dotted line: now. Dates are
          local to the port of loading.
        </Trans>
      </p>
      <Axis scale={scale} />
      <ol aria-label={t`Sailings`} onKeyDown={moveFocus}>
        {rows.map((sailing) => (
          <Row
            key={sailing.id}
            sailing={sailing}
            scale={scale}
            today={today}
            open={open === sailing.id}
            onToggle={onToggle}
          />
        ))}
      </ol>
    </div>
  );
}
