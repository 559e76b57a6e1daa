import { useLingui } from '@lingui/react/macro';
import type { Asked } from '../asked.ts';
import { LeftOut } from '../several-numbers.tsx';
import type { TrackingSlots } from '../slots.ts';
import { SeveralAnswers } from './several-answers.tsx';
import { WhereItIs } from './where-it-is.tsx';

interface AnswersProps {
  asked: Asked;
  slots: TrackingSlots;
  /** Asks for another number instead. */
  onCorrect: (number: string) => void;
}

/** Answers about the numbers that were asked for: one in full, several as a list in which each opens in place. */
export function Answers({ asked: { numbers, leftOut }, slots, onCorrect }: AnswersProps) {
  const { t } = useLingui();
  const [first] = numbers;
  if (numbers.length === 1 && first !== undefined) {
    return <WhereItIs key={first.number + first.businessType} asked={first} slots={slots} onCorrect={onCorrect} />;
  }
  return (
    <section className="track-section" aria-label={t`Results`}>
      <LeftOut taken={numbers.length} leftOut={leftOut} />
      <SeveralAnswers numbers={numbers} slots={slots} onCorrect={onCorrect} />
    </section>
  );
}
