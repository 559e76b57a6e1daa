import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { part } from '#client/lib/part.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { TRACKED_NUMBER_MAX } from './tracking-search.ts';
// The answer comes as a part, and its style sheets must not: they are in the page's first packets.
import '#client/ui/description-list.css';
import '#client/ui/notice.css';
import '#client/ui/tone.css';
import './tracking.css';

const TrackingResult = part(async () => (await import('./tracking-result.tsx')).TrackingResult);
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

/** The answer already stands below the field; sending the form is for those without scripts. */
function stay(event: FormEvent) {
  event.preventDefault();
}

/** Tracking, first form: what a number tells by itself, checked on the device; and who knows the rest. */
export function TrackingPage({ no }: { no: string }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useNumber(no);
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
            Enter a container number or a bill of lading number. It is checked on this device, also offline.
          </Trans>
        </p>
      </header>
      <search>
        <form ref={form} action="/logisticstools/tracking" onSubmit={stay}>
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
              <Trans>Check</Trans>
            </button>
          </SearchInput>
        </form>
      </search>
      <div className="track-result" aria-live="polite">
        <TrackingResult typed={typed} onCorrect={setTyped} />
      </div>
      <AskAPerson typed={typed} />
    </div>
  );
}
