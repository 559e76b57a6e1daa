import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ENQUIRY_LIMITS } from '#contract/enquiry-kinds.ts';
import type { DraftProblem } from './check-draft.ts';

const words: Readonly<Record<DraftProblem, () => ReactNode>> = {
  missing: () => <Trans>Please fill this in.</Trans>,
  port: () => <Trans>Choose a port from the list.</Trans>,
  'same-port': () => <Trans>Origin and destination are the same port.</Trans>,
  long: () => <Trans>This is too long. Please shorten it.</Trans>,
  number: () => <Trans>A number greater than 0, such as 1250 or 0.8.</Trans>,
  'whole-number': () => <Trans>A whole number from 1.</Trans>,
  date: () => (
    <Trans>
      A date no more than {ENQUIRY_LIMITS.readyDaysPast} days ago and {ENQUIRY_LIMITS.readyDaysAhead} days ahead.
    </Trans>
  ),
  phone: () => <Trans>Please fill in the correct phone number</Trans>,
  email: () => <Trans>Please enter the correct email address</Trans>,
  reach: () => <Trans>Without a mobile number of mainland China we need an e-mail address: the code goes there.</Trans>,
  sign: () => <Trans>It contains a character that cannot be sent.</Trans>,
};

/** Sentence about the problem of a field; undefined when there is none. */
export function problemWords(problem: DraftProblem | undefined): ReactNode {
  return problem === undefined ? undefined : words[problem]();
}
