import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { Tariff } from '#domain/free-time/charge.ts';
import { type NoState, type Period, type PeriodState, spanOf } from '#domain/free-time/periods.ts';
import { type Currency, formatMoney } from '#domain/money.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { FreetimeBar } from './freetime-bar.tsx';
import { FreetimeTable } from './freetime-table.tsx';
import { periodNames } from './freetime-words.ts';

/** A period with what came out of it. */
export interface PeriodResult {
  period: Period;
  tariff: Tariff | null;
  state: PeriodState | NoState | 'no-tariff';
}

interface FreetimeResultProps {
  results: readonly PeriodResult[];
  currency: Currency;
  /** Null while the field holds no number. */
  boxes: number | null;
  today: PlainDate | null;
}

const isState = (state: PeriodResult['state']): state is PeriodState => typeof state !== 'string';

/** Where a period stands, in a sentence; with a countdown while the box is still out. */
function Standing({ state, currency }: { state: PeriodState; currency: Currency }) {
  const { date } = useFormats();
  const { charge, running, daysLeft } = state;
  const last = date(charge.lastFreeDay);
  const more = formatMoney(charge.nextDay, currency);
  if (!running) {
    if (charge.total === 0) return <Notice tone="ok" title={<Trans>Within the free time: nothing to pay.</Trans>} />;
    return <Notice tone="warn" title={<Trans>The free time ended on {last}; the days after it are charged.</Trans>} />;
  }
  if (daysLeft > 0) {
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
  }
  if (daysLeft === 0) return <Notice tone="warn" title={<Trans>Today is the last free day.</Trans>} />;
  return (
    <Notice
      tone="bad"
      title={
        <>
          <Plural value={-daysLeft} one="The free time ended # day ago." other="The free time ended # days ago." />
          <SentenceGap />
          <Trans>Each further day costs {more} per box.</Trans>
        </>
      }
    />
  );
}

function Missing({ state }: { state: NoState | 'no-tariff' }) {
  switch (state) {
    case 'not-begun':
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
          <FreetimeTable state={state} currency={rest.currency} boxes={rest.boxes ?? 1} />
        </>
      ) : (
        <p className="ui-muted">{isState(state) ? null : <Missing state={state} />}</p>
      )}
    </article>
  );
}

/** What it comes to: in a sentence, as a line of days, and step by step. */
export function FreetimeResult({ results, currency, boxes, today }: FreetimeResultProps) {
  const states = results.flatMap(({ state }) => (isState(state) ? [state] : []));
  const total = states.reduce((sum, { charge }) => sum + charge.total, 0);
  const perBox = formatMoney(total, currency);
  const all = formatMoney(total * (boxes ?? 1), currency);
  const running = states.some((state) => state.running);
  return (
    <section className="ui-stack" aria-labelledby="free-result">
      <h2 id="free-result">
        <Trans>What it comes to</Trans>
      </h2>
      <p className="tool-answer" role="status">
        {states.length === 0 ? (
          <Trans>Enter at least the day of discharge.</Trans>
        ) : (
          <>
            {running ? <Trans>So far {perBox} per box.</Trans> : <Trans>{perBox} per box.</Trans>}
            <SentenceGap />
            {(boxes ?? 1) > 1 ? <Plural value={boxes ?? 1} one={`# box: ${all}.`} other={`# boxes: ${all}.`} /> : null}
          </>
        )}
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
