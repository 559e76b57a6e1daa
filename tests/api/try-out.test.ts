import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStart } from '#contract/auth.ts';
import { envelope } from '#contract/problems.ts';
import { configGet } from '#contract/site.ts';
import { tryOutEnter, tryOutMessages } from '#contract/try-out.ts';
import type { TryOutAccount } from '#contract/try-out-accounts.ts';
import { userGet } from '#contract/users.ts';
import { smsSend } from '#contract/verification.ts';
import { readyTryOut, TRY_OUT_IDS } from '#server/account/try-out-accounts.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

/** As `npm start` with nothing configured. */
const TRY_OUT = { env: 'production', tryOut: true, publicUrl: null } as const;
const OWN = { host: 'localhost:8080', origin: 'http://localhost:8080' };

let database: TestDatabase;
let tried: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  tried = await buildTestApp({ database, config: TRY_OUT });
  expect(await readyTryOut(tried.db, true)).toBe(true);
});
afterAll(async () => {
  await tried.close();
  await database.drop();
});

/** The browser of the machine that the server runs on. */
const ownBrowser = ({ app }: TestApp = tried) => new VisitorBrowser(app, '127.0.0.1');
const enter = (browser: VisitorBrowser, as: TryOutAccount, headers: Record<string, string> = OWN) =>
  browser.send(tryOutEnter, { body: { as }, headers });

describe('G15 a site that is tried out', () => {
  it('says so, and offers what it can: codes, which are shown, and no WeChat', async () => {
    expect(await ask(tried.app, configGet)).toMatchObject({
      tryOut: 1,
      offers: { sms: 1, email: 1, wechatScan: 0, wechatInside: 0 },
    });
  });

  it.each([
    ['member', 6],
    ['admin', 9],
  ] as const)('logs in as %s by one click', async (as, permission) => {
    const browser = ownBrowser();
    const { message } = envelope(sessionStart).parse((await enter(browser, as)).json());
    expect(message.info.permission).toBe(permission);
    browser.token = message.token;
    const own = await browser.send(userGet, { body: {}, headers: OWN });
    expect(own.json()).toMatchObject({ status: 200, message: { permission } });
  });

  it('shows the codes it would have sent', async () => {
    const browser = ownBrowser();
    await browser.send(smsSend, { body: { phoneNumber: '13800138000' }, headers: OWN });
    const sent = (await browser.send(tryOutMessages, { headers: OWN })).json().message;
    expect(sent[0]).toMatchObject({ kind: 'sms', to: '13800138000', text: expect.stringMatching(/^\d{6}$/) });
  });

  it.each([
    ['another machine', '192.168.1.7', OWN],
    ['a name that leads here', '127.0.0.1', { host: 'site.example', origin: 'http://site.example' }],
    ['a proxy on this machine', '127.0.0.1', { ...OWN, 'x-forwarded-for': '5.5.5.5' }],
  ])('lets %s neither in nor read', async (_, address, headers) => {
    // A name that is not this machine's is no name of the site; to everyone else there is nothing.
    const refusals = [404, 421];
    const browser = new VisitorBrowser(tried.app, address);
    for (const as of ['member', 'admin'] as const) {
      expect(refusals).toContain((await enter(browser, as, headers)).statusCode);
    }
    expect(refusals).toContain((await browser.send(tryOutMessages, { headers })).statusCode);
    for (const url of ['/dev/outbox', '/dev/%6futbox', '/api/tryOut/%6dessages']) {
      const answer = await tried.app.inject({ url, remoteAddress: address, headers });
      expect(refusals).toContain(answer.statusCode);
      expect(answer.payload).not.toContain('13800138000');
    }
  });

  it.each([
    '[]',
    'null',
    '7',
    '{"as":',
    '{"as":"staff"}',
    '{"as":"admin","permission":9}',
    '{"__proto__":{"as":"admin"}}',
  ])('S22 refuses %s', async (payload) => {
    const answer = await tried.app.inject({
      method: 'POST',
      url: '/api/tryOut/enter',
      remoteAddress: '127.0.0.1',
      headers: { ...OWN, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
  });

  it('lets no foreign page in', async () => {
    const answer = await enter(ownBrowser(), 'admin', { ...OWN, origin: 'https://evil.example' });
    expect([403, 404]).toContain(answer.statusCode);
  });

  it('opens no account without a proof where there are others, and closes its own at any other start', async () => {
    const browser = ownBrowser();
    browser.token = envelope(sessionStart).parse((await enter(browser, 'admin')).json()).message.token;
    expect(await readyTryOut(tried.db, true)).toBe(true);
    expect(await readyTryOut(tried.db, false)).toBe(false);
    const refusal = async () => (await browser.send(userGet, { body: {}, headers: OWN })).json().code;
    // As of any account that is disabled and enabled: its devices hear why, and are not logged in again.
    expect(await refusal()).toBe('session-withdrawn');
    expect((await enter(ownBrowser(), 'admin')).json()).toMatchObject({ code: 'account-disabled' });
    expect(await readyTryOut(tried.db, true)).toBe(true);
    expect(await refusal()).toBe('session-withdrawn');
    expect((await enter(ownBrowser(), 'admin')).statusCode).toBe(200);

    const used = await createTestDatabase();
    const site = await buildTestApp({ database: used });
    await site.pool.query(
      `insert into account (id, username, username_key, first_name, permission, created_at)
       values ('a', 'boss', 'boss', 'A', 9, now())`,
    );
    expect(await readyTryOut(site.db, true)).toBe(false);
    const found = await site.pool.query('select id from account');
    expect(found.rows.map(({ id }) => id)).not.toContain(TRY_OUT_IDS.admin);
    await site.close();
    await used.drop();
  });

  it('is whole when the start before was killed between its accounts', async () => {
    const admin = [TRY_OUT_IDS.admin];
    await tried.pool.query('delete from account where id = $1', admin);
    expect(await readyTryOut(tried.db, true)).toBe(true);
    expect((await enter(ownBrowser(), 'admin')).statusCode).toBe(200);

    // Where others have come, nothing is added to what is left, and that is closed.
    await tried.pool.query('delete from account where id = $1', admin);
    await tried.pool.query(
      `insert into account (id, username, username_key, first_name, permission, created_at)
       values ('a', 'boss', 'boss', 'A', 9, now())`,
    );
    expect(await readyTryOut(tried.db, true)).toBe(false);
    expect((await enter(ownBrowser(), 'member')).json()).toMatchObject({ code: 'account-disabled' });
    await tried.pool.query(`delete from account where id = 'a'`);
    expect(await readyTryOut(tried.db, true)).toBe(true);
  });
});

describe('G15 any other site', () => {
  it('has no way in without a proof, in production and under test alike', async () => {
    for (const env of ['production', 'development', 'test'] as const) {
      const site = await buildTestApp({ database, config: { env, publicUrl: null } });
      expect(await ask(site.app, configGet)).toMatchObject({ tryOut: 0 });
      expect((await enter(ownBrowser(site), 'admin')).statusCode).toBe(404);
      expect((await ownBrowser(site).send(tryOutMessages, { headers: OWN })).statusCode).toBe(404);
      await site.close();
    }
  });

  it('offers nothing that is not set up', async () => {
    const site = await buildTestApp({ database, config: { env: 'production' } });
    expect(await ask(site.app, configGet)).toMatchObject({
      offers: { sms: 0, email: 0, wechatScan: 0, wechatInside: 0 },
    });
    expect((await site.app.inject('/dev/outbox')).payload).not.toContain('messages');
    await site.close();
  });
});
