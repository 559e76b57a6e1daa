import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Locale } from '#contract/locale.ts';
import type { Area } from '#contract/roles.ts';
import type { InputOf, ResponseOf, RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type Authorized, type Credentials, credentialsOf } from './access.ts';
import { Answer } from './answer.ts';
import { TTL } from './answer-cache.ts';
import type { Made, Tag } from './answer-store.ts';
import { type CallCookies, cookiesOf } from './cookies.ts';
import { readParts } from './field-problems.ts';
import { dispositionHeaders, FileAnswer } from './file-answer.ts';
import { isForm } from './form-type.ts';
import { languageOf } from './language.ts';
import { misfit, Problem } from './problem.ts';
import { queryOf, questionOf } from './query-string.ts';
import { envelopeText, ReadyText } from './ready-text.ts';
import { type Sender, senderOf } from './sender.ts';
import { FORM_MAX, type ReadForm, readFormOf } from './uploads.ts';

/** Where the API lives; the contract's paths are below it. */
export const API_BASE = '/api';

/** The request a handler works for, besides its input. */
export interface Call {
  locale: Locale;
  log: FastifyBaseLogger;
  /** The visitor's address, for limits of a call of its own. */
  address: string;
  /** Under which a write is done once; null when the caller sent none. Its form is checked. */
  idempotencyKey: string | null;
  cookies: CallCookies;
  /** Further headers of the answer, which a handler may add to. */
  answerHeaders: Record<string, string>;
  /** The token that was sent and its cookie, not checked: for calls that begin or end sessions. */
  credentials: Credentials;
  /** The `User-Agent` header: the name that the program which asks gives itself. */
  userAgent: string;
  /** Who waits for the answer. */
  sender: Sender;
  /** Reads the form of a call that takes one. */
  form: ReadForm;
  /** Does something once the answer has gone out whole, where there is one and not only its head. */
  whenSent: (work: () => Promise<void>) => void;
}

/** The request a handler works for; where the call belongs to an area, with the proof that it was let in. */
type CallOf<R> = R extends { readonly token: true; readonly access: infer In extends Area }
  ? Call & { readonly by: Authorized<In> }
  : Call;

type Handler<R extends RouteDefinition> = (
  input: InputOf<R>,
  call: CallOf<R>,
) => Promise<ResponseOf<R> | ReadyText | FileAnswer>;

interface Mounted<R extends RouteDefinition> {
  handle: Handler<R>;
  /** The sources of a public read: its answer is cached until one of these changes. Without them nothing is cached. */
  tags?: (input: InputOf<R>) => readonly Tag[];
  /** A POST that changes nothing: its answer is kept as that of a GET is. */
  reads?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Puts a call of the contract on the server: input and output are checked by the contract's own schemas. */
    mount<R extends RouteDefinition>(route: R, options: Mounted<R>): void;
    /** Every address below the API base that is served, as `GET /path/{name}`. */
    mountedCalls: ReadonlySet<string>;
  }
}

/** A call as the contract writes it, for comparing. */
export function callName(method: string, path: string): string {
  return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw misfit('headers.idempotency-key', 'doesNotFit');
}

/** An answer was sent when all of it was handed over, and with the file, not only with word that nothing has changed. */
const whenSentOf =
  (request: FastifyRequest, reply: FastifyReply): Call['whenSent'] =>
  (work) => {
    if (request.method === 'HEAD') return;
    reply.raw.once('finish', () => {
      if (reply.statusCode !== 200) return;
      work().catch((error: unknown) => request.log.error(error, 'what was to follow an answer failed'));
    });
  };

function callOf(request: FastifyRequest, reply: FastifyReply, cookies: CallCookies, by: Authorized | undefined): Call {
  const sender = senderOf(request, reply, by?.actor?.accountId ?? null);
  return {
    locale: languageOf(request.headers['accept-language']),
    log: request.log,
    address: request.ip,
    idempotencyKey: idempotencyKeyOf(request),
    cookies,
    answerHeaders: {},
    credentials: credentialsOf(request, cookies),
    sender,
    form: readFormOf(request, sender),
    whenSent: whenSentOf(request, reply),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

/** Whether the address alone is the question. */
const isAskedByAddress = ({ method, body }: FastifyRequest): boolean => method === 'GET' || (body ?? null) === null;

const CONTENT_TYPE = 'application/json; charset=utf-8';

/** Checks what a handler gave and makes it text; what the contract does not name is left out. */
function bodyOf(route: RouteDefinition, message: unknown): Buffer {
  const result = route.response.safeParse(message);
  if (!result.success) throw new Error(`${route.name} answered against the contract: ${result.error.message}`);
  return Buffer.from(envelopeText(JSON.stringify(result.data)));
}

/**
 * The API as the contract declares it. Validation and serialisation happen here and not in Fastify's own compilers: the
 * checked text is what the cache keeps, and those run after the handler, past the point where it could be kept. The query
 * is read here too, where one that is refused has an answer.
 */
export const contract = fp<{ secure: boolean }>(
  async (app, { secure }) => {
    const mounted = new Set<string>();
    const letIn = new WeakMap<FastifyRequest, Authorized>();
    const cookiesFor = (request: FastifyRequest, reply: FastifyReply) =>
      cookiesOf(request, reply, secure || request.protocol === 'https');
    app.decorate('mountedCalls', mounted);
    app.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith(`${API_BASE}/`) || url.includes('*')) return;
      for (const one of [method].flat()) if (one !== 'HEAD') mounted.add(callName(one, url.slice(API_BASE.length)));
    });

    app.decorate('mount', <R extends RouteDefinition>(route: R, { handle, tags, reads }: Mounted<R>) => {
      const isGet = route.method === 'GET';
      const cacheable = (isGet || reads === true) && !route.token && tags !== undefined;
      const headers = {
        vary: 'accept-encoding',
        'cache-control': cacheable && isGet ? 'public, no-cache' : 'no-store',
      };

      const make = async (input: InputOf<R>, call: Call): Promise<Made> => {
        // A call that belongs to an area has come past `requireArea` below.
        const message = await handle(input, call as CallOf<R>);
        if (message instanceof FileAnswer) {
          const { body, contentType, fileName } = message;
          const own = { ...headers, ...dispositionHeaders(fileName) };
          return {
            answer: new Answer({ status: 200, headers: own, contentType, body, compressible: false }),
            tags: [],
            ttl: 0,
          };
        }
        const ready = message instanceof ReadyText ? message : { body: bodyOf(route, message) };
        const own = { ...headers, ...call.answerHeaders };
        const answer = new Answer({
          status: 200,
          headers: own,
          contentType: CONTENT_TYPE,
          compressible: true,
          ...ready,
        });
        return { answer, tags: tags?.(input) ?? [], ttl: cacheable ? TTL.api : 0 };
      };
      const miss = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const by = letIn.get(request);
        const call = callOf(request, reply, cookiesFor(request, reply), by);
        const { params, body, url } = request;
        const query = route.bodyAsks === true ? questionOf(url, body) : queryOf(url);
        const input = readParts(route, { params, query, body }) as InputOf<R>;
        const work = () => make(input, { ...call, ...(by && { by }) });
        if (!cacheable) {
          await app.limitWork(request);
          return (await work()).answer.send(request, reply);
        }
        // The input as it was read, not as it was sent: a parameter nobody knows makes no other question.
        const key = `${route.name} ${JSON.stringify(input)}`;
        if (isAskedByAddress(request)) app.answerKeys.set(request.method, url, key);
        return reply.sendKept(key, work);
      };
      // Before anything is read or counted: who may not make a call learns nothing of it, and sends his body in vain.
      const requireArea = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        if (route.token) letIn.set(request, await app.authorize(route, request, cookiesFor(request, reply)));
        if (route.form === true && !isForm(request)) throw new Problem('validation', { status: 415 });
      };
      app.route({
        method: route.method,
        onRequest: requireArea,
        ...(route.form === true ? { config: { form: true }, bodyLimit: FORM_MAX } : {}),
        url: API_BASE + route.path.replace(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => {
          const key =
            cacheable && isAskedByAddress(request) ? app.answerKeys.get(request.method, request.url) : undefined;
          const kept = key === undefined ? undefined : app.answers.get(key);
          return kept === undefined ? miss(request, reply) : kept.send(request, reply);
        },
      });
    });

    app.addHook('onReady', async () => {
      const missing = routes.filter((route) => !mounted.has(callName(route.method, route.path)));
      if (missing.length > 0) throw new Error(`Not mounted: ${missing.map((route) => route.name).join(', ')}`);
    });
  },
  { name: 'contract', dependencies: ['@fastify/cookie', 'access', 'answer-cache', 'errors', 'rate-limits'] },
);
