import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatContainerNumber } from '#domain/container-number.ts';
import { answerQuery } from '../answer-query.ts';
import type { AskedNumber } from '../asked.ts';
import type { TrackingSlots } from '../slots.ts';
import { pauseBeforeAsking } from './ask-again.ts';
import { CheckDigitWarning } from './check-digit-warning.tsx';
import { Found } from './found.tsx';
import { Freshness } from './freshness.tsx';
import { NoAnswer } from './no-answer.tsx';
import { NotReached } from './not-reached.tsx';
import { useLastLook } from './use-last-look.ts';

interface AnswerProps {
  asked: AskedNumber;
  slots: TrackingSlots;
  /** Asks for another number instead. */
  onCorrect: (number: string) => void;
}

/**
 * The answer about a number in whichever of its states: asked of the carriers through our server, from the device where
 * that cannot be reached; asks again by itself while nothing is known yet.
 */
export function AnswerBody({ asked, slots, onCorrect, inList = false }: AnswerProps & { inList?: boolean }) {
  const query = useQuery({
    ...answerQuery(asked, inList),
    refetchInterval: ({ state }) => pauseBeforeAsking(state),
  });
  const before = useLastLook(query);
  const { data, error } = query;
  const ask = () => void query.refetch();
  const AskLater = slots.askLater;
  if (data === undefined) {
    if (error === null) return <Skeleton lines={6} />;
    return <NotReached error={error} onRetry={ask} askLater={AskLater && <AskLater {...asked} />} />;
  }
  return (
    <>
      <Freshness query={query} before={before} onAsk={ask} />
      <CheckDigitWarning asked={asked} onCorrect={onCorrect} />
      {data.state === 'found' ? (
        <Found answer={data} before={before} slots={slots} asked={asked} />
      ) : (
        <NoAnswer answer={data} at={query.dataUpdatedAt} />
      )}
    </>
  );
}

/** Where one shipment is. */
export function WhereItIs(props: AnswerProps) {
  const { number, businessType } = props.asked;
  return (
    <section className="track-answer" aria-labelledby="track-answer">
      <h2 id="track-answer">
        {businessType === 1 ? <Trans>Bill of lading</Trans> : <Trans>Container</Trans>}{' '}
        <span className="ui-code">{formatContainerNumber(number)}</span>
      </h2>
      <AnswerBody {...props} />
    </section>
  );
}
