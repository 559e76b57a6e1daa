import { Trans } from '@lingui/react/macro';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';

/**
 * What is wrong with a code, or with having one sent. `twice`: the same was asked a moment ago; `said` is the server's
 * sentence.
 */
export type CodeFault = 'empty' | 'unreachable' | 'twice' | 'failed' | { said: string };

/** Why a call about a code failed. */
export function codeFaultOf(error: unknown): CodeFault {
  if (error instanceof ProblemError) return error.message === '' ? 'failed' : { said: error.message };
  if (isUnreachable(error)) return 'unreachable';
  return error instanceof Error && error.name === 'DuplicateError' ? 'twice' : 'failed';
}

/** The same in words, for the field of the code. */
export function CodeFaultWords({ fault }: { fault: CodeFault }) {
  if (typeof fault === 'object') return fault.said;
  switch (fault) {
    case 'empty':
      return <Trans>Please Enter</Trans>;
    case 'unreachable':
      return <Trans>No answer came. Please try again in a moment; a code you have remains valid.</Trans>;
    case 'twice':
      return <Trans>Data is being processed, do not submit again</Trans>;
    case 'failed':
      return <Trans>That did not work. Please try again.</Trans>;
  }
}
