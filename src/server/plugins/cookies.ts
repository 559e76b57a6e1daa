import type { FastifyRequest } from 'fastify';

/** Cookies of the server's own; nothing in the page reads them. `browser` binds captchas and WeChat logins, `session` a token. */
export type CookieName = 'browser' | 'session';

/** The cookies of one call: those that came, and those to send back. */
export interface CallCookies {
  get(name: CookieName): string | null;
  /** Until the browser is closed, or for `maxAgeSeconds`. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): void;
  clear(name: CookieName): void;
  /** The headers to send. */
  readonly headers: readonly (readonly ['set-cookie', string])[];
}

const VALUE = /^[\w-]{1,100}$/;

/**
 * Reads and writes cookies. Over HTTPS they have the prefix `__Host-`, which a browser takes only from this very host,
 * over a secure connection and for the whole site; without HTTPS, on a developer's machine, it takes no such cookie.
 */
export function cookiesOf(request: FastifyRequest, secure: boolean): CallCookies {
  const nameOf = (name: CookieName): string => (secure ? `__Host-${name}` : name);
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const headers: ['set-cookie', string][] = [];
  return {
    headers,
    get(name) {
      const sought = nameOf(name);
      for (const part of (request.headers.cookie ?? '').slice(0, 8192).split(';')) {
        const cut = part.indexOf('=');
        const value = part.slice(cut + 1).trim();
        if (cut > 0 && part.slice(0, cut).trim() === sought) return VALUE.test(value) ? value : null;
      }
      return null;
    },
    set(name, value, maxAgeSeconds) {
      const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
      headers.push(['set-cookie', `${nameOf(name)}=${value}; ${attributes}${age}`]);
    },
    clear(name) {
      headers.push(['set-cookie', `${nameOf(name)}=; ${attributes}; Max-Age=0`]);
    },
  };
}
