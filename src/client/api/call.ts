import { LANGUAGE_TAGS } from '#contract/locale.ts';
import type { RouteDefinition } from '#contract/route.ts';
import type { RouteName } from '#contract/routes.ts';
import type { ApiConfig, CallOptions, Transport } from './api.ts';
import { ForeignAnswerError, OfflineError, TimeoutError } from './errors.ts';
import { readAnswer, routeNamed } from './wire.ts';

/** CALL-05: upper bound of a call, in milliseconds. Pages show what is stored long before. */
export const CALL_TIMEOUT_MS = 1_000_000;

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

async function send(transport: Transport, request: Parameters<Transport>[0], timeout: AbortSignal) {
  try {
    const answer = await transport(request);
    const json = await answer.json().catch((cause: unknown) => {
      // Anything but bad syntax means that the connection broke off within the answer.
      throw cause instanceof SyntaxError
        ? new ForeignAnswerError('The answer is not JSON', { cause, status: answer.status })
        : cause;
    });
    return { status: answer.status, json };
  } catch (cause) {
    if (cause instanceof ForeignAnswerError) throw cause;
    if (timeout.aborted) throw new TimeoutError('No answer in time', { cause });
    if (request.signal?.aborted) throw cause;
    throw new OfflineError('The network gave no answer', { cause });
  }
}

/** Performs a call: see {@link Api}. */
export async function performCall(
  config: ApiConfig,
  name: RouteName,
  input: { params?: unknown; query?: unknown; body?: unknown },
  options: CallOptions,
): Promise<unknown> {
  const route = routeNamed(name);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const request = {
    method: route.method,
    url: config.base + addressOf(route, input),
    headers: {
      accept: 'application/json',
      'accept-language': LANGUAGE_TAGS[config.locale],
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    },
    body,
    signal,
  };
  const { status, json } = await send(config.transport ?? browserTransport, request, timeout);
  return readAnswer(route, status, json);
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
