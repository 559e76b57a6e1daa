import type { FieldProblem, ProblemCode } from '#contract/problems.ts';
import { PROBLEM_STATUS } from '#contract/problems.ts';

interface Details {
  /** An HTTP status finer than the code's own (413, 415); the code stays what the client goes by. */
  status?: number;
  fields?: readonly FieldProblem[];
  /** Seconds after which asking again makes sense, for `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** What a service throws when it cannot do what was asked; the error handler turns it into the contract's envelope. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly retryAfter: number | null;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.status = details.status ?? PROBLEM_STATUS[code];
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }
}
