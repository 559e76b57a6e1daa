import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { part } from '#client/lib/part.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import { normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { TRACKED_NUMBER_MAX } from './tracking-search.ts';
// The answer comes as a part, and its style sheets must not: they are in the page's first packets.
import '#client/ui/description-list.css';
import '#client/ui/notice.css';
import '#client/ui/tone.css';
import './answer/answer.css';
import './tracking.css';

const TrackingResult = part(async () => (await import('./tracking-result.tsx')).TrackingResult);
const WhereItIs = part(async () => (await import('./answer/where-it-is.tsx')).WhereItIs);
const Samples = part(async () => (await import('./answer/samples.tsx')).Samples);
const AskAPerson = part(async () => (await import('./ask-a-person.tsx')).AskAPerson);

/** The address follows the field when typing pauses this long, in milliseconds. */
const ADDRESS_DELAY_MS = 400;

/** The text of the field: leads the address while it is typed, and follows it when it changes from elsewhere. */
function useNumber(no: string): [string, (typed: string) => void] {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(no);
  const [seen, setSeen] = useState(no);
  const [sent, setSent] = useState(no);
  if (seen !== no) {
    setSeen(no);
    // An address of our own arrives late: more may have been typed since.
    if (sent !== no) setTyped(no);
  }
  useEffect(() => {
    if (typed === no) return;
    const clock = setTimeout(() => {
      setSent(typed);
      void navigate({ to: '/logisticstools/tracking', search: { no: typed || undefined }, replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(clock);
  }, [typed, no, navigate]);
  return [typed, setTyped];
}

/** A number that can be asked for, in normal form; null while it is still being typed. */
function wholeNumber(typed: string): string | null {
  return normalizeBillOfLading(typed);
}

/**
 * TRACK-01: one field for both kinds of number. What the number tells by itself is checked on the device as it is typed;
 * where the cargo is, is asked once the form is sent or the address came with a number.
 */
export function TrackingPage({ no }: { no: string }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useNumber(no);
  const [asked, setAsked] = useState(() => wholeNumber(no));
  const ask = (text: string) => {
    setTyped(text);
    setAsked(wholeNumber(text));
  };
  const isAsked = asked !== null && asked === wholeNumber(typed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(wholeNumber(typed));
  };
  // What was typed before the script came counts too.
  useEffect(() => {
    const early = form.current?.querySelector('input')?.value;
    if (early) setTyped(early);
  }, [setTyped]);
  return (
    <div className="ui-wrap track-page">
      <header className="ui-stack">
        <h1>
          <Trans>Track cargo</Trans>
        </h1>
        <p className="track-lead">
          <Trans>
            Enter a container number or a bill of lading number. The number is checked as you type, also offline; then
            we ask the carrier.
          </Trans>
        </p>
      </header>
      <search>
        <form ref={form} action="/logisticstools/tracking" onSubmit={send}>
          <SearchInput
            size="large"
            name="no"
            value={typed}
            label={t`Container number or bill of lading number`}
            clearLabel={t`Clear`}
            placeholder="CSQU3054383"
            autoComplete="off"
            maxLength={TRACKED_NUMBER_MAX}
            className="track-field"
            onValueChange={setTyped}
          >
            <button type="submit" className={buttonClass({ variant: 'primary' })}>
              <Trans>Track</Trans>
            </button>
          </SearchInput>
        </form>
      </search>
      {isAsked ? <WhereItIs key={asked} number={asked} /> : null}
      {isAsked ? (
        <Disclosure summary={<Trans>What the number itself tells</Trans>}>
          <div className="track-about">
            <TrackingResult typed={typed} onCorrect={ask} />
          </div>
        </Disclosure>
      ) : (
        <div className="track-result" aria-live="polite">
          <TrackingResult typed={typed} onCorrect={setTyped} />
        </div>
      )}
      {typed === '' ? <Samples onChoose={ask} /> : null}
      <AskAPerson typed={typed} />
    </div>
  );
}
