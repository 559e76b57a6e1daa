import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Area } from '#contract/roles.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { type AccessSwitches, mayEnter } from '#domain/access.ts';
import { logSecurity } from '#server/security-log.ts';
import type { CallCookies } from './cookies.ts';
import { Problem } from './problem.ts';

/** Who is logged in, as the database says at this moment. */
export interface Actor {
  accountId: string;
  sessionId: string;
  permission: number;
}

declare const checked: unique symbol;

/**
 * The proof that a call was let into an area. Only the check in this file makes one, so what asks for it as a parameter
 * cannot be reached by a call that forgot to be checked: that does not compile. Tools may be open to everyone, so their
 * actor may be null.
 */
export interface Authorized<In extends Area = Area> {
  readonly [checked]: In;
  readonly actor: In extends 'tools' ? Actor | null : Actor;
}

/** The credentials that identify a session: the token of the header and the cookie it is bound to. */
export interface Credentials {
  token: string | null;
  binding: string | null;
}

/**
 * Finds the session of a token, in one indexed query; null when it is over or another browser's, `withdrawn` when a word
 * ended it.
 */
type FindActor = (credentials: Credentials, address: string) => Promise<Actor | 'withdrawn' | null>;

const BEARER = /^Bearer ([\w-]{20,100})$/;

/** The credentials of a request. The token is read from its header only, never from the address. */
export function credentialsOf(request: FastifyRequest, cookies: CallCookies): Credentials {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
  return { token, binding: token === null ? null : cookies.get('session') };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a request into its call's area, or throws `unauthenticated` or `forbidden`. */
    authorize(
      route: RouteDefinition & { access: Area },
      request: FastifyRequest,
      cookies: CallCookies,
    ): Promise<Authorized>;
  }
}

/** The facts that the check stands on: who a token stands for, and the switches of the site. */
export interface AccessChecks {
  find: FindActor;
  switches: () => Promise<AccessSwitches>;
}

/** The one place where calls are checked against the table of areas in the domain. Roles are read anew for every call. */
export const access = fp<AccessChecks>(
  async (app, { find, switches }) => {
    app.decorate('authorize', async ({ access: area, name }, request, cookies) => {
      const credentials = credentialsOf(request, cookies);
      const found = credentials.token === null ? null : await find(credentials, request.ip);
      const actor = found === 'withdrawn' ? null : found;
      const enter = mayEnter(area, actor, { publicTracking: 0 });
      // Read only where it may make a difference, so that whoever is logged in costs one query.
      if (
        enter !== 'yes' &&
        mayEnter(area, actor, area === 'tools' ? await switches() : { publicTracking: 0 }) !== 'yes'
      ) {
        if (enter === 'log-in') throw new Problem(found === 'withdrawn' ? 'session-withdrawn' : 'unauthenticated');
        logSecurity(request.log, 'access.refused', {
          ...(actor === null ? {} : { account: actor.accountId }),
          address: request.ip,
          call: name,
        });
        throw new Problem('forbidden');
      }
      return { actor } as Authorized;
    });
  },
  { name: 'access', dependencies: ['errors'] },
);
