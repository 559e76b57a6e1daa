import { Trans, useLingui } from '@lingui/react/macro';
import { isUnreachable } from '#client/api/errors.ts';
import { connectionWords, isTwice, type Reaction, reactionTo } from '../reactions.ts';
import { Words } from '../words.tsx';

/** What is wrong with a code, or with having one sent; `said` is what is said of the call that failed. */
export type CodeFault = 'empty' | 'unreachable' | { said: Reaction['words'] };

/** What stands at the field after a call about a code failed; `before` stood there, and stays where nothing was sent. */
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
