import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRenderer, RenderedPage } from '#server/plugins/renderer.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

const STYLE = 'p{margin:0}';
const SCRIPT = 'window.ready=1';
const rendered: { url: string; locale: string; shell: boolean }[] = [];
let next: (request: { url: string; locale: string; shell: boolean }) => RenderedPage | Promise<RenderedPage>;

const html = (text: string) =>
  `<!doctype html><html><head><style>${STYLE}</style><script src="/assets/a.js"></script></head><body>${text}<script>${SCRIPT}</script></body></html>`;
const page = (text: string): RenderedPage => ({ status: 200, html: html(text), redirect: null });

/** This site has pages at paths of one or two words, and they read `q` alone. */
function addressOf(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  const q = searchParams.get('q');
  return /^(\/[\w-]+){0,3}$|^\/$/.test(pathname) && !pathname.includes('nowhere')
    ? pathname + (q === null ? '' : `?q=${q}`)
    : null;
}

const renderer: PageRenderer = {
  addressOf,
  async render(request) {
    rendered.push(request);
    return next(request);
  },
};

let test: TestApp;
let now = 0;

beforeAll(async () => {
  test = await buildTestApp({ renderer, clock: () => now });
});

afterAll(() => test.close());

beforeEach(() => {
  rendered.length = 0;
  next = ({ locale, shell }) => page(`${locale} ${shell}`);
  test.app.answers.invalidate();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('SHELL-19 the language of a page', () => {
  it.each([
    ['/home', {}, 'zh_CN'],
    ['/home', { 'accept-language': 'en-US' }, 'zh_CN'],
    ['/home', { cookie: 'theme=dark; locale=en_US' }, 'en_US'],
    ['/home?lang=en_US', {}, 'en_US'],
    ['/home?lang=zh_CN', { cookie: 'locale=en_US' }, 'zh_CN'],
    ['/home?lang=xx', { cookie: 'locale=en_US' }, 'en_US'],
    ['/home?lang=xx', { cookie: 'locale=<script>' }, 'zh_CN'],
    ['/home?slang=en_US', { cookie: 'mylocale=en_US' }, 'zh_CN'],
  ])('of %s with %j is %s', async (url, headers, locale) => {
    const { payload, headers: sent } = await get(url, headers);
    expect(payload).toContain(`${locale} false`);
    expect(sent['content-language']).toBe(locale.replace('_', '-'));
  });

  it('is part of what a page is kept by', async () => {
    expect((await get('/home')).payload).toContain('zh_CN');
    expect((await get('/home', { cookie: 'locale=en_US' })).payload).toContain('en_US');
    expect((await get('/home')).payload).toContain('zh_CN');
    expect(rendered.length).toBe(2);
  });
});

describe('SHELL-19 the home page of a server that is open', () => {
  it('is made before anybody asks, so that no visitor waits for the first page of a process', async () => {
    const open = await buildTestApp({ renderer });
    try {
      await open.app.listen({ host: '127.0.0.1', port: 0 });
      await expect.poll(() => open.app.answers.get('zh_CN /home')).toBeDefined();
      expect(rendered).toEqual([{ url: '/home', locale: 'zh_CN', shell: false }]);
    } finally {
      await open.close();
    }
  });
});

describe('ERR-01 a page that says that it failed', () => {
  it('is in the log with its error, and without what was asked', async () => {
    const error = new Error('the chart has no scale');
    next = () => ({ ...page('sorry'), status: 500, error });
    const logged = vi.spyOn(test.app.log, 'error').mockImplementation(() => undefined);
    expect((await get('/home?keywords=secret')).statusCode).toBe(500);
    expect(logged.mock.calls).toEqual([[{ err: error, status: 500, path: '/home' }, 'a page failed']]);
    logged.mockRestore();
  });
});

describe('S10 pages that anyone can invent', () => {
  it('push out neither the pages of the site nor the answers of the API', async () => {
    await get('/home');
    await get('/home?lang=en_US');
    const size = test.app.answers.size;
    for (let n = 0; n < 20; n += 1) await get(`/home?q=${n}`);
    expect(test.app.answers.size).toBe(size);
    expect(test.app.answerVariants.size).toBe(20);
    await get('/home?q=1');
    expect(rendered.length).toBe(22);
  });

  it('H2 are made once where they differ in what no page reads', async () => {
    for (const more of ['', '?utm_source=letter', '?gclid=1&from=x', '?x=1', '?x=2']) {
      expect((await get(`/home${more}`)).statusCode).toBe(200);
    }
    expect(rendered).toEqual([{ url: '/home', locale: 'zh_CN', shell: false }]);
  });

  it('H2 are made once for all addresses that do not exist', async () => {
    next = ({ locale }) => ({ ...page(`${locale} nowhere`), status: 404 });
    for (const path of ['/nowhere/1', '/nowhere/2?x=1', '/not-nowhere']) {
      const { statusCode, payload } = await get(path);
      expect([statusCode, payload]).toEqual([404, html('zh_CN nowhere')]);
    }
    expect((await get('/nowhere/1?lang=en_US')).payload).toBe(html('en_US nowhere'));
    expect(rendered.length).toBe(2);
  });

  it('are forgotten with the others', async () => {
    await get('/home?q=1');
    test.app.answers.invalidate();
    expect(test.app.answerVariants.size).toBe(0);
  });
});

describe('a page', () => {
  it('allows its own inline scripts and styles and no others', async () => {
    const policy = String((await get('/home')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`);
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
  });

  it('is asked for again each time and answered 304 while it is the same', async () => {
    const { headers } = await get('/home');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    expect((await get('/home', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('is kept for a minute', async () => {
    await get('/memoirs/news');
    await get('/memoirs/news');
    expect(rendered.length).toBe(1);
    now += 61_000;
    await get('/memoirs/news');
    expect(rendered.length).toBe(2);
  });

  it('of an entry that does not exist is 404, and not kept, since there are as many as one likes', async () => {
    next = () => ({ ...page('no such page'), status: 404 });
    const before = test.app.answers.size;
    expect((await get('/no/such/page')).statusCode).toBe(404);
    expect(test.app.answers.size).toBe(before);
  });

  it('is not rendered for images, scripts and calls', async () => {
    expect((await test.app.inject({ url: '/logo.png', headers: { accept: 'image/*' } })).statusCode).toBe(404);
    expect((await get('/api/nothing')).headers['content-type']).toContain('json');
    expect((await get('/assets/gone.js')).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });

  it('PWA-02 as a frame for the device is at /app-shell, and not for search engines', async () => {
    const { payload, headers } = await get('/app-shell?lang=en_US');
    expect(payload).toContain('en_US true');
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

describe('ROUTE-14 a page that is not for everyone', () => {
  afterAll(() => setPublicTracking(test.pool, false));

  it.each(['/personal', '/memoirs/talentplandetail/c-1', '/logisticstools/tracking?no=CSQU3054383'])(
    'is answered with the frame, whoever asks, and is not for search engines: %s',
    async (path) => {
      const { payload, headers } = await get(path, { cookie: 'locale=en_US' });
      expect(payload).toContain('en_US true');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(rendered.map(({ url }) => url)).toEqual(['/app-shell']);
    },
  );

  it('leads a browser that has no session to the login, which leads back, in the language of the link', async () => {
    const tracking = '/logisticstools/tracking?no=CSQU3054383&lang=en_US';
    const { statusCode, headers } = await get(tracking, { 'sec-fetch-site': 'none', cookie: 'locale=en_US' });
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
    const login = new URL(headers.location ?? '', 'http://site.test');
    expect(login.pathname).toBe('/login');
    expect(Object.fromEntries(login.searchParams)).toEqual({ redirect: tracking, lang: 'en_US' });
    expect(rendered).toEqual([]);
  });

  it.each([
    ['has a session', { 'sec-fetch-site': 'none', cookie: 'session=abc' }],
    ['was led here by another site, which is not told of a session', { 'sec-fetch-site': 'cross-site' }],
  ])('leads no browser to the login that %s', async (_what, headers) => {
    expect((await get('/personal', headers)).payload).toContain('zh_CN true');
  });

  it('is a page like others where the site opens tracking to everyone, and closed again at once', async () => {
    await setPublicTracking(test.pool, true);
    expect((await get('/logisticstools/tracking')).payload).toContain('zh_CN false');
    expect((await get('/memoirs/talentplan')).payload).toContain('zh_CN true');
    await setPublicTracking(test.pool, false);
    expect((await get('/logisticstools/tracking')).payload).toContain('zh_CN true');
  });

  it('leads on where it is the address of a section', async () => {
    expect((await get('/logisticstools')).payload).toContain('zh_CN false');
  });
});

describe('a redirect', () => {
  it('ROUTE-02 is followed within the site and keeps the language of the link', async () => {
    next = () => ({ status: 307, html: '', redirect: '/home' });
    const plain = await get('/');
    expect([plain.statusCode, plain.headers.location]).toEqual([307, '/home']);
    expect((await get('/?lang=en_US')).headers.location).toBe('/home?lang=en_US');
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'to %s is a failure',
    async (redirect) => {
      next = () => ({ status: 302, html: '', redirect });
      const { statusCode, headers } = await get('/home');
      expect(statusCode).toBe(500);
      expect(headers).not.toHaveProperty('location');
    },
  );
});

describe('a page that cannot be made', () => {
  it('is said in both languages, with the request’s number, and nothing of the cause', async () => {
    next = () => Promise.reject(new Error('secret cause'));
    const { statusCode, payload, headers } = await get('/home');
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain('lang="zh-CN"');
    expect(payload).toContain('lang="en-US"');
    expect(payload).toContain(String(headers['x-request-id']));
    expect(payload).not.toContain('secret');
    const style = /<style>([\s\S]*?)<\/style>/.exec(payload)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(hash(style));
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is made as soon as it can be again', async () => {
    next = () => Promise.reject(new Error('once'));
    expect((await get('/home')).statusCode).toBe(500);
    next = () => page('well');
    expect((await get('/home')).statusCode).toBe(200);
  });
});

describe('H10 a page whose data cannot be had now', () => {
  const failing = { ...page('sorry'), status: 503, error: new Error('no database') };
  const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

  it('is answered 503 with a time to come again, and not kept', async () => {
    next = () => failing;
    const { statusCode, headers, payload } = await get('/dictionary/ports?q=zzz');
    expect([statusCode, headers['retry-after'], payload]).toEqual([503, '5', html('sorry')]);
    next = () => page('well');
    expect((await get('/dictionary/ports?q=zzz')).payload).toBe(html('well'));
  });

  it.each([
    ['says so', () => failing],
    ['is not made at all', away],
  ])('is shown as it was kept where the new one %s, with its age, until it can be made again', async (_what, fails) => {
    next = () => page('before');
    await get('/home');
    now += 90_000;
    next = fails;
    const old = await get('/home');
    expect([old.statusCode, old.payload]).toEqual([200, html('before')]);
    expect(old.headers).toMatchObject({
      age: '90',
      'cache-status': 'harbourway; hit; ttl=-90; detail=stale-if-error',
      'cache-control': 'no-cache',
    });
    rendered.length = 0;
    await get('/home');
    expect(rendered).toEqual([]);
    next = () => page('after');
    now += 3000;
    const fresh = await get('/home');
    expect([fresh.payload, fresh.headers['cache-status']]).toEqual([html('after'), undefined]);
  });

  it('is a failure like any other where the fault does not pass', async () => {
    next = () => page('before');
    await get('/home');
    now += 90_000;
    next = () => ({ ...page('sorry'), status: 500 });
    vi.spyOn(test.app.log, 'error').mockImplementation(() => undefined);
    expect((await get('/home')).statusCode).toBe(500);
    vi.restoreAllMocks();
  });
});

describe('H2 pages that have to be made', () => {
  it('are made two at a time, in turns among the addresses, and refused where too many wait', async () => {
    const ends: (() => void)[] = [];
    next = ({ url }) => new Promise((resolve) => ends.push(() => resolve(page(url))));
    const from = (remoteAddress: string, n: number) =>
      test.app.inject({ url: `/home?q=${n}`, remoteAddress, headers: { accept: 'text/html' } });
    const greedy = Array.from({ length: 40 }, (_, n) => from('192.0.2.1', n));
    await expect.poll(() => rendered.length).toBe(2);
    const other = from('192.0.2.2', 99);
    const endNext = async () => {
      const count = rendered.length;
      ends.shift()?.();
      await expect.poll(() => rendered.length).toBe(count + 1);
    };
    // Two were being made, and one more may have begun before the other address asked.
    for (let n = 0; n < 3; n += 1) await endNext();
    expect(rendered.map(({ url }) => url)).toContain('/home?q=99');
    next = ({ url }) => page(url);
    for (const end of ends) end();
    expect((await other).statusCode).toBe(200);
    const answers = await Promise.all(greedy);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(40 - refused.length);
  });
});

describe('the renderer that the build made', () => {
  /** Says what the API says, as a page. */
  const built = `
    export const createRenderer = async ({ publicUrl, fetchApi }) => ({
      addressOf: (url) => url,
      async render({ url }) {
        const answer = await fetchApi({ method: 'GET', url: '/api' + url, headers: {}, body: undefined });
        return { status: 200, html: publicUrl + ' ' + JSON.stringify(await answer.json()), redirect: null };
      },
    });`;

  async function withBuild(work: (built: TestApp) => Promise<void>): Promise<void> {
    const distFolder = await mkdtemp(join(tmpdir(), 'harbourway-pages-'));
    await mkdir(join(distFolder, 'server'));
    await writeFile(join(distFolder, 'server', 'entry-server.js'), built);
    await writeFile(join(distFolder, 'server', 'package.json'), '{"type":"module"}');
    const app = await buildTestApp({ distFolder, renderer: 'built', limits: { requests: 3, work: 3 } });
    await work(app).finally(() => app.close());
    await rm(distFolder, { recursive: true });
  }

  it('gets its data from the server’s own API, and its pages anew when these data change', async () => {
    await withBuild(async ({ app, pool }) => {
      const page = async () => (await app.inject({ url: '/bDock/showGet', headers: { accept: 'text/html' } })).payload;
      const before = await page();
      expect(before).toContain('http://site.test {"status":200');
      await pool.query(`update site_document set value = '{"phoneNumber":"777","linkUrl":""}' where name = 'dock'`);
      expect(await page()).toBe(before);
      app.answers.invalidate('site');
      expect(await page()).toContain('777');
    });
  });

  it('makes a page that is not kept when the API could not answer', async () => {
    await withBuild(async ({ app }) => {
      const before = app.answers.size;
      await app.inject({ url: '/bNews/showGet/nobody', headers: { accept: 'text/html' } });
      expect(app.answers.size).toBe(before);
    });
  });

  it('is missing: pages say so, and the API works', async () => {
    const unbuilt = await buildTestApp({ renderer: 'built' });
    const page = await unbuilt.app.inject({ url: '/home', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect((await unbuilt.app.inject('/api/bDock/showGet')).statusCode).toBe(200);
    await unbuilt.close();
  });
});
