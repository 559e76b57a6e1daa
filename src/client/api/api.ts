import type { Locale } from '#contract/locale.ts';
import type { InputOf, ResponseOf } from '#contract/route.ts';
import type { Route, RouteName } from '#contract/routes.ts';

/** Sends one request and resolves with status and parsed JSON; rejects like `fetch` when the network fails. */
export type Transport = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
}) => Promise<{ status: number; json: () => Promise<unknown> }>;

/** The declaration of a call, by its name. */
export type RouteNamed<Name extends RouteName> = Extract<Route, { name: Name }>;

/** What a call answers, by its name. */
export type AnswerOf<Name extends RouteName> = ResponseOf<RouteNamed<Name>>;

/** What a call is asked with, by its name. */
export type QuestionOf<Name extends RouteName> = InputOf<RouteNamed<Name>>;

/** A typed client of the provider API, bound to a language and a transport. */
export interface Api {
  readonly locale: Locale;
  call<Name extends RouteName>(name: Name, input: QuestionOf<Name>, options?: CallOptions): Promise<AnswerOf<Name>>;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For a call that may be sent again after no answer came: the server does the work of one key once. */
  idempotencyKey?: string;
}

/** Where the API is, in which language it is asked, and through what; `fetch` of the browser when nothing is named. */
export interface ApiConfig {
  base: string;
  locale: Locale;
  transport?: Transport;
}

/**
 * Makes the client of the API. Its calls reject with OfflineError, TimeoutError, ForeignAnswerError or ProblemError, and
 * with nothing else except the reason of the caller's own abort signal. The code that asks, and the contract with its
 * schemas, come with the first call: a page that arrived rendered has nothing to ask yet.
 */
export function createApi(config: ApiConfig): Api {
  return {
    locale: config.locale,
    async call(name, input, options = {}) {
      const { performCall } = await import('./call.ts');
      // Checked there against the very schema that gives the call its type.
      return (await performCall(config, name, input, options)) as AnswerOf<typeof name>;
    },
  };
}
