import * as z from 'zod/mini';

/**
 * The closed list of problem codes. The client finds its words by code; `status` of the envelope mirrors the HTTP status.
 * Thrown by the server only; a client that meets an unknown code treats it as `internal`.
 */
export const PROBLEM_CODES = [
  'validation',
  'unauthenticated',
  'session-withdrawn',
  'forbidden',
  'not-found',
  'conflict',
  'key-reused',
  'in-progress',
  'too-many-requests',
  'unavailable',
  'internal',
  'captcha-wrong',
  'captcha-needed',
  'credentials-wrong',
  'code-wrong',
  'login-too-old',
  'not-verified',
  'no-account',
  'account-exists',
  'account-disabled',
  'password-weak',
  'wechat-failed',
  'wechat-code-used',
  'not-configured',
  'file-format',
  'file-heic',
  'file-size',
  'picture-too-large',
  'file-count',
  'files-full',
  'wrong-name',
] as const;

const problemCode = z.enum(PROBLEM_CODES);
export type ProblemCode = z.infer<typeof problemCode>;

/** HTTP status of each problem. */
export const PROBLEM_STATUS: Readonly<Record<ProblemCode, number>> = {
  validation: 400,
  unauthenticated: 401,
  'session-withdrawn': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  'in-progress': 409,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
  'captcha-wrong': 400,
  'captcha-needed': 428,
  'credentials-wrong': 400,
  'code-wrong': 400,
  'login-too-old': 403,
  'not-verified': 403,
  'no-account': 404,
  'account-exists': 409,
  'account-disabled': 403,
  'password-weak': 400,
  'wechat-failed': 400,
  'wechat-code-used': 400,
  'not-configured': 503,
  'file-format': 415,
  'file-heic': 415,
  'file-size': 413,
  'picture-too-large': 413,
  'file-count': 400,
  'files-full': 409,
  'wrong-name': 421,
};

/** One field that did not fit: a dotted path such as `query.pageSize`, and what was wrong with it. */
const fieldProblem = z.object({ path: z.string(), reason: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Every error answer. `message` is a sentence in the language of the request; `requestId` is for the support desk. */
export const problemEnvelope = z.object({
  status: z.number(),
  message: z.string(),
  code: problemCode,
  requestId: z.string(),
  fields: z.optional(z.array(fieldProblem)),
});
export type ProblemEnvelope = z.infer<typeof problemEnvelope>;

/** Every JSON answer: status 200 is success whatever the HTTP status says, and `message` carries the payload. */
export function envelope<T>(message: z.ZodMiniType<T, T>) {
  return z.object({ status: z.number(), message });
}
