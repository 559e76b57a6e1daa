import type { ProblemCode } from '#contract/problems.ts';
import { PROBLEM_STATUS } from '#contract/problems.ts';

/** Faults of a field, by the names of the sentences that say them. */
export type PlainReason =
  | 'required'
  | 'passwordWrong'
  | 'codeWrong'
  | 'notOneOf'
  | 'doesNotFit'
  | 'queryRefused'
  | 'reversed'
  | 'past';
/** The same where there is a limit to it. */
export type LimitReason = 'tooLong' | 'tooShort' | 'tooBig' | 'tooSmall' | 'tooMany' | 'tooManyDays' | 'tooFarAhead';
/** The fault of a field; the error handler says it in the language of the request. */
export type Reason = PlainReason | readonly [name: LimitReason, limit: number];

/** A field that does not fit: a dotted path such as `query.pageSize`, and why. */
export interface FieldFault {
  path: string;
  reason: Reason;
}

interface Details {
  /** An HTTP status finer than the code's own (413, 415); the code stays what the client goes by. */
  status?: number;
  fields?: readonly FieldFault[];
  /** Seconds after which asking again makes sense, for `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown by a service that cannot do what was asked; the error handler turns it into the contract's envelope. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: readonly FieldFault[];
  readonly retryAfter: number | null;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.status = details.status ?? PROBLEM_STATUS[code];
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** The problem that one field does not fit. */
export function misfit(path: string, reason: Reason): Problem {
  return new Problem('validation', { fields: [{ path, reason }] });
}

/** The problem that a limit is used up for this many milliseconds more. */
export function tooManyRequests(ms: number): Problem {
  return new Problem('too-many-requests', { retryAfter: Math.max(1, Math.ceil(ms / 1000)) });
}
