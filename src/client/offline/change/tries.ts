import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { isTwice, type Reaction, reactionTo, wordsOfRefusal } from '../reactions.ts';

/** How far a change has come. `unreachable`: no answer came, and nobody knows whether it arrived. */
type ChangeState =
  | { kind: 'ready' | 'busy' | 'unreachable' }
  | { kind: 'failed'; code: ProblemCode | null; words: Reaction['words']; requestId: string | null };

/** The result of the last try: for the whole form, and, in the server's sentences, for fields by their names. */
interface Said {
  state: ChangeState;
  refusals: Readonly<Record<string, string>>;
}

/** Before anything was tried, and after it succeeded. */
export const NOTHING_SAID: Said = { state: { kind: 'ready' }, refusals: {} };

function refusalsOf(error: unknown): Said['refusals'] {
  if (!(error instanceof ProblemError)) return {};
  // A message that is not for people is not shown at a field either.
  const told = error.fields.filter(
    ({ reason }) => wordsOfRefusal({ status: error.status, message: reason }) === reason,
  );
  return Object.fromEntries(told.map(({ path, reason }) => [path.replace(/^body\./, ''), reason]));
}

function stateOf(error: unknown): ChangeState {
  const { as, words } = reactionTo(error);
  // The dialog about it speaks for itself.
  if (as === 'session') return { kind: 'ready' };
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (!(error instanceof ProblemError)) return { kind: 'failed', code: null, words, requestId: null };
  const { code, requestId, status } = error;
  return { kind: 'failed', code, words, requestId: status >= 500 ? requestId : null };
}

/** The tries of one change, and what is to be said after each step. */
export class Tries {
  #running = 0;
  #last = NOTHING_SAID;

  begin(): Said {
    this.#running += 1;
    return { state: { kind: 'busy' }, refusals: {} };
  }

  succeed(): Said {
    this.#running -= 1;
    return this.forget();
  }

  /**
   * CALL-03: of what was not sent, as the same was sent a moment ago, nothing is said here: what was said of the first stands,
   * or is on its way (null).
   */
  fail(error: unknown): Said | null {
    this.#running -= 1;
    if (isTwice(error)) return this.#running === 0 ? this.#last : null;
    const refusals = refusalsOf(error);
    this.#last = { state: Object.keys(refusals).length > 0 ? { kind: 'ready' } : stateOf(error), refusals };
    return this.#last;
  }

  forget(): Said {
    this.#last = NOTHING_SAID;
    return this.#last;
  }
}
