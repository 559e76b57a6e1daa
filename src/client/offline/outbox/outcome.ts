import { ProblemError } from '#client/api/errors.ts';
import type { ProblemCode } from '#contract/problems.ts';
import type { Entry, Outcome } from './entry.ts';

/** Refusals that say nothing against what was sent: the same may succeed later. */
const PASSING: readonly ProblemCode[] = ['in-progress', 'too-many-requests', 'unavailable', 'internal'];
const PASSING_STATUS: readonly number[] = [408, 425, 429];
const UNVERIFIED: readonly ProblemCode[] = ['not-verified', 'code-wrong'];

/**
 * The outcome of a try that ended with an error. Only the server's own clear no ends the tries; a page of somebody
 * else's, a broken line and a server in trouble do not.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ProblemError)) {
    return { kind: 'later', reason: { kind: 'unreachable' }, retryAfterMs: null };
  }
  const { code, status, message: text, requestId, retryAfterMs } = error;
  if (PASSING.includes(code) || PASSING_STATUS.includes(status) || status >= 500) {
    return { kind: 'later', reason: { kind: 'busy', text, status, requestId }, retryAfterMs };
  }
  const reason = { kind: 'said', text, status, requestId } as const;
  return { kind: UNVERIFIED.includes(code) ? 'needs-code' : 'refused', reason };
}

/** The outcome of a try that was answered: delivered only when the answer names this very entry. */
export function outcomeOfAnswer(
  { id }: Pick<Entry, 'id'>,
  answer: { id: string; receipt: string; text?: string },
  now: number,
): Outcome {
  if (answer.id !== id) return { kind: 'later', reason: { kind: 'unreachable' }, retryAfterMs: null };
  return { kind: 'delivered', receipt: { number: answer.receipt, text: answer.text ?? '', at: now } };
}
