import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileDownload, imageUpload } from '#contract/files.ts';
import { exportOwn } from '#contract/users.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { cheapHash } from '#tests/support/cheap-hash.ts';
import { formOf } from '#tests/support/form.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { loginBy } from '#tests/support/login.ts';
import { observatoryScore } from '#tests/support/observatory.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const PROXY = '127.0.0.1';

let test: TestApp;
let distFolder: string;

beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'harbourway-headers-'));
  await mkdir(join(distFolder, 'client', 'assets'), { recursive: true });
  await writeFile(join(distFolder, 'client', 'sw.js'), '/* worker */');
  await writeFile(join(distFolder, 'client', 'assets', 'main-1a2b.js'), 'export {};');
  test = await buildTestApp({ distFolder, config: { publicUrl: 'https://site.test', trustProxy: [PROXY] } });
});

afterAll(async () => {
  await test.close();
  await rm(distFolder, { recursive: true });
});

/** Holds what every answer of the site has. */
function expectHeaders({ headers }: LightMyRequestResponse): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toContain('unsafe');
  expect(headers['permissions-policy']).toContain('camera=(self), geolocation=()');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-\w+$/);
  expect(headers['content-type']).toMatch(/^[a-z]+\/[a-z+-]+/);
  for (const telling of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(telling);
}

describe('S01 the security headers', () => {
  const classes = [
    ['an API answer', '/api/bConfig/showGet', 200],
    ['a refused call', '/api/bDictionary/ports?pageNum=x', 400],
    ['a call without the token it needs', '/api/common/download?fileName=x', 401],
    ['a call that does not exist', '/api/nothing', 404],
    ['a page', '/home', 200],
    ['a page that is not for everyone', '/personal', 200],
    ['a file with a hash', '/assets/main-1a2b.js', 200],
    ['a file that is not there', '/assets/gone.js', 404],
    ['the worker', '/sw.js', 200],
    ['a download', '/api/common/download/resource?resource=trade-terms.csv', 200],
    ['robots.txt', '/robots.txt', 200],
    ['the map of the site', '/sitemap.xml', 200],
    ['the feed of the news', '/feed/news.en_US.xml', 200],
    ['the description of the API', '/openapi.json', 200],
    ['the health check', '/healthz', 200],
    ['a malformed address', '/%zz', 400],
  ] as const;

  it.each(classes)('are on %s, made and kept', async (_, url, status) => {
    for (const round of ['made', 'kept']) {
      const answer = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(answer.statusCode, round).toBe(status);
      expectHeaders(answer);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(policy).toMatch(/base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify;");
    }
  });

  it('are on what is known already, on a redirection, and on an error that a person reads', async () => {
    const { headers } = await test.app.inject('/sw.js');
    const known = await test.app.inject({ url: '/sw.js', headers: { 'if-none-match': String(headers.etag) } });
    expect(known.statusCode).toBe(304);
    expect(known.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    const moved = await test.app.inject({ url: '/home', headers: { 'x-forwarded-proto': 'http' } });
    expect(moved.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    const told = await test.app.inject({ url: '/files/nothing', headers: { accept: 'text/html' } });
    expect(told.statusCode).toBe(404);
    expectHeaders(told);
  });

  it('are on files of visitors, which never run as a page and are kept by nobody', async () => {
    const visitor = await loggedIn(test, 6);
    visitor.origin = 'https://site.test';
    visitor.cookies.set('__Host-session', visitor.cookies.get('session') ?? '');
    const drawing = sharp({ create: { width: 8, height: 8, channels: 3, background: '#26499d' } });
    const form = formOf([{ name: 'a.png', bytes: await drawing.png().toBuffer() }]);
    const { fileId, path } = (await visitor.send(imageUpload, { form })).json().message;
    const { fileName } = (await visitor.send(exportOwn, { body: {} })).json().message;
    const answers = [
      await test.app.inject(path),
      await visitor.send(fileDownload, { query: { fileName: fileId } }),
      await visitor.send(fileDownload, { query: { fileName } }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expectHeaders(answer);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(answers[0]?.headers['content-security-policy']).toContain('sandbox');
    for (const download of answers.slice(1)) expect(download.headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('S29 let no page ask anybody but the site itself', async () => {
    const policy = String((await test.app.inject('/home')).headers['content-security-policy']);
    const sources = policy
      .split('; ')
      .filter((directive) => directive.includes('-src '))
      .flatMap((directive) => directive.split(' ').slice(1));
    expect(sources.length).toBeGreaterThan(7);
    expect(sources.filter((source) => !/^('none'|'self'|data:|blob:|'sha256-[\w+/=]+')$/.test(source))).toEqual([]);
  });

  it('do not promise HTTPS where there is none', async () => {
    const plain = await buildTestApp({ config: { publicUrl: 'http://site.test' } });
    expect((await plain.app.inject('/home')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });

  it('give every request an id of its own and do not take one over', async () => {
    const ids = new Set<unknown>();
    for (let count = 0; count < 20; count += 1) {
      const headers = { 'x-request-id': 'forged\r\nid' };
      ids.add((await test.app.inject({ url: '/api/bConfig/showGet', headers })).headers['x-request-id']);
    }
    expect(ids.size).toBe(20);
    expect([...ids].join()).not.toContain('forged');
  });
});

describe('S01 plain HTTP before the proxy', () => {
  const ask = (url: string, proto: string, method: 'GET' | 'POST' = 'GET') =>
    test.app.inject({ url, method, headers: { 'x-forwarded-proto': proto, origin: 'https://site.test' } });

  it.each([
    ['/home', 'http', 'https://site.test/home'],
    ['/dictionary/ports?keyword=a%20b', 'http', 'https://site.test/dictionary/ports?keyword=a%20b'],
    ['//evil.test/x', 'http', 'https://site.test//evil.test/x'],
    ['/home', 'https, http', 'https://site.test/home'],
  ])('is left at once, for this site only: %s said to be %s', async (url, proto, location) => {
    const { statusCode, headers } = await ask(url, proto);
    expect([statusCode, headers.location]).toEqual([308, location]);
  });

  it('is nothing where the proxy was asked over HTTPS, says nothing, or is not trusted', async () => {
    for (const proto of ['https', 'http, https', '']) expect((await ask('/home', proto)).statusCode).toBe(200);
    const alone = await buildTestApp({ config: { publicUrl: 'https://site.test' } });
    const headers = { 'x-forwarded-proto': 'http' };
    expect((await alone.app.inject({ url: '/home', headers })).statusCode).toBe(200);
    await alone.close();
  });
});

describe('S01 the Observatory', () => {
  it('would give A+ with 130 points, and 135 with the cookies of a login', async () => {
    const [page, plain] = [
      await test.app.inject('/home'),
      await test.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'http' } }),
    ];
    expect(page.headers['set-cookie']).toBeUndefined();
    const { score, marks } = observatoryScore(page, plain, 'site.test', []);
    expect(marks.filter(({ points }) => points < 0)).toEqual([]);
    expect(score).toBe(130);

    const passwordHash = await cheapHash('three boxes to Hamburg');
    await storeAccount(test, 6, { username: 'observed', passwordHash });
    const visitor = new VisitorBrowser(test.app);
    visitor.origin = 'https://site.test';
    const login = await loginBy(visitor, 'observed', 'three boxes to Hamburg');
    const cookies = [login.headers['set-cookie'] ?? []].flat();
    expect(cookies).toHaveLength(1);
    expect(observatoryScore(page, plain, 'site.test', cookies).score).toBe(135);
  });

  it('would see each of these faults', async () => {
    const page = await test.app.inject('/home');
    const plain = { statusCode: 308, headers: { location: 'https://site.test/' } };
    const scoreWith = (headers: Record<string, string | undefined>, over = plain) =>
      observatoryScore({ ...page, headers: { ...page.headers, ...headers } }, over, 'site.test', []).score;
    const policy = String(page.headers['content-security-policy']);
    expect(scoreWith({ 'content-security-policy': undefined, 'x-frame-options': undefined })).toBe(55);
    expect(scoreWith({ 'content-security-policy': policy.replace("'self'", "'unsafe-inline'") })).toBe(80);
    expect(scoreWith({ 'content-security-policy': policy.replace("default-src 'none'", "default-src 'self'") })).toBe(
      125,
    );
    expect(scoreWith({ 'strict-transport-security': undefined })).toBe(80);
    expect(scoreWith({ 'strict-transport-security': 'max-age=86400' })).toBe(120);
    expect(scoreWith({ 'x-content-type-options': undefined })).toBe(125);
    expect(scoreWith({}, { statusCode: 200, headers: { location: '' } })).toBe(80);
  });
});
