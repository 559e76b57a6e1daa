import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ProblemEnvelope } from '#contract/problems.ts';
import { saysNoConnection } from '#server/db/no-connection.ts';
import { errorPage } from './error-page.ts';
import { problemText, reasonText } from './error-words.ts';
import { inlineHashes } from './inline-hashes.ts';
import { languageOf } from './language.ts';
import { Problem } from './problem.ts';
import { contentSecurityPolicy, type Headers } from './security-headers.ts';

/**
 * Classes and states of PostgreSQL that mean "not now": no connection, none for us or no database while it is restored, no
 * room, shutting down, a query cut off by its limit, something held by others, a deadlock, a database that only reads, a
 * disk that fails.
 */
const UNAVAILABLE_STATE = /^(08|28|3D|53|57P|58|40|57014|55P03|25006|25P0[34])/;
/** The same of the network, and of the disk that files are kept on. */
const UNAVAILABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'],
  'FST_ERR_HANDLER_TIMEOUT',
]);
/** States of PostgreSQL that mean that it has no such value, whatever let it through to there. */
const REFUSED_VALUE_STATE = /^22[0-9A-Z]{3}$/;

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function isUnavailable(error: unknown): boolean {
  const code = field(error, 'code');
  if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATE.test(code))) return true;
  return saysNoConnection(error);
}

function isRefusedValue(error: unknown): boolean {
  const code = field(error, 'code');
  return typeof code === 'string' && REFUSED_VALUE_STATE.test(code);
}

/** Reads any error as a problem; the wrapped causes too, since the database layer wraps what the driver throws. */
export function problemOf(error: unknown): Problem {
  for (let at = error, depth = 0; at !== undefined && depth < 5; at = field(at, 'cause'), depth += 1) {
    if (at instanceof Problem) return at;
    if (isUnavailable(at)) return new Problem('unavailable', { cause: error, retryAfter: 5 });
    if (isRefusedValue(at)) return new Problem('validation', { cause: error });
  }
  const status = field(error, 'statusCode');
  if (status === 404) return new Problem('not-found');
  if (status === 429) return new Problem('too-many-requests', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem('validation', { status });
  return new Problem('internal', { cause: error });
}

/** The envelope of a problem, in the language of the request. */
function envelopeOf(problem: Problem, requestId: string, acceptLanguage: string | undefined): ProblemEnvelope {
  const locale = languageOf(acceptLanguage);
  const fields = problem.fields.map(({ path, reason }) => ({ path, reason: reasonText(reason, locale) }));
  return {
    status: problem.status,
    message: problemText(problem.code, problem.retryAfter, locale),
    code: problem.code,
    requestId,
    ...(fields.length > 0 ? { fields } : {}),
  };
}

/** Whether a person's browser waits for this answer, and not a program. */
function wantsPage(request: FastifyRequest): boolean {
  const { url } = request;
  // A script that gets a page instead of its own kind of failure cannot say what went wrong.
  if (url.startsWith('/api') || url.startsWith('/assets/')) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

/** Answers with a problem: a page of its own for a person, the envelope for everyone else. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  reply.code(problem.status).header('cache-control', 'no-store').header('vary', 'accept-language');
  if (problem.retryAfter !== null) reply.header('retry-after', String(problem.retryAfter));
  if (!wantsPage(request)) {
    const envelope = envelopeOf(problem, request.id, request.headers['accept-language']);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(envelope));
  }
  const html = errorPage(problem.code, request.id);
  reply.header('content-security-policy', contentSecurityPolicy(inlineHashes(html)));
  return reply.type('text/html; charset=utf-8').send(html);
}

function handleError(
  this: FastifyInstance,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error);
  // The cause goes to the log, whose lines of a request have its id; the visitor gets the id and nothing of the cause.
  const entry = { err: error, method: request.method, path: request.url.split('?', 1)[0] };
  if (problem.code === 'internal') request.log.error(entry, 'request failed');
  // A value that only the database refuses is one that a schema has missed.
  // A problem without a cause is a full queue; the requests that fill it would fill the log too.
  else if ((problem.code === 'unavailable' || problem.code === 'validation') && problem.cause !== undefined) {
    request.log.warn(entry, 'request refused');
  }
  return sendProblem(request, reply, problem);
}

/** Answers what Fastify refuses before there is a route, such as an address with a broken `%`; no hook has run then. */
export function refuseMalformed(headers: Headers) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('x-request-id', request.id);
    sendProblem(request, reply, problemOf(error));
  };
}

/** ERR-01: every error leaves in the contract's form; what happened inside stays inside. */
export const errors = fp(
  async (app) => {
    app.setErrorHandler(handleError);
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem('not-found')));
  },
  { name: 'errors', dependencies: ['security-headers'] },
);
