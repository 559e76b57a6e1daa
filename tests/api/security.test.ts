import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { portOf } from '#tests/support/listen.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://site.test' } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => test.close());

describe('S14 a call that changes something', () => {
  const send = (headers: Record<string, string>, payload = '{}') =>
    test.app.inject({ method: 'POST', url: '/api/bEmailUs/showAdd', headers, payload });
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

  it('passes with JSON from its own pages; this one just says nothing', async () => {
    for (const from of [{ origin: 'https://site.test' }, { 'sec-fetch-site': 'same-origin' }]) {
      expect((await send({ ...json, ...from })).json()).toMatchObject({ status: 400, fields: expect.anything() });
    }
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
    const limited = await buildTestApp({ limits });
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await limited.app.inject('/api/bConfig/showGet'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'too-many-requests' });
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    vi.setSystemTime(Date.now() + 60_000);
    expect((await limited.app.inject('/api/bConfig/showGet')).statusCode).toBe(200);
    vi.useRealTimers();
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
    // An address that a visitor forges stands before the one that the proxy adds.
    expect((await ask('203.0.113.9, 198.51.100.1')).statusCode).toBe(429);
    await limited.close();
  });

  it.each([
    ['198.51.100.1', (port: number) => `198.51.100.1:${port}`],
    ['2001:db8::1', (port: number) => `[2001:DB8:0::1]:${port}`],
    ['198.51.100.1', (port: number) => `198.51.100.1:${port}, 10.0.0.9:${port}`],
  ])('H23 count %s as one behind proxies that write its port, too', async (address, written) => {
    const limited = await buildTestApp({ limits, config: { trustProxy: ['127.0.0.1', '10.0.0.9'] } });
    const ask = (xff: string) => limited.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': xff } });
    for (let n = 0; n < 5; n += 1) expect((await ask(written(40_000 + n))).statusCode).toBe(200);
    expect((await ask(written(50_000))).statusCode).toBe(429);
    expect((await ask(address)).statusCode).toBe(429);
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

/** A connection of its own to the listening server, and what came back over it. */
async function connectionTo(app: TestApp['app']) {
  const socket = connect(portOf(app.server), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  return { socket, text: () => text, closed: once(socket, 'close') };
}

describe('S23 a request that could be read as two', () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['both lengths', ['Content-Length: 6', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${smuggled.length}`], ''],
    ['a coding that is none', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['a coding after chunked', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['a blank before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a length with a sign', ['Content-Length: +0'], ''],
    ['a chunk size that is none', ['Transfer-Encoding: chunked'], '0x0\r\n\r\n'],
  ])('is refused, and what follows it is not answered: %s', async (_, headers, body) => {
    const one = await connectionTo(test.app);
    one.socket.write(['POST /api/auth/login HTTP/1.1', 'Host: x', ...headers, '', body + smuggled].join('\r\n'));
    await one.closed;
    expect(one.text()).not.toContain('HTTP/1.1 200');
    expect(one.text()).toMatch(/HTTP\/1\.1 400 /);
  });
});

describe('H22 a request that says twice what may be said once', () => {
  it.each(['Host: y', 'Authorization: Bearer y', 'Content-Type: text/plain'])('is refused: %s', async (second) => {
    const one = await connectionTo(test.app);
    const first = ['Host: x', 'Authorization: Bearer x', 'Content-Type: application/json'];
    one.socket.write(['GET /healthz HTTP/1.1', ...first, second, 'Connection: close', '', ''].join('\r\n'));
    await one.closed;
    expect(one.text()).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('S30 connections that give nothing', () => {
  it('have limits on how long headers and bodies may take', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = test.app.server;
    expect(headersTimeout).toBeLessThanOrEqual(10_000);
    expect(requestTimeout).toBeLessThanOrEqual(15_000);
    for (const limit of [keepAliveTimeout, timeout]) expect(limit).toBeGreaterThan(0);
  });

  it('and what is no HTTP gets one short answer with the security headers, and the end', async () => {
    const broken = await connectionTo(test.app);
    broken.socket.write('NONSENSE\r\n\r\n');
    await broken.closed;
    expect(broken.text()).toMatch(/^HTTP\/1\.1 400 /);
    expect(broken.text()).toContain("content-security-policy: default-src 'none'");
    expect(broken.text()).toContain('"code":"validation"');

    const large = await connectionTo(test.app);
    large.socket.write(`GET /home HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(40_000)}\r\n\r\n`);
    await large.closed;
    expect(large.text()).toMatch(/^HTTP\/1\.1 431 /);
    expect(large.text()).toContain("content-security-policy: default-src 'none'");
    // Such as an address that searches for 5,000 Chinese characters: a person reads the answer.
    expect(large.text()).toContain('content-type: text/html');
    expect(large.text()).toContain('href="/home?lang=en_US"');
  });

  it('keep nobody else waiting: hundreds that are idle, half a head or half a body', async () => {
    const beginnings = [
      '',
      'GET /home HTTP/1.1\r\nHost: x\r\n',
      'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    ];
    const open = await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const one = await connectionTo(test.app);
        one.socket.write(beginnings[n % beginnings.length] ?? '');
        return one;
      }),
    );
    const visitor = await connectionTo(test.app);
    visitor.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await visitor.closed;
    expect(visitor.text()).toMatch(/^HTTP\/1\.1 200 /);
    for (const { socket } of open) socket.destroy();
  });
});
