import { Trans, useLingui } from '@lingui/react/macro';
import { isUnreachable } from '#client/api/errors.ts';
import { connectionWords, isTwice, type Reaction, reactionTo } from '../reactions.ts';
import { Words } from '../words.tsx';

/** A fault of a code, or of having one sent; `said` holds the words on the call that failed. */
export type CodeFault = 'empty' | 'unreachable' | { said: Reaction['words'] };

/** The fault to show after a call about a code failed; where nothing was sent, the one shown `before` stays. */
export function codeFaultOf(error: unknown, before: CodeFault | null = null): CodeFault | null {
  if (isTwice(error)) return before;
  return isUnreachable(error) ? 'unreachable' : { said: reactionTo(error).words };
}

/** The same in words, for the field of the code. */
export function CodeFaultWords({ fault }: { fault: CodeFault }) {
  const { i18n } = useLingui();
  if (typeof fault === 'object') return <Words of={fault.said} />;
  if (fault === 'empty') return <Trans>Please Enter</Trans>;
  const connection = i18n._(connectionWords);
  return <Trans>{connection}. Please try again in a moment; a code you have remains valid.</Trans>;
}
