import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loginBy } from '#tests/support/login.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ config: { env: 'production' } });
});
afterAll(() => test.close());

// As anything but a browser that wants a page asks: pages say themselves that they do not exist.
const ask = (url: string) => test.app.inject({ url, headers: { accept: 'application/json, image/png' } });

describe('S24 in production', () => {
  it.each([
    ...['/.git/HEAD', '/.git/config', '/.env', '/.npmrc', '/package.json', '/package-lock.json', '/tsconfig.json'],
    ...['/src/server/main.ts', '/node_modules/fastify/package.json', '/dist/server.js', '/.data/postgres/PG_VERSION'],
    ...[
      '/docs',
      '/documentation',
      '/swagger',
      '/api/docs',
      '/graphql',
      '/metrics',
      '/debug',
      '/status',
      '/server-status',
    ],
    ...['/dev/ui', '/dev/outbox', '/admin', '/phpinfo.php', '/wp-login.php', '/actuator/env', '/assets/', '/icons/'],
    ...['/backup.sql', '/dump.sql', '/.DS_Store', '/sw.js.map', '/assets/main.js.map'],
  ])('nothing is found at %s', async (url) => {
    const { statusCode, headers, payload } = await ask(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(payload)).toEqual({
      ...{ status: 404, code: 'not-found', requestId: headers['x-request-id'] },
      message: expect.stringMatching(/^[^/<>]+$/),
    });
  });

  it('no answer names the software or its version', async () => {
    for (const url of ['/nothing', '/api/nothing', '/%zz', '/home', '/healthz', '/readyz']) {
      const { headers, payload } = await ask(url);
      expect([url, `${JSON.stringify(headers)} ${payload}`]).toEqual([
        url,
        expect.not.stringMatching(/fastify|node\.?js|postgres|v?\d+\.\d+\.\d+|\bat \//i),
      ]);
    }
  });

  it('nobody has an account before one is made, and no usual password opens one', async () => {
    expect((await test.pool.query('select from account')).rowCount).toBe(0);
    let count = 0;
    for (const name of ['admin', 'root', 'test', 'demo', 'guest', 'administrator']) {
      for (const password of ['admin', 'password', name]) {
        count += 1;
        const answer = await loginBy(new VisitorBrowser(test.app, `203.0.113.${count}`), name, password);
        expect([name, password, answer.json().code]).toEqual([name, password, 'credentials-wrong']);
      }
    }
  });

  it.each(['TRACE', 'CONNECT', 'PATCH', 'PROPFIND'] as const)('%s is no method of the site', async (method) => {
    const answer = await test.app.inject({ method, url: '/home', headers: { cookie: 'session=x' } });
    expect([403, 404, 405, 501]).toContain(answer.statusCode);
    expect(answer.payload).not.toContain('session=x');
  });
});
