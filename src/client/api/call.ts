import * as z from 'zod/mini';
import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import { type ProblemCode, problemEnvelope } from '#contract/problems.ts';
import type { InputOf, ResponseOf, RouteDefinition } from '#contract/route.ts';
import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from './errors.ts';

// Without this zod tries `new Function` once, which the content security policy blocks and reports.
z.config({ jitless: true });

/** CALL-05: upper bound of a call, in milliseconds. Pages show what is stored long before. */
export const CALL_TIMEOUT_MS = 1_000_000;

/** Sends one request and resolves with status and parsed JSON; rejects like `fetch` when the network fails. */
export type Transport = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
}) => Promise<{ status: number; json: () => Promise<unknown> }>;

/** A typed client of the provider API, bound to a language and a transport. */
export interface Api {
  readonly locale: Locale;
  call<R extends RouteDefinition>(route: R, input: InputOf<R>, options?: CallOptions): Promise<ResponseOf<R>>;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** CALL-02: query parameters, nested objects as `name[key]`; empty values are left out. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null || value === '') return;
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    } else {
      parts.append(name, String(value));
    }
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The address of a call below the API base. */
export function addressOf(route: RouteDefinition, input: { params?: unknown; query?: unknown }): string {
  const params = asRecord(input.params);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  return path + queryString(asRecord(input.query));
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

const anyEnvelope = z.object({ status: z.optional(z.number()), message: z.unknown() });

/** ERR-01: the status is read from the body, else from HTTP; anything but 200 rejects. */
function readAnswer<T>(httpStatus: number, json: unknown, schema: z.ZodMiniType<T, T>): T {
  const envelope = anyEnvelope.safeParse(json);
  if (!envelope.success) throw new ForeignAnswerError('The answer has no envelope');
  const status = envelope.data.status ?? httpStatus;
  if (status !== 200) {
    const problem = problemEnvelope.safeParse(json);
    const message = typeof envelope.data.message === 'string' ? envelope.data.message : '';
    throw new ProblemError(
      problem.success
        ? { ...problem.data, fields: problem.data.fields ?? [] }
        : { status, code: CODE_BY_STATUS[status] ?? 'internal', message, requestId: null },
    );
  }
  const payload = schema.safeParse(envelope.data.message);
  if (!payload.success) throw new ForeignAnswerError(`The answer does not fit the contract: ${payload.error.message}`);
  return payload.data;
}

async function send(transport: Transport, request: Parameters<Transport>[0], timeout: AbortSignal) {
  try {
    const answer = await transport(request);
    const json = await answer.json().catch((cause: unknown) => {
      throw request.signal?.aborted ? cause : new ForeignAnswerError('The answer is not JSON', { cause });
    });
    return { status: answer.status, json };
  } catch (cause) {
    if (cause instanceof ForeignAnswerError) throw cause;
    if (timeout.aborted) throw new TimeoutError('No answer in time', { cause });
    if (request.signal?.aborted) throw cause;
    throw new OfflineError('The network gave no answer', { cause });
  }
}

/**
 * Makes the client of the API. Rejects with OfflineError, TimeoutError, ForeignAnswerError or ProblemError, never with
 * anything else except the reason of the caller's own abort signal.
 */
export function createApi(config: { base: string; locale: Locale; transport: Transport }): Api {
  return {
    locale: config.locale,
    async call(route, input, options = {}) {
      const timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
      const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
      const body = input.body === undefined ? undefined : JSON.stringify(input.body);
      const { status, json } = await send(
        config.transport,
        {
          method: route.method,
          url: config.base + addressOf(route, input),
          headers: {
            accept: 'application/json',
            'accept-language': LANGUAGE_TAGS[config.locale],
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body,
          signal,
        },
        timeout,
      );
      return readAnswer(status, json, route.response) as ResponseOf<typeof route>;
    },
  };
}

/** The browser's transport: `fetch` with the page's own origin. `through` may wrap the answer before it is read. */
export async function browserTransport(
  { method, url, headers, body, signal }: Parameters<Transport>[0],
  through: (response: Response) => Response = (response) => response,
): ReturnType<Transport> {
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, json: () => through(response).json() };
}
