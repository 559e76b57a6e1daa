import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DuplicateError } from '#client/api/duplicates.ts';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { SESSION_NEEDED } from '#contract/session-needed.ts';

/**
 * The reaction to a failed call. ERR-01: a `toast` is a line, a `notification` a panel with a heading; `connection` is
 * told once for as long as it lasts, `session` is the dialog about the login. `words` are said in the place of what
 * failed, and by the frame where nothing else says them; null where there is nothing to say.
 */
export interface Reaction {
  as: 'toast' | 'notification' | 'connection' | 'session' | 'nothing';
  words: MessageDescriptor | string | null;
  /** Said by the frame although the place of the call says what fails: it is not about what was sent. */
  always: boolean;
}

/** By what a failure is known, and what is done about it. */
interface Row {
  /** `twice`: not sent, as the same was sent a moment ago; `way`: no word of ours arrived; `no`: the server refused. */
  of: 'twice' | 'way' | 'no' | 'other';
  status?: readonly number[];
  code?: ProblemCode;
  /** A pattern of the server's message. */
  text?: RegExp;
  /** `by status`: ERR-01. */
  as: Reaction['as'] | 'by status';
  words: MessageDescriptor | 'of the server' | null;
  always?: true;
}

const EXPIRED_CODE = msg`Login QR code has expired, please refresh`;
const UNKNOWN = msg`Unknown system error, please report to the administrator`;
const NO_ACCESS = msg`Authentication failed, cannot access system resources`;

/** ERR-03. */
export const connectionWords = msg`Backend interface connection abnormal`;

/** ERR-01: stands over what is said in a notification. */
export const notificationHeading = msg`That could not be done`;

/** ERR-01: the one status that is said in a toast. */
const SERVER_FAILURE = 500;

/**
 * THE reactions to calls that fail, in forms, pages, downloads and in the frame alike: the first row of which everything fits
 * holds. CALL-03, ERR-01 to ERR-06.
 */
const REACTIONS: readonly Row[] = [
  { of: 'twice', as: 'toast', words: msg`Data is being processed, do not submit again`, always: true },
  { of: 'way', as: 'connection', words: connectionWords },
  // A dialog asks for it.
  { of: 'no', code: 'captcha-needed', as: 'nothing', words: 'of the server' },
  // ERR-05: the sentence is for programs.
  {
    of: 'no',
    status: [401, 403],
    text: new RegExp(SESSION_NEEDED),
    as: 'session',
    words: NO_ACCESS,
    always: true,
  },
  // Words of WeChat's own that say nothing to a visitor.
  { of: 'no', text: /code been used/, as: 'by status', words: EXPIRED_CODE },
  { of: 'no', code: 'wechat-code-used', as: 'by status', words: EXPIRED_CODE },
  // Text for programs, which is shown to nobody.
  { of: 'no', text: /^\s*[[{]/, as: 'nothing', words: null },
  { of: 'no', text: /\S/, as: 'by status', words: 'of the server' },
  { of: 'no', status: [401], as: 'by status', words: NO_ACCESS },
  { of: 'no', status: [403], as: 'by status', words: msg`No permission for the current operation` },
  { of: 'no', status: [404], as: 'by status', words: msg`The requested resource does not exist` },
  { of: 'no', as: 'by status', words: UNKNOWN },
  // A fault of our own, or what was given up: said where it was asked for, if at all.
  { of: 'other', as: 'nothing', words: UNKNOWN },
];

function kindOf(error: unknown): Row['of'] {
  if (error instanceof DuplicateError) return 'twice';
  if (isUnreachable(error)) return 'way';
  return error instanceof ProblemError ? 'no' : 'other';
}

/** The server's refusal of a call: its status, code and message. */
interface Refusal {
  status: number;
  code: ProblemCode | null;
  message: string;
}

function lookUp(of: Row['of'], { status, code, message }: Refusal): Reaction {
  const row = REACTIONS.find(
    (one) =>
      one.of === of &&
      (one.status?.includes(status) ?? true) &&
      (one.code === undefined || one.code === code) &&
      (one.text?.test(message) ?? true),
  );
  const { as = 'nothing', words = null, always = false } = row ?? {};
  return {
    as: as === 'by status' ? (status === SERVER_FAILURE ? 'toast' : 'notification') : as,
    words: words === 'of the server' ? message : words,
    always,
  };
}

const UNSAID: Refusal = { status: 0, code: null, message: '' };

/** Looks up the {@link Reaction} to a failed call. */
export function reactionTo(error: unknown): Reaction {
  return lookUp(kindOf(error), error instanceof ProblemError ? error : UNSAID);
}

/** The words on a refusal of which a device has kept status and message. */
export const wordsOfRefusal = (kept: Pick<Refusal, 'status' | 'message'>): Reaction['words'] =>
  lookUp('no', { ...UNSAID, ...kept }).words;

/** CALL-03: whether the same was sent a moment ago, so that what is said of that stays. */
export const isTwice = (error: unknown): boolean => kindOf(error) === 'twice';
