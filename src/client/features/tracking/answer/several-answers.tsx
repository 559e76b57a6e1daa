import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isUnreachable } from '#client/api/errors.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { LateIcon, WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { wholeDaysLate } from '#domain/tracking/delay-days.ts';
import { answerQuery } from '../answer-query.ts';
import type { AskedNumber } from '../asked.ts';
import type { TrackingSlots } from '../slots.ts';
import { TrackTime } from './track-time.tsx';
import { AnswerBody } from './where-it-is.tsx';

/** Summary of a number in its closed row. */
function InShort({ answer }: { answer: TrackingAnswer }) {
  const locale = useLocale();
  if (answer.state === 'subscribed') return <Trans>We keep checking with the carrier</Trans>;
  if (answer.state === 'nothing') return <Trans>Not known to the carriers</Trans>;
  if (answer.state === 'unavailable') return <Trans>The carrier does not answer</Trans>;
  const { last, arrival, delayDays, customsHold } = answer.summary;
  const late = wholeDaysLate(delayDays);
  return (
    <>
      {last === null ? null : (
        <span>
          {textIn(locale, last.eventName)}
          {last.locationName === null ? null : ` · ${textIn(locale, last.locationName)}`}
        </span>
      )}
      {arrival === null || arrival.time === null || arrival.state === 'actual' ? null : (
        <span>
          <Trans context="short for estimated time of arrival">ETA</Trans> <TrackTime time={arrival.time} />
        </span>
      )}
      {customsHold ? (
        <Badge tone="signal" icon={<WarningIcon size={18} />}>
          <Trans>Held by customs</Trans>
        </Badge>
      ) : null}
      {late > 0 ? (
        <Badge tone="signal" icon={<LateIcon size={18} />}>
          <Plural value={late} one="# day late" other="# days late" />
        </Badge>
      ) : null}
    </>
  );
}

function withoutAnswer(error: Error | null): ReactNode {
  if (error === null) return <Trans>Checking</Trans>;
  return isUnreachable(error) ? <Trans>Not saved on this device</Trans> : <Trans>This could not be shown</Trans>;
}

interface SeveralAnswersProps {
  numbers: readonly AskedNumber[];
  slots: TrackingSlots;
  onCorrect: (number: string) => void;
}

/** TRACK-01: the answers to several numbers in their order, asked for in one call; each opens in place. */
export function SeveralAnswers({ numbers, slots, onCorrect }: SeveralAnswersProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const results = useQueries({ queries: numbers.map((asked) => answerQuery(asked, true)) });
  const known = results.filter(({ data }) => data?.state === 'found').length;
  const asking = results.some(({ isFetching }) => isFetching);
  const allOpen = open.length === numbers.length;
  return (
    <>
      <div className="ui-row track-list-head">
        <p aria-live="polite">
          {asking ? (
            <Plural value={numbers.length} one="Checking # number" other="Checking # numbers" />
          ) : (
            <Trans>
              {known} of {numbers.length} found
            </Trans>
          )}
        </p>
        <Button variant="quiet" onClick={() => setOpen(allOpen ? [] : numbers.map(({ number }) => number))}>
          {allOpen ? <Trans>Close all</Trans> : <Trans>Open all</Trans>}
        </Button>
      </div>
      <ul className="track-list">
        {numbers.map((asked, index) => {
          const { number } = asked;
          const result = results[index];
          const isOpen = open.includes(number);
          return (
            <li key={number}>
              <Disclosure
                open={isOpen}
                onToggle={({ currentTarget }) =>
                  setOpen((before) =>
                    currentTarget.open ? [...new Set([...before, number])] : before.filter((one) => one !== number),
                  )
                }
                summary={
                  <span className="track-row">
                    <b className="ui-code">{formatContainerNumber(number)}</b>
                    {result?.data === undefined ? (
                      <span>{withoutAnswer(result?.error ?? null)}</span>
                    ) : (
                      <InShort answer={result.data} />
                    )}
                  </span>
                }
              >
                {isOpen ? <AnswerBody asked={asked} inList slots={slots} onCorrect={onCorrect} /> : null}
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </>
  );
}
