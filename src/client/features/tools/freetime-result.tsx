import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Notice } from '#client/ui/notice.tsx';
import { type NoState, type PeriodState, spanOf, standingOf } from '#domain/free-time/periods.ts';
import { type Currency, formatMoney } from '#domain/money.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { FreetimeBar } from './freetime-bar.tsx';
import { FreetimeTable } from './freetime-table.tsx';
import { isState, type PeriodResult, totalOf } from './freetime-total.ts';
import { periodNames } from './freetime-words.ts';

interface FreetimeResultProps {
  results: readonly PeriodResult[];
  currency: Currency;
  /** Null while the field holds no number. */
  boxes: number | null;
  today: PlainDate | null;
}

/** Where a period stands, in a sentence; with a countdown while the box is still out. */
function Standing({ state, currency }: { state: PeriodState; currency: Currency }) {
  const { date } = useFormats();
  const { charge, daysLeft } = state;
  const last = date(charge.lastFreeDay);
  const more = formatMoney(charge.nextDay, currency);
  switch (standingOf(state)) {
    case 'within':
      return <Notice tone="ok" title={<Trans>Within the free time: nothing to pay.</Trans>} />;
    case 'exceeded':
      return (
        <Notice
          tone="warn"
          title={
            <>
              <Trans>The free time ended on {last}.</Trans>
              <SentenceGap />
              <Plural value={-daysLeft} one="# day over." other="# days over." />
            </>
          }
        />
      );
    case 'left':
      return (
        <Notice
          tone={daysLeft > 2 ? 'ok' : 'warn'}
          title={
            <>
              <Plural value={daysLeft} one="# day of free time is left." other="# days of free time are left." />
              <SentenceGap />
              <Trans>The last free day is {last}.</Trans>
            </>
          }
        />
      );
    case 'last-day':
      return <Notice tone="warn" title={<Trans>Today is the last free day.</Trans>} />;
    case 'over':
      return (
        <Notice
          tone="bad"
          title={
            <>
              <Plural value={-daysLeft} one="The free time ended # day ago." other="The free time ended # days ago." />
              <SentenceGap />
              <Trans>Each day thereafter costs {more} per box.</Trans>
            </>
          }
        />
      );
  }
}

function Missing({ state }: { state: NoState | 'no-tariff' }) {
  switch (state) {
    case 'not-begun':
    case 'no-begin':
      return <Trans>Enter the date on which this period begins.</Trans>;
    case 'no-today':
      return <Trans>Counted up to today.</Trans>;
    case 'wrong-order':
      return <Trans>The dates are in the wrong order, or more than three years apart.</Trans>;
    case 'no-tariff':
      return <Trans>Fill in the marked fields of the tariff.</Trans>;
  }
}

function PeriodPart({
  result,
  span,
  ...rest
}: { result: PeriodResult; span: ReturnType<typeof spanOf> } & Omit<FreetimeResultProps, 'results'>) {
  const { i18n } = useLingui();
  const { state, tariff } = result;
  return (
    <article className="free-period ui-stack">
      <h3>{i18n._(periodNames[result.period])}</h3>
      {isState(state) && tariff && span ? (
        <>
          <Standing state={state} currency={rest.currency} />
          <FreetimeBar state={state} span={span} today={rest.today} title={i18n._(periodNames[result.period])} />
          <FreetimeTable state={state} currency={rest.currency} boxes={rest.boxes} />
        </>
      ) : (
        <p className="ui-muted">{isState(state) ? null : <Missing state={state} />}</p>
      )}
    </article>
  );
}

/** Sum over all periods, with a note on any period that it leaves out. */
function Total({ results, currency, boxes }: Omit<FreetimeResultProps, 'today'>) {
  const { i18n } = useLingui();
  const total = totalOf(results);
  if (total === 'not-begun') return <Trans>Enter at least the day of discharge.</Trans>;
  if (total === 'not-countable') return <Trans>Nothing can be counted yet; the reasons are given below.</Trans>;
  const perBox = formatMoney(total.perBox, currency);
  const all = formatMoney(total.perBox * (boxes ?? 1), currency);
  const leftOut = total.leftOut && i18n._(periodNames[total.leftOut]);
  return (
    <>
      {total.running ? <Trans>So far {perBox} per box.</Trans> : <Trans>{perBox} per box.</Trans>}
      <SentenceGap />
      {boxes === null ? <Trans>For the sum of all boxes, enter their number.</Trans> : null}
      {boxes !== null && boxes > 1 ? <Plural value={boxes} one={`# box: ${all}.`} other={`# boxes: ${all}.`} /> : null}
      {leftOut === null ? null : (
        <>
          <SentenceGap />
          <Trans>Not included: {leftOut}.</Trans>
        </>
      )}
    </>
  );
}

/** Result of the calculation: in a sentence, as a line of days, and step by step. */
export function FreetimeResult({ results, currency, boxes, today }: FreetimeResultProps) {
  const states = results.flatMap(({ state }) => (isState(state) ? [state] : []));
  return (
    <section className="ui-stack" aria-labelledby="free-result">
      <h2 id="free-result">
        <Trans>Result</Trans>
      </h2>
      <p className="tool-answer" role="status">
        <Total results={results} currency={currency} boxes={boxes} />
      </p>
      {results.map((result) => (
        <PeriodPart
          key={result.period}
          result={result}
          span={spanOf(states)}
          currency={currency}
          boxes={boxes}
          today={today}
        />
      ))}
    </section>
  );
}
