import type { FieldProblem, ProblemCode } from '#contract/problems.ts';

/** The network gave no answer: the device is offline, or nothing between here and the server let the call through. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** The call was given up because no answer came within its time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Something answered that is not our server (a captive portal's page) or a version of it that this build cannot read. */
export class ForeignAnswerError extends Error {
  override readonly name = 'ForeignAnswerError';
  /** The HTTP status of an answer that was not ours; null for words of our server that this build cannot read. */
  readonly status: number | null;

  constructor(message: string, { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** The server said no. `message` is its sentence in the visitor's language; `code` is from the closed list. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly requestId: string | null;
  readonly fields: readonly FieldProblem[];
  /** Milliseconds after which asking again makes sense; null where the server did not say. */
  readonly retryAfterMs: number | null;

  constructor(init: {
    status: number;
    code: ProblemCode;
    message: string;
    requestId: string | null;
    fields?: readonly FieldProblem[];
    retryAfterMs?: number | null;
  }) {
    super(init.message);
    this.status = init.status;
    this.code = init.code;
    this.requestId = init.requestId;
    this.fields = init.fields ?? [];
    this.retryAfterMs = init.retryAfterMs ?? null;
  }
}

/** True for every failure in which no word of our server arrived, so that what is stored should be shown instead. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError || error instanceof ForeignAnswerError;
}
