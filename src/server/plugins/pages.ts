import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale, parseLocale } from '#contract/locale.ts';
import type { Area } from '#contract/roles.ts';
import { type AccessSwitches, areaOfPage, mayEnter } from '#domain/access.ts';
import { inTurns } from '#server/in-turn.ts';
import { Answer } from './answer.ts';
import { TTL } from './answer-cache.ts';
import type { Made } from './answer-store.ts';
import { API_BASE } from './contract.ts';
import { cookiesOf } from './cookies.ts';
import { inlineHashes } from './inline-hashes.ts';
import { pageLocale } from './language.ts';
import type { OwnApi } from './own-api.ts';
import { Problem } from './problem.ts';
import type { PageRenderer, RenderedPage } from './renderer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** A page that takes longer than this to make is given up, in milliseconds. */
const RENDER_LIMIT_MS = 10_000;

/** Making a page takes the only thread that answers, for some tens of milliseconds. */
const PAGE_TURNS = { atOnce: 2, waitingMax: 32, waitMs: 5000, retryAfter: 2 };

/** After how many seconds a page whose data could not be had may be asked for again. */
const RETRY_AFTER = 5;

const SHELL_PATH = '/app-shell';
/** Where the page is made that stands at every address of which there is none. */
const NOWHERE = '/not-found';

interface Options {
  renderer: PageRenderer;
  api: OwnApi;
  /** Whether pages may show frames of this site: only where a street map is configured. */
  frames: boolean;
  /** Whether the site is served over HTTPS, on which the names of its cookies depend. */
  secure: boolean;
  switches: () => Promise<AccessSwitches>;
}

/** Whether whoever asks can use a page: browsers say so, images and scripts say otherwise. */
function takesPage(accept: string | undefined): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

/** A redirect of the router as a path of this site; null when it leads anywhere else. */
function ownPath(redirect: string, lang: string | undefined): string | null {
  const base = 'http://own.invalid';
  const url = new URL(redirect, base);
  if (url.origin !== base || !/^\/(?![/\\])/.test(redirect)) return null;
  // A link that names its language keeps it over the redirect.
  if (lang !== undefined && !url.searchParams.has('lang')) url.searchParams.set('lang', lang);
  return url.pathname + url.search + url.hash;
}

/**
 * Whether a navigation tells for sure that nobody is logged in. A browser sends the session's cookie only with what began on
 * this site or with the visitor himself: where another site led here, its absence says nothing.
 */
function isGuest(request: FastifyRequest, reply: FastifyReply, secure: boolean): boolean {
  const begun = request.headers['sec-fetch-site'];
  return (begun === 'none' || begun === 'same-origin') && cookiesOf(request, reply, secure).get('session') === null;
}

/** Addresses of pages of which there are no more than the site has, in its languages. */
const PLAIN = new RegExp(`^[^?%]*(?:\\?lang=(?:${LOCALES.join('|')}))?$`);

/** The language an address names, which a redirect keeps. */
const languageIn = (url: string): string | undefined => /[?&]lang=([\w-]+)/.exec(url)?.[1];

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = sleep(limitMs, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Problem('unavailable', { retryAfter: 10, cause: new Error('A page took too long to make') });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}

/**
 * Pages of the site, rendered to HTML on the server and kept until what they show changes; the visitor's language
 * (SHELL-19) is part of what they are kept by.
 */
export const pages = fp<Options>(
  async (app, { renderer, api, frames, secure, switches }) => {
    const pageAnswer = ({ status, html, redirect }: RenderedPage, url: string, locale: Locale): Answer => {
      const location = redirect === null ? undefined : ownPath(redirect, languageIn(url));
      if (location === null) throw new Error(`A page redirects to another site: ${redirect}`);
      return new Answer({
        status,
        headers: {
          'content-security-policy': contentSecurityPolicy({ ...inlineHashes(html), frames }),
          'cache-control': 'no-cache',
          vary: 'accept-encoding, cookie',
          'content-language': LANGUAGE_TAGS[locale],
          ...(location === undefined ? {} : { location }),
          ...(status === 503 ? { 'retry-after': String(RETRY_AFTER) } : {}),
          ...(url.startsWith(SHELL_PATH) ? { 'x-robots-tag': 'noindex' } : {}),
        },
        contentType: 'text/html; charset=utf-8',
        body: Buffer.from(html),
        compressible: true,
      });
    };

    const make = async (url: string, locale: Locale): Promise<Made> => {
      const shell = url.split('?', 1)[0] === SHELL_PATH;
      const { result, trace } = await api.traced(() =>
        within(RENDER_LIMIT_MS, renderer.render({ url, locale, shell })),
      );
      // Such a page is an answer like any other to the error handler, which would have logged what is thrown.
      if (result.status >= 500) {
        app.log.error({ err: result.error, status: result.status, path: url.split('?', 1)[0] }, 'a page failed');
      }
      // Entries that do not exist are as many as anyone likes to invent: they must not push out those that do.
      const lasting = trace.lasting && (result.status < 400 || url === NOWHERE);
      const { tags } = trace;
      const lacking = trace.lacking || result.status === 503;
      return { answer: pageAnswer(result, url, locale), tags, ttl: lasting ? TTL.page : 0, lacking };
    };

    const inTurn = inTurns(PAGE_TURNS);
    const keyOf = (url: string, locale: Locale) => `${locale} ${url}`;
    /** A redirect keeps the language that is asked for, so that it is part of the address. */
    const addressOf = (url: string): string => {
      const address = renderer.addressOf(url);
      const lang = parseLocale(languageIn(url));
      if (address === null || lang === null) return address ?? NOWHERE;
      return `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply, url: string, locale: Locale) => {
      if (url.startsWith(`${API_BASE}/`) || url === API_BASE || !takesPage(request.headers.accept)) {
        throw new Problem('not-found');
      }
      const address = addressOf(url);
      const store = PLAIN.test(address) ? app.answers : app.answerVariants;
      return reply.sendKept(keyOf(address, locale), () => make(address, locale), { store, inTurn });
    };
    /**
     * ROUTE-14: a page that is not for everyone. Whose session a cookie stands for is not looked up here: it is answered with
     * the frame, in which the device lets its visitor in or not. Who has none is led to the login at once, which would
     * otherwise come when the whole application has started.
     */
    const guarded = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, area: Area) => {
      const { url } = request;
      if (mayEnter(area, null, await switches()) === 'yes') return answer(request, reply, url, locale);
      if (!takesPage(request.headers.accept) || !isGuest(request, reply, secure)) {
        return answer(request, reply, SHELL_PATH, locale);
      }
      const lang = languageIn(url);
      const search = new URLSearchParams({ redirect: url, ...(lang === undefined ? {} : { lang }) });
      return reply.header('cache-control', 'no-store').redirect(`/login?${search}`, 302);
    };
    app.get('/*', (request, reply) => {
      const { url } = request;
      const locale = pageLocale(url, request.headers.cookie);
      const area = areaOfPage(url.split('?', 1)[0] ?? '');
      return area === null ? answer(request, reply, url, locale) : guarded(request, reply, locale, area);
    });

    // The first page a process renders takes twenty times as long as the others, which no visitor is to wait for.
    app.addHook('onListen', (done) => {
      const locale = DEFAULT_LOCALE;
      app.answers
        .through(keyOf('/home', locale), () => make('/home', locale))
        .catch((error: unknown) => app.log.warn(error, 'pages cannot be rendered'));
      done();
    });
  },
  {
    name: 'pages',
    dependencies: ['@fastify/cookie', 'answer-cache', 'errors', 'security-headers', 'static-files'],
  },
);
