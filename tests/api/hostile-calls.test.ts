import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountLogin, phoneLogin } from '#contract/auth.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { changePassword, userGet } from '#contract/users.ts';
import { smsSend } from '#contract/verification.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { cheapHash } from '#tests/support/cheap-hash.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { loginBy, solvedCaptcha } from '#tests/support/login.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { logThroughServer } from '#tests/support/request-log.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;
let world: OutsideWorld;
let visitor: VisitorBrowser;

beforeAll(async () => {
  world = createOutsideWorld();
  test = await buildTestApp({ adapters: world.adapters, limits: { requests: 1_000_000, work: 1_000_000 } });
  visitor = await loggedIn(test, 9);
});
afterAll(() => test.close());

// That of a try-out does not exist here, whatever its body; its own test sends it the like.
const withBody: readonly RouteDefinition[] = routes.filter(
  ({ body, name }) => body !== undefined && name !== 'tryOut.enter',
);
const origin = { origin: 'http://site.test' };
const post = (route: RouteDefinition, payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: route.method,
    url: `/api${route.path.replace(/\{\w+\}/g, 'x')}`,
    headers: {
      ...origin,
      'content-type': 'application/json',
      authorization: `Bearer ${visitor.token}`,
      cookie: `session=${visitor.cookies.get('session')}`,
      ...headers,
    },
    payload,
  });

describe('S22 every call that takes a body', () => {
  const bodies: [string, string][] = [
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['broken JSON', '{"a":'],
    ['an unknown field', '{"permission":9,"isAdmin":true}'],
    ['__proto__', '{"__proto__":{"permission":9}}'],
    ['constructor', '{"constructor":{"prototype":{"permission":9}}}'],
    ['wrong types everywhere', '{"phoneNumber":{},"code":[],"username":1,"password":null,"email":{"a":1},"fileId":0}'],
    ['100,000 levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ];

  it.each(bodies)('refuses %s', async (_, payload) => {
    for (const route of withBody) {
      const answer = await post(route, payload);
      expect([route.name, [400, 415].includes(answer.statusCode)]).toEqual([route.name, true]);
      expect(answer.json().code).toBe('validation');
    }
    expect(Object.hasOwn(Object.prototype, 'permission')).toBe(false);
  });

  it('refuses no body, more than 64 KB, and what is not JSON from its own pages (S14)', async () => {
    for (const route of withBody) {
      const empty = await post(route, '');
      expect([route.name, empty.statusCode >= 400 && empty.statusCode < 500]).toEqual([route.name, true]);
      expect((await post(route, `{"a":"${'x'.repeat(70_000)}"}`)).statusCode).toBe(413);
      expect((await post(route, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
      expect((await post(route, '{}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
      expect((await post(route, '{}', { origin: 'https://evil.test' })).statusCode).toBe(403);
    }
  });

  it('H22 refuses what is compressed, before it is read', async () => {
    for (const route of withBody) {
      const answer = await post(route, '{}', { 'content-encoding': 'gzip' });
      expect([route.name, answer.statusCode, answer.json().code]).toEqual([route.name, 415, 'validation']);
    }
  });

  it('H22 is done, and answered, whatever its sender says to have already', async () => {
    for (const tag of ['*', 'W/"x"']) {
      const answer = await post(userGet, '{}', { 'if-none-match': tag });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().message).toHaveProperty('username');
    }
  });

  it('S12 takes SQL for text', async () => {
    const attacks = ["' or 1=1 --", "admin'--", '$1', "'; drop table account; --"];
    for (const attack of attacks) {
      const guest = new VisitorBrowser(test.app, '192.0.2.9');
      const body = { username: attack, password: attack, ...(await solvedCaptcha(guest)) };
      expect((await guest.send(accountLogin, { body })).json().code).toBe('credentials-wrong');
    }
    expect((await test.pool.query('select from account')).rowCount).toBeGreaterThan(0);
  });
});

describe('S25 nothing secret', () => {
  it('is asked for in an address', () => {
    const inAddress = routes.flatMap((route: RouteDefinition) =>
      Object.keys(Object(Object(route.query)._zod?.def?.shape ?? {})).map((name) => `${route.name} ${name}`),
    );
    expect(inAddress.filter((name) => /token|password|phone|secret|state$/i.test(name))).toEqual([]);
  });

  it('S27 is in what the log says of a query that failed', async () => {
    const { err } = Reflect.get(test.app.log, Symbol.for('pino.serializers'));
    const told = JSON.stringify(err(new DrizzleQueryError('select $1', ['13812345678'], new Error('lost'))));
    expect(told).toContain('lost');
    expect(told).not.toContain('13812345678');
  });

  it('S27 is in the log, which tells what happened all the same', async () => {
    const password = 'three boxes to Hamburg';
    const id = await storeAccount(test, 6, {
      username: 'lin.yue',
      phone: '13812345678',
      passwordHash: await cheapHash(password),
    });
    logThroughServer(test);
    const lines: string[] = [];
    const keep = (...said: unknown[]) => void lines.push(JSON.stringify(said));
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(test.app.log, level).mockImplementation(keep),
    );

    const guest = new VisitorBrowser(test.app, '192.0.2.77');
    await loginBy(guest, 'lin.yue', 'a wrong password');
    await loginBy(guest, 'lin.yue', password);
    await guest.send(smsSend, { body: { phoneNumber: '13812345678', purpose: 'login' } });
    const code = world.codeFor('13812345678');
    await guest.send(phoneLogin, {
      body: { phoneNumber: '13812345678', code: code === '000000' ? '000001' : '000000' },
    });
    await guest.send(changePassword, { body: { oldPassword: 'wrong again', newPassword: 'another good one' } });
    const thief = new VisitorBrowser(test.app, '192.0.2.78');
    thief.token = guest.token;
    await thief.send(changePassword, { body: { oldPassword: 'x', newPassword: 'another good one' } });
    for (const spy of spies) spy.mockRestore();

    const log = lines.join('\n');
    for (const event of ['login.failed', 'login.succeeded', 'code.sent', 'code.failed', 'session.refused']) {
      expect(log).toContain(`"${event}"`);
    }
    expect(log).toContain(id);
    expect(log).toContain('138****5678');
    for (const secret of [
      password,
      'a wrong password',
      'wrong again',
      '13812345678',
      code,
      guest.token ?? '',
      guest.cookies.get('session') ?? '',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
