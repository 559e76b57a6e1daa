import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;
let distFolder: string;

beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'harbourway-security-'));
  await mkdir(join(distFolder, 'client', 'assets'), { recursive: true });
  await writeFile(join(distFolder, 'client', 'sw.js'), '/* worker */');
  await writeFile(join(distFolder, 'client', 'assets', 'main-1a2b.js'), 'export {};');
  test = await buildTestApp({ distFolder, config: { publicUrl: 'https://site.test' } });
});

afterAll(async () => {
  await test.close();
  await rm(distFolder, { recursive: true });
});

describe('S01 the security headers', () => {
  const classes = [
    ['an API answer', '/api/bConfig/showGet', 200],
    ['a refused call', '/api/bDictionary/ports?pageNum=x', 400],
    ['a call that does not exist', '/api/nothing', 404],
    ['a page', '/home', 200],
    ['a file with a hash', '/assets/main-1a2b.js', 200],
    ['a file that is not there', '/assets/gone.js', 404],
    ['the worker', '/sw.js', 200],
    ['robots.txt', '/robots.txt', 200],
    ['the description of the API', '/openapi.json', 200],
    ['the health check', '/healthz', 200],
    ['a malformed address', '/%zz', 400],
  ] as const;

  it.each(classes)('are on %s, made and kept', async (_, url, status) => {
    for (const round of ['made', 'kept']) {
      const { statusCode, headers } = await test.app.inject(url);
      expect(statusCode, round).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(policy).toMatch(/base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify;");
      expect(policy).not.toContain('unsafe');
      expect(headers['permissions-policy']).toContain('camera=(self), geolocation=()');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-\w+$/);
      expect(headers['content-type']).toMatch(/^[a-z]+\/[a-z+-]+/);
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
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

describe('S14 a call that changes something', () => {
  const send = (headers: Record<string, string>, payload = '{}') =>
    test.app.inject({ method: 'POST', url: '/api/bContact/showAdd', headers, payload });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['no word of where it comes from', json],
    ['a foreign origin', { ...json, origin: 'https://evil.test' }],
    ['the origin null', { ...json, origin: 'null' }],
    ['its own origin over plain HTTP', { ...json, origin: 'http://site.test' }],
    ['a foreign site by the browser’s word', { ...json, origin: 'https://site.test', 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...json, 'sec-fetch-site': 'same-site' }],
    ['an origin that only begins like its own', { ...json, origin: 'https://site.test.evil.test' }],
  ])('is refused with %s', async (_, headers) => {
    expect((await send(headers)).json()).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    '\tapplication/jsonx',
    '',
  ])('is refused with the content type %j', async (type) => {
    const headers = { origin: 'https://site.test', ...(type === '' ? {} : { 'content-type': type }) };
    expect((await send(headers, 'a=1')).statusCode).toBe(415);
  });

  it('passes with JSON from its own pages; there is just nobody to take this one', async () => {
    expect((await send({ ...json, origin: 'https://site.test' })).json()).toMatchObject({ status: 404 });
    expect((await send({ ...json, 'sec-fetch-site': 'same-origin' })).json()).toMatchObject({ status: 404 });
  });
});

describe('S10 limits per address', () => {
  const limits = { requests: 5, work: 100 };
  const forged = (n: number) => ({
    'x-forwarded-for': `203.0.113.${n}`,
    'x-real-ip': `203.0.113.${n}`,
    forwarded: `for=203.0.113.${n}`,
  });

  it('refuse what is too much, say when to come back, and end with the minute', async () => {
    let now = 0;
    const limited = await buildTestApp({ limits, clock: () => now });
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await limited.app.inject('/api/bConfig/showGet'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'too-many-requests' });
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    now += 60_000;
    expect((await limited.app.inject('/api/bConfig/showGet')).statusCode).toBe(200);
    await limited.close();
  });

  it('cannot be escaped by forged headers', async () => {
    const limited = await buildTestApp({ limits });
    const last = [];
    for (let n = 0; n < 8; n += 1) last.push(await limited.app.inject({ url: '/healthz', headers: forged(n) }));
    expect(last.at(-1)?.statusCode).toBe(429);
    await limited.close();
  });

  it('count visitors behind a trusted proxy apart, and only by what the proxy itself says', async () => {
    const limited = await buildTestApp({ limits, config: { trustProxy: ['127.0.0.1'] } });
    const ask = (xff: string) => limited.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': xff } });
    for (let n = 0; n < 5; n += 1) expect((await ask('198.51.100.1')).statusCode).toBe(200);
    expect((await ask('198.51.100.1')).statusCode).toBe(429);
    expect((await ask('198.51.100.2')).statusCode).toBe(200);
    // What a visitor wrote stands before what the proxy added.
    expect((await ask('203.0.113.9, 198.51.100.1')).statusCode).toBe(429);
    await limited.close();
  });

  it('are tighter for what no kept answer can serve', async () => {
    const limited = await buildTestApp({ limits: { requests: 1000, work: 3 } });
    const search = async (keyword: string) =>
      (await limited.app.inject(`/api/bDictionary/ports?keyword=${keyword}`)).statusCode;
    expect([await search('a1'), await search('a2'), await search('a3'), await search('a4')]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await search('a1')).toBe(200);
    await limited.close();
  });
});

describe('S30 connections that give nothing', () => {
  async function open(app: TestApp['app']) {
    const address = app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('Not listening');
    const socket = connect(address.port, '127.0.0.1');
    await once(socket, 'connect');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    return { socket, text: () => text, closed: once(socket, 'close') };
  }

  it('have limits on how long headers and bodies may take', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = test.app.server;
    expect(headersTimeout).toBeLessThanOrEqual(10_000);
    expect(requestTimeout).toBeLessThanOrEqual(15_000);
    for (const limit of [keepAliveTimeout, timeout]) expect(limit).toBeGreaterThan(0);
  });

  it('and what is no HTTP gets one short answer with the security headers, and the end', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const broken = await open(test.app);
    broken.socket.write('NONSENSE\r\n\r\n');
    await broken.closed;
    expect(broken.text()).toMatch(/^HTTP\/1\.1 400 /);
    expect(broken.text()).toContain("content-security-policy: default-src 'none'");
    expect(broken.text()).toContain('"code":"validation"');

    const large = await open(test.app);
    large.socket.write(`GET /home HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(40_000)}\r\n\r\n`);
    await large.closed;
    expect(large.text()).toMatch(/^HTTP\/1\.1 431 /);
  });
});
