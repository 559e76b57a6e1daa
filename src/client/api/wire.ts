import * as z from 'zod/mini';
import { type ProblemCode, problemEnvelope } from '#contract/problems.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { ForeignAnswerError, ProblemError } from './errors.ts';

// The contract and its schemas are a part of their own, fetched with the first call: a page that arrived rendered has
// nothing to ask and nothing to parse yet.

// Without this zod tries `new Function` once, which the content security policy blocks and reports.
z.config({ jitless: true });

const byName = new Map<string, RouteDefinition>(routes.map((route) => [route.name, route]));

/** The declaration of a call. Throws when the contract has none of that name. */
export function routeNamed(name: string): RouteDefinition {
  const route = byName.get(name);
  if (!route) throw new Error(`The contract has no call ${name}`);
  return route;
}

const CODE_BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'validation',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many-requests',
  503: 'unavailable',
};

const anyEnvelope = z.object({ status: z.optional(z.number()), message: z.optional(z.unknown()) });

/**
 * ERR-01: takes the payload out of an answer. The status is read from the body, else from HTTP; anything but 200 throws
 * a ProblemError with what `Retry-After` says in seconds, and what has no envelope or not the promised shape a
 * ForeignAnswerError.
 */
export function readAnswer(
  route: RouteDefinition,
  httpStatus: number,
  json: unknown,
  retryAfter: string | null = null,
): unknown {
  const envelope = anyEnvelope.safeParse(json);
  const status = envelope.data?.status ?? httpStatus;
  // A refusal may have no message (ERR-02), a payload must.
  if (!envelope.success || (status === 200 && envelope.data.message === undefined)) {
    throw new ForeignAnswerError('The answer has no envelope', { status: httpStatus });
  }
  if (status !== 200) {
    const problem = problemEnvelope.safeParse(json);
    const message = typeof envelope.data.message === 'string' ? envelope.data.message : '';
    const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
    throw new ProblemError({
      ...(problem.success
        ? { ...problem.data, fields: problem.data.fields ?? [] }
        : { status, code: CODE_BY_STATUS[status] ?? 'internal', message, requestId: null }),
      retryAfterMs: seconds === null ? null : seconds * 1000,
    });
  }
  return readPayload(route, envelope.data.message);
}

/** Checks a payload, from the network or from the device, against its call's response schema. */
export function readPayload(route: RouteDefinition, payload: unknown): unknown {
  const parsed = route.response.safeParse(payload);
  if (!parsed.success) throw new ForeignAnswerError(`The answer does not fit the contract: ${parsed.error.message}`);
  return parsed.data;
}
