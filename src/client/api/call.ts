import type { RouteDefinition } from '#contract/route.ts';
import type { RouteName } from '#contract/routes.ts';
import type { ApiConfig, CallOptions, CallSession, FileAnswer, Transport, TransportAnswer } from './api.ts';
import { callHeaders } from './call-headers.ts';
import { type RecentCalls, refuseDuplicate } from './duplicates.ts';
import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from './errors.ts';
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

/** Anything but bad syntax means that the connection broke off within the answer. */
const readJson = (answer: TransportAnswer): Promise<unknown> =>
  answer.json().catch((cause: unknown) => {
    throw cause instanceof SyntaxError
      ? new ForeignAnswerError('The answer is not JSON', { cause, status: answer.status })
      : cause;
  });

const isJson = ({ header }: TransportAnswer): boolean => header?.('content-type')?.includes('json') ?? true;

/** CALL-06: takes a file and its name out of an answer; an error comes as the usual envelope in place of the bytes. */
async function readFile(route: RouteDefinition, answer: TransportAnswer): Promise<FileAnswer> {
  if (isJson(answer) || answer.status !== 200 || !answer.blob) {
    readAnswer(route, answer.status, await readJson(answer));
    throw new ForeignAnswerError('The answer is not a file');
  }
  const name = answer.header?.('download-filename') ?? route.name;
  return { blob: await answer.blob(), name: decodeName(name) };
}

/** Header values are plain ASCII, so names travel percent-encoded; a sign that is none stays as it is. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A signal that aborts once `onProgress` was not called for some time; `end` lets go of its timer. */
function silenceSignal(ms: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const onProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), ms);
  };
  onProgress();
  return { signal: controller.signal, onProgress, end: () => clearTimeout(timer) };
}

async function send(transport: Transport, route: RouteDefinition, request: Request, timeout: AbortSignal) {
  try {
    const answer = await transport(request);
    const content = await (route.file ? readFile(route, answer) : readJson(answer));
    return { answer, content };
  } catch (cause) {
    if (cause instanceof ForeignAnswerError || cause instanceof ProblemError) throw cause;
    if (timeout.aborted) throw new TimeoutError('No answer in time', { cause });
    if (request.signal?.aborted) throw cause;
    throw new OfflineError('The network gave no answer', { cause });
  }
}

/**
 * Hands on that the session was confirmed; throws when another has taken its place, or none: its answers are for nobody
 * then. So is a refusal, above all of what was asked before somebody logged in: it says nothing of the session there is.
 */
function heardOf(session: CallSession, route: RouteDefinition, sent: string | null, answer: TransportAnswer): void {
  if (!route.token) return;
  if (session.token !== sent) throw new DOMException('The session is another', 'AbortError');
  const serverTime = Date.parse(answer.header?.('date') ?? '');
  if (answer.status === 200 && Number.isFinite(serverTime)) session.confirmed(serverTime);
}

type Request = Parameters<Transport>[0];

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

function requestOf(
  config: ApiConfig,
  route: RouteDefinition,
  input: Input,
  token: string | null,
  options: CallOptions,
) {
  const { body } = input;
  const form = body instanceof FormData ? body : undefined;
  const json = body === undefined || form ? undefined : JSON.stringify(body);
  return {
    method: route.method,
    url: config.base + addressOf(route, input),
    headers: {
      ...callHeaders(config.locale, token),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    },
    body: form ?? json,
  };
}

/** A client of the API: how it was made, and what it has sent of late. */
type Client = ApiConfig & { recent: RecentCalls };

async function perform(
  config: Client,
  session: CallSession | null,
  name: RouteName,
  input: Input,
  options: CallOptions,
): Promise<unknown> {
  const route = routeNamed(name);
  const token = options.token === undefined ? (session?.token ?? null) : options.token;
  const silence = options.silenceMs && !route.asksOthers ? silenceSignal(options.silenceMs) : undefined;
  const whole = AbortSignal.timeout(options.timeoutMs ?? route.timeoutMs ?? CALL_TIMEOUT_MS);
  const timeout = silence ? AbortSignal.any([whole, silence.signal]) : whole;
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const { keepalive } = options;
  const request = {
    ...requestOf(config, route, input, token, options),
    signal,
    keepalive,
    onProgress: silence?.onProgress,
  };
  const forget = options.repeatable ? undefined : refuseDuplicate(config.recent, request, performance.now());
  const sending = send(config.transport ?? browserTransport, route, request, timeout).finally(silence?.end);
  const { answer, content } = await sending.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) forget?.();
    throw error;
  });
  if (session && options.token === undefined) heardOf(session, route, token, answer);
  return route.file ? content : readAnswer(route, answer.status, content, answer.header?.('retry-after') ?? null);
}

/** Performs a call: see {@link Api}. */
export async function performCall(
  config: Client,
  name: RouteName,
  input: Input,
  options: CallOptions,
): Promise<unknown> {
  const session = config.session ?? null;
  try {
    return await perform(config, session, name, input, options);
  } catch (error) {
    session?.failed(error, options.quiet ?? false);
    throw error;
  }
}

/** The answer, whose body tells of each part that comes. */
function heard(response: Response, onProgress: () => void): Response {
  onProgress();
  if (response.body === null) return response;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        onProgress();
        controller.enqueue(part);
      },
    }),
  );
  return new Response(body, response);
}

/**
 * The body of an answer. A refusal without a word is one all the same, by its status (ERR-02); where a server is down, what
 * stands before it answers with 502 to 504.
 */
async function bodyOf(response: Response, through: (response: Response) => Response): Promise<unknown> {
  const text = await through(response).text();
  const refused = response.status >= 400 && response.status <= 500;
  return refused && text.trim() === '' ? {} : JSON.parse(text);
}

/** The browser's transport: `fetch` with the page's own origin. `through` may wrap the answer before it is read. */
export async function browserTransport(
  { method, url, headers, body, signal, keepalive = false, onProgress }: Request,
  through: (response: Response) => Response = (response) => response,
): Promise<TransportAnswer> {
  const answer = await fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    keepalive,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
  const response = onProgress ? heard(answer, onProgress) : answer;
  return {
    status: response.status,
    json: () => bodyOf(response, through),
    header: (header) => response.headers.get(header),
    blob: () => response.blob(),
  };
}
