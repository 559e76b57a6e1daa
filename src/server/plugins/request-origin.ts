import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isForm } from './form-type.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The caller is a program that proves who it is by a signature or a key: no browser has either. */
    fromMachine?: boolean;
    /** Changes nothing though it is sent with POST: it may come from anywhere, with any body. */
    changesNothing?: boolean;
    /** Takes `multipart/form-data`, which also a form of a foreign page can send: only for calls that need a token or a key. */
    form?: boolean;
  }
}

const CHANGING_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}

/** Whether a body is in a form that its call reads; anything else is not read to find out. */
function isReadable(request: FastifyRequest): boolean {
  if (!hasBody(request)) return true;
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') return false;
  return isJson(request.headers['content-type']) || (request.routeOptions.config.form === true && isForm(request));
}

/** Whether the browser says that the call comes from one of the site's own pages. */
function isOwn(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return origin === (publicUrl ?? `${request.protocol}://${request.host}`);
}

/**
 * ASVS 3.5.1–3.5.3: a call that changes something must come from the site's own pages and carry JSON, which no form of a
 * foreign page can send; a call that says nothing of where it comes from is refused as well. What the head of a request
 * tells is enough to refuse it: no body is read for an address that does not exist, or in a form that nobody reads.
 */
export const requestOrigin = fp<{ publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    // JSON is the only body there is.
    app.removeContentTypeParser('text/plain');
    const refusal = (request: FastifyRequest): Problem | null => {
      const { fromMachine, changesNothing } = request.routeOptions.config;
      if (CHANGING_NOTHING.has(request.method) || changesNothing === true) return null;
      if (request.is404) return new Problem('not-found');
      if (fromMachine !== true && !isOwn(request, publicUrl)) return new Problem('forbidden');
      return isReadable(request) ? null : new Problem('validation', { status: 415 });
    };
    app.addHook('onRequest', (request, reply, done) => {
      const problem = refusal(request);
      // No page of the site waits for this: what comes of its body is not even read to be thrown away.
      if (problem !== null && hasBody(request)) reply.header('connection', 'close');
      done(problem ?? undefined);
    });
  },
  { name: 'request-origin', dependencies: ['errors'] },
);
