import { sharedLoad } from '#client/lib/load-again.ts';
import type { Locale } from '#contract/locale.ts';
import type { InputOf, ResponseOf } from '#contract/route.ts';
import type { Route, RouteName } from '#contract/routes.ts';
import { OfflineError } from './errors.ts';

/** Answer of a transport; headers and bytes only where there are any. */
export interface TransportAnswer {
  status: number;
  json: () => Promise<unknown>;
  header?: (name: string) => string | null;
  blob?: () => Promise<Blob>;
}

/** Sends one request and resolves with its answer; rejects like `fetch` when the network fails. */
export type Transport = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  /** Goes on although the page is left. */
  keepalive?: boolean | undefined;
  /** Told of the head of the answer and of each part of its body, where somebody listens for a broken line. */
  onProgress?: (() => void) | undefined;
}) => Promise<TransportAnswer>;

/** Parts of the session that calls need. */
export interface CallSession {
  readonly token: string | null;
  /** The server has answered a call of this session, at this time of its clock (ms). */
  confirmed(serverTime: number): void;
  /** A call has failed; `quiet` when its caller says so himself. */
  failed(error: unknown, quiet: boolean): void;
}

/** The declaration of a call, by its name. */
type RouteNamed<Name extends RouteName> = Extract<Route, { name: Name }>;

/** Answer of a call, by the call's name. */
export type AnswerOf<Name extends RouteName> = ResponseOf<RouteNamed<Name>>;

/** Input of a call, by the call's name. */
export type QuestionOf<Name extends RouteName> = InputOf<RouteNamed<Name>>;

/** The calls that answer with a file. */
type FileName = Extract<RouteName, `downloads.${string}` | 'files.download'>;

/** The calls that take a picture, in the field `file` of a form. */
type UploadName = Extract<RouteName, `files.upload${string}`>;

/** CALL-06: a file as it came, and the name it should be saved under. */
export interface FileAnswer {
  blob: Blob;
  name: string;
}

/** A typed client of the provider API, bound to a language and a transport. */
export interface Api {
  readonly base: string;
  readonly locale: Locale;
  call<Name extends RouteName>(name: Name, input: QuestionOf<Name>, options?: CallOptions): Promise<AnswerOf<Name>>;
  upload<Name extends UploadName>(name: Name, form: FormData, options?: CallOptions): Promise<AnswerOf<Name>>;
  download<Name extends FileName>(name: Name, input: QuestionOf<Name>, options?: CallOptions): Promise<FileAnswer>;
}

/** How a call is made; all of it may be left out. */
export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** After how many milliseconds without a byte the call is given up as timed out; not where the server asks others. */
  silenceMs?: number;
  /** For a call that may be sent again after no answer came: the server does the work of one key once. */
  idempotencyKey?: string;
  /** CALL-01: another token than that of the session; null sends none. */
  token?: string | null;
  /** Goes on although the page is left. */
  keepalive?: boolean;
  /** A failure is said by the caller, beside what it is about. */
  quiet?: boolean;
  /** CALL-03: the same again within a second is meant, as for what only reads or is tried again. */
  repeatable?: boolean;
}

/** Where the API is, in which language it is asked, and through what; `fetch` of the browser when nothing is named. */
export interface ApiConfig {
  base: string;
  locale: Locale;
  transport?: Transport;
  /** The session of the device; none on the server. */
  session?: CallSession;
}

const loadCall = sharedLoad(() => import('./call.ts'));

/**
 * Makes the client of the API. Its calls reject with OfflineError, TimeoutError, ForeignAnswerError, ProblemError or
 * DuplicateError, and with nothing else except the reason of the caller's own abort signal or that of a session which
 * ended meanwhile. The code that asks, and the contract with its schemas, come with the first call: a page that arrived
 * rendered has nothing to ask yet.
 */
export function createApi(config: ApiConfig): Api {
  const client = { ...config, recent: new Map<string, number>() };
  // The call checks its answer against the very schema that gives the call its type.
  const perform = async (name: RouteName, input: object, options: CallOptions = {}): Promise<never> => {
    const { performCall } = await loadCall().catch((cause: unknown) => {
      throw new OfflineError('The code of the call could not be fetched', { cause });
    });
    return (await performCall(client, name, input, options)) as never;
  };
  return {
    base: config.base,
    locale: config.locale,
    call: perform,
    upload: (name, body, options) => perform(name, { body }, options),
    download: perform,
  };
}
