import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DuplicateError } from '#client/api/duplicates.ts';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { isSessionOver } from '#client/api/session-over.ts';

/**
 * What is done about a failed call: words to show, the dialog about the session, or nothing. ERR-01: a `toast` is a line
 * about what went wrong on our side or on the way, a `notification` a panel about what was asked and refused.
 */
export type Reaction =
  | { kind: 'say'; as: 'toast' | 'notification'; words: MessageDescriptor | string }
  | { kind: 'connection' }
  | { kind: 'session' }
  | { kind: 'nothing' };

const NOTHING: Reaction = { kind: 'nothing' };

/** ERR-04: words of WeChat's own that say nothing to a visitor. */
const CODE_USED = 'code been used';

/** ERR-03. */
export const connectionWords = msg`Backend interface connection abnormal`;

/** ERR-01: stands over what is said in a notification. */
export const notificationHeading = msg`That could not be done`;

/** ERR-02: what is said where the server said nothing. */
const DEFAULTS: Readonly<Record<number, MessageDescriptor>> = {
  401: msg`Authentication failed, cannot access system resources`,
  403: msg`No permission for the current operation`,
  404: msg`The requested resource does not exist`,
};
const unknownWords = msg`Unknown system error, please report to the administrator`;

/** ERR-01: the one status that is said in a toast. */
const SERVER_FAILURE = 500;

/** ERR-06: text for programs, which is shown to nobody. */
const isJsonLike = (text: string): boolean => /^\s*[[{]/.test(text);

/**
 * ERR-01 to ERR-06: what a failed call leads to. `loggedIn` tells a session that is over from a visitor who had none, to
 * whom nothing has happened.
 */
export function reactionTo(error: unknown, loggedIn: boolean): Reaction {
  if (error instanceof DuplicateError) {
    return { kind: 'say', as: 'toast', words: msg`Data is being processed, do not submit again` };
  }
  if (isUnreachable(error)) return { kind: 'connection' };
  // What was given up is nobody's failure, and faults of our own have their place in the page.
  if (!(error instanceof ProblemError)) return NOTHING;
  // A dialog asks for it.
  if (error.code === 'captcha-needed') return NOTHING;
  if (isSessionOver(error)) return loggedIn ? { kind: 'session' } : NOTHING;
  const as = error.status === SERVER_FAILURE ? 'toast' : 'notification';
  if (error.message.includes(CODE_USED)) {
    return { kind: 'say', as, words: msg`Login QR code has expired, please refresh` };
  }
  if (error.message.trim() === '') return { kind: 'say', as, words: DEFAULTS[error.status] ?? unknownWords };
  return isJsonLike(error.message) ? NOTHING : { kind: 'say', as, words: error.message };
}
