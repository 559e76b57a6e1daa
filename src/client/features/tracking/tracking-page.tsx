import { Trans } from '@lingui/react/macro';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Answers } from './answer/answers.tsx';
import { AskForm } from './ask-form.tsx';
import { KeptList } from './kept/kept-list.tsx';
import type { TrackingSlots } from './slots.ts';
import type { TrackingSearch } from './tracking-search.ts';
import { useAsked } from './use-asked.ts';
// The answer comes as a part, and its style sheets must not: they are in the page's first packets.
import '#client/ui/chips.css';
import '#client/ui/description-list.css';
import '#client/ui/notice.css';
import '#client/ui/tone.css';
import '#client/ui/map.css';
import './answer/answer.css';
import './tracking.css';
import { AskAPerson } from './ask-a-person.tsx';
import { Samples } from './samples.tsx';
import { TrackingResult } from './tracking-result.tsx';

interface TrackingPageProps {
  search: TrackingSearch;
  slots: TrackingSlots;
}

/**
 * TRACK-01: one field for both kinds of number. What a number tells by itself is checked on the device as it is typed;
 * where the cargo is, is asked once the form is sent or the address came with a number.
 */
export function TrackingPage({ search, slots }: TrackingPageProps) {
  const { typed, type, setTyped, setType, asked, ask } = useAsked(search);
  const Lists = slots.lists;
  const lists = Lists === undefined ? null : <Lists />;
  return (
    <div className="ui-wrap track-page">
      <header className="ui-stack track-head">
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
      <AskForm typed={typed} type={type} onType={setTyped} onChoose={setType} onAsk={ask} />
      {asked === null ? (
        <>
          {lists}
          <div className="track-result" aria-live="polite">
            <TrackingResult typed={typed} type={type} onCorrect={setTyped} />
          </div>
        </>
      ) : (
        <>
          <Answers asked={asked} slots={slots} onCorrect={ask} />
          {asked.numbers.length > 1 ? null : (
            <Disclosure className="track-itself" summary={<Trans>About this number</Trans>}>
              <div className="track-about">
                <TrackingResult typed={typed} type={type} onCorrect={ask} />
              </div>
            </Disclosure>
          )}
          {/* The lists are read from the device late, and would push down an answer that stood below them. */}
          {lists}
        </>
      )}
      {typed === '' ? <KeptList onChoose={ask} /> : null}
      {typed === '' ? <Samples onChoose={ask} /> : null}
      <AskAPerson typed={typed} />
    </div>
  );
}
