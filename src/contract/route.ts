import type * as z from 'zod/mini';
import type { Area } from './roles.ts';

/** Any schema of the contract: wire types are plain JSON, so input and output are the same type. */
export type Schema<T = unknown> = z.ZodMiniType<T, T>;

/** Query and path values travel as text, so their schemas may read text and give numbers. */
export type TextSchema<T = unknown> = z.ZodMiniType<T, unknown>;

/**
 * Who may make a call. `token: false` means that it needs no session (specification, section 6); every other call names
 * the area it belongs to, and the server lets nobody in who may not enter that area.
 */
type CallAccess =
  | { readonly token: false; readonly access?: undefined }
  | { readonly token: true; readonly access: Area };

interface CallShape<Name extends string, Params, Query, Body, Response> {
  readonly name: Name;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: TextSchema<Params>;
  readonly query?: TextSchema<Query>;
  readonly body?: Schema<Body>;
  /** The fields of the query may also come as JSON in the body. */
  readonly bodyAsks?: true;
  /** The body is a form with a file in it (`multipart/form-data`) and not JSON. */
  readonly form?: true;
  /** A success is a file: its bytes, with its name in the header `download-filename`. A failure is the usual envelope. */
  readonly file?: true;
  /** The server asks others before it answers, so that a long silence does not mean a broken line. */
  readonly asksOthers?: true;
  /** When a client gives up waiting, in milliseconds; its general bound otherwise. */
  readonly timeoutMs?: number;
  /** Schema of `message` in the envelope of a successful answer. */
  readonly response: Schema<Response>;
}

/**
 * One call of the provider API, declared once. The server validates and serialises with it, the client is typed by it,
 * OpenAPI is generated from it.
 */
export type RouteDefinition<
  Name extends string = string,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Response = unknown,
  Access extends CallAccess = CallAccess,
> = CallShape<Name, Params, Query, Body, Response> & Access;

type OpenCall = Extract<CallAccess, { token: false }>;

/** Declares a route and keeps its literal name and the types of its parts. */
export function defineRoute<const Name extends string, Params, Query, Body, Response>(
  route: CallShape<Name, Params, Query, Body, Response> & OpenCall,
): RouteDefinition<Name, Params, Query, Body, Response, OpenCall>;
export function defineRoute<const Name extends string, Params, Query, Body, Response, In extends Area>(
  route: CallShape<Name, Params, Query, Body, Response> & { readonly token: true; readonly access: In },
): RouteDefinition<Name, Params, Query, Body, Response, { readonly token: true; readonly access: In }>;
export function defineRoute(route: RouteDefinition): RouteDefinition {
  return route;
}

type Part<Key extends string, T> = unknown extends T ? { [K in Key]?: undefined } : { [K in Key]: T };

/** The input of a call: `params`, `query` and `body`, each only where the route declares it. */
export type InputOf<R> =
  R extends RouteDefinition<string, infer Params, infer Query, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** The answer to a successful call: `message` of its envelope. */
export type ResponseOf<R> =
  R extends RouteDefinition<string, infer _P, infer _Q, infer _B, infer Response> ? Response : never;
