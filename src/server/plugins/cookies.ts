import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies of the server's own; nothing in the page reads them. `browser` binds captchas and WeChat logins, `session` a token. */
type CookieName = 'browser' | 'session';

/** The cookies of one call: those that came, and those to send back. */
export interface CallCookies {
  get(name: CookieName): string | null;
  /** Until the browser is closed, or for `maxAgeSeconds`. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): void;
  clear(name: CookieName): void;
}

const VALUE = /^[\w-]{1,100}$/;

/**
 * Reads and writes the server's cookies. Over HTTPS they have the prefix `__Host-`, which a browser takes only from this
 * very host, over a secure connection and for the whole site; without HTTPS, on a developer's machine, it takes no such
 * cookie.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): CallCookies {
  const nameOf = (name: CookieName): string => (secure ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    get(name) {
      const value = request.cookies[nameOf(name)];
      return value !== undefined && VALUE.test(value) ? value : null;
    },
    set(name, value, maxAge) {
      reply.setCookie(nameOf(name), value, { ...attributes, ...(maxAge === undefined ? {} : { maxAge }) });
    },
    clear(name) {
      reply.clearCookie(nameOf(name), attributes);
    },
  };
}
