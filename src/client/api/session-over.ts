import { SESSION_NEEDED } from '#contract/session-needed.ts';
import { ProblemError } from './errors.ts';

/** ERR-05: true when the server said no because it knows no session of this token any more. */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof ProblemError &&
    (error.status === 401 || error.status === 403) &&
    error.message.includes(SESSION_NEEDED)
  );
}

/** True when it was ended by a word, of its owner from elsewhere or of the operator, and did not just run out. */
export const isWithdrawn = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'session-withdrawn';
