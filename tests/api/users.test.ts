import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import {
  changeContent,
  changePassword,
  changePasswordByPhone,
  changePhone,
  consentAdd,
  deletionCancel,
  deletionRequest,
  sendOwnCode,
  userGet,
} from '#contract/users.ts';
import { smsSend } from '#contract/verification.ts';
import { errorWords } from '#server/plugins/error-words.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { cheapHash } from '#tests/support/cheap-hash.ts';
import { eventually } from '#tests/support/eventually.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { loginBy } from '#tests/support/login.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const PASSWORD = 'three boxes to Hamburg';
const DAY = 86_400_000;

let test: TestApp;
let world: OutsideWorld;
let hash: string;
let count = 0;

const newPhone = () => {
  count += 1;
  return String(13_700_000_000 + count);
};
const newVisitor = () => {
  count += 1;
  return new VisitorBrowser(test.app, `192.0.2.${count % 250}`);
};
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const recordOf = async (visitor: VisitorBrowser) => (await visitor.send(userGet, { body: {} })).json().message;

async function owner(wanted: { phone?: string; passwordHash?: string } = {}) {
  count += 1;
  const username = `owner-${count}`;
  const id = await storeAccount(test, 6, { username, ...wanted });
  const visitor = await loggedIn(test, 6, id);
  visitor.address = `192.0.2.${count % 250}`;
  return { id, username, visitor };
}
async function codeTo(visitor: VisitorBrowser, phoneNumber: string, purpose: string) {
  await visitor.send(smsSend, { body: { phoneNumber, purpose } });
  return world.codeFor(phoneNumber);
}

beforeAll(async () => {
  world = createOutsideWorld();
  test = await buildTestApp({ adapters: world.adapters, clock: () => Date.now() });
  hash = await cheapHash(PASSWORD);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => test.close());

describe('PERS-01, PERS-03 the own record', () => {
  it('takes what is named and keeps the rest', async () => {
    const { visitor } = await owner();
    const first = { firstName: 'Yue', companyName: '甬江纺织', email: 'yue@example.com' };
    expect((await visitor.send(changeContent, { body: first })).json().message).toMatchObject(first);
    await visitor.send(changeContent, { body: { email: '', position: 'Shipping' } });
    expect(await recordOf(visitor)).toMatchObject({ ...first, email: '', position: 'Shipping' });
  });

  it('keeps both of two changes that are made at the same moment', async () => {
    const { id, visitor } = await owner();
    const holder = await test.pool.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for update', [id]);
    const changes = [{ companyName: '甬江纺织' }, { position: 'Shipping' }];
    const made = Promise.all(changes.map((body) => visitor.send(changeContent, { body })));
    const waiting = async () => {
      // Within a transaction it would go on showing what it showed first.
      await holder.query('select pg_stat_clear_snapshot()');
      const { rows } = await holder.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0].n;
    };
    await eventually(waiting).toBe(2);
    await holder.query('commit');
    holder.release();
    await made;
    expect(await recordOf(visitor)).toMatchObject({ companyName: '甬江纺织', position: 'Shipping', firstName: 'Test' });
  });

  it.each([
    ['permission', { permission: 9 }],
    ['id', { id: 'x' }],
    ['phoneNumber', { phoneNumber: '13800138000' }],
    ['__proto__', JSON.parse('{"__proto__":{"permission":9}}')],
    ['an empty first name', { firstName: '' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a line break', { companyAddress: 'a\nb' }],
    ['a list for a text', { name: ['x'] }],
  ])('S22 does not take %s', async (_, body) => {
    const { visitor } = await owner();
    const before = await recordOf(visitor);
    expect((await visitor.send(changeContent, { body })).statusCode).toBe(400);
    expect(await recordOf(visitor)).toEqual(before);
  });

  it('stores agreement to the present terms, and to no others', async () => {
    const { visitor } = await owner();
    expect((await visitor.send(consentAdd, { body: { version: 'x' } })).statusCode).toBe(400);
    for (let n = 0; n < 2; n += 1) await visitor.send(consentAdd, { body: { version: TERMS_VERSION } });
    expect((await recordOf(visitor)).consents).toHaveLength(1);
  });
});

describe('PERS-03 the phone number', () => {
  it('changes by codes to both numbers; other sessions end', async () => {
    const [old, next] = [newPhone(), newPhone()];
    const { id, visitor } = await owner({ phone: old });
    const other = await loggedIn(test, 6, id);
    expect((await visitor.send(sendOwnCode, { body: {} })).statusCode).toBe(200);
    const oldCode = world.codeFor(old);
    const code = await codeTo(visitor, next, 'phone');
    // A code that is wrong is named, and does not use the other one up.
    for (const [field, codes] of [
      ['oldCode', { code }],
      ['oldCode', { code, oldCode: '1' }],
      ['code', { oldCode, code: '1' }],
    ] as const) {
      const wrong = (await visitor.send(changePhone, { body: { phoneNumber: next, ...codes } })).json();
      expect(wrong).toMatchObject({ code: 'code-wrong', fields: [{ path: `body.${field}` }] });
    }
    const answer = await visitor.send(changePhone, { body: { phoneNumber: next, code, oldCode } });
    expect(answer.json().message.phoneNumber).toBe(`${next.slice(0, 3)}****${next.slice(7)}`);
    expect((await other.send(userGet, { body: {} })).json().code).toBe('session-withdrawn');
    expect((await visitor.send(userGet, { body: {} })).statusCode).toBe(200);
  });

  it('cannot become one that belongs to somebody else', async () => {
    const taken = newPhone();
    await owner({ phone: taken });
    const { visitor } = await owner({ passwordHash: hash });
    const code = await codeTo(visitor, taken, 'phone');
    const answer = await visitor.send(changePhone, { body: { phoneNumber: taken, code, password: PASSWORD } });
    expect(answer.json()).toMatchObject({ status: 409, code: 'account-exists' });
  });

  it('ASVS 7.5.1 needs the password where there is no number yet', async () => {
    const next = newPhone();
    const { visitor } = await owner({ passwordHash: hash });
    const code = await codeTo(visitor, next, 'phone');
    const without = await visitor.send(changePhone, { body: { phoneNumber: next, code } });
    expect(without.json().code).toBe('credentials-wrong');
    const body = { phoneNumber: next, code, password: PASSWORD };
    expect((await visitor.send(changePhone, { body })).statusCode).toBe(200);
  });
});

describe('AUTH-06 a forgotten password', () => {
  it('is replaced with a code to the phone; sessions end and the old one is worth nothing', async () => {
    const phone = newPhone();
    const { username, visitor } = await owner({ phone, passwordHash: hash });
    const anyone = newVisitor();
    const newPassword = 'nine pallets to Lyon';
    const body = { phoneNumber: phone, code: await codeTo(anyone, phone, 'password'), newPassword };
    expect((await anyone.send(changePasswordByPhone, { body })).statusCode).toBe(200);
    expect((await visitor.send(userGet, { body: {} })).json().code).toBe('session-withdrawn');
    expect((await loginBy(newVisitor(), username, PASSWORD)).statusCode).toBe(400);
    expect((await loginBy(newVisitor(), username, newPassword)).statusCode).toBe(200);
    expect((await anyone.send(changePasswordByPhone, { body })).json().code).toBe('code-wrong');
  });

  it('lets its owner in by the new one where he proved who he is, however many guess at the account (S09)', async () => {
    const phone = newPhone();
    const { username } = await owner({ phone, passwordHash: hash });
    const [anyone, newPassword] = [newVisitor(), 'nine pallets to Lyon'];
    for (let n = 0; n < 100; n += 1) await loginBy(new VisitorBrowser(test.app, `198.51.${n}.7`), username, 'a guess');
    expect((await loginBy(anyone, username, PASSWORD)).statusCode).toBe(429);
    const body = { phoneNumber: phone, code: await codeTo(anyone, phone, 'password'), newPassword };
    expect((await anyone.send(changePasswordByPhone, { body })).statusCode).toBe(200);
    expect((await loginBy(anyone, username, newPassword)).statusCode).toBe(200);
  });

  it('S18 refuses what is weak for this account without using the code up, and says so to nobody without it', async () => {
    const phone = newPhone();
    const { username } = await owner({ phone, passwordHash: hash });
    const anyone = newVisitor();
    const code = await codeTo(anyone, phone, 'password');
    const set = async (newPassword: string, given = code) =>
      (await anyone.send(changePasswordByPhone, { body: { phoneNumber: phone, code: given, newPassword } })).json();
    const [weak, wrong] = [`${username}1`, String((Number(code) + 1) % 1_000_000).padStart(6, '0')];
    expect((await set(weak, wrong)).code).toBe('code-wrong');
    expect((await set(weak)).code).toBe('password-weak');
    expect((await set('nine pallets to Lyon')).code).toBeUndefined();
    expect((await loginBy(newVisitor(), username, 'nine pallets to Lyon')).statusCode).toBe(200);
  });

  it('tells only whoever holds the number that it has no account', async () => {
    const [anyone, phone] = [newVisitor(), newPhone()];
    const body = { phoneNumber: phone, newPassword: PASSWORD };
    const tried = (code: string) => anyone.send(changePasswordByPhone, { body: { ...body, code } });
    expect((await tried('123456')).json().code).toBe('code-wrong');
    expect((await tried(await codeTo(anyone, phone, 'password'))).json().code).toBe('no-account');
  });
});

describe('an account without a password', () => {
  const setPassword = (visitor: VisitorBrowser, ownCode?: string) =>
    visitor.send(changePassword, { body: { oldPassword: '', newPassword: PASSWORD, ...(ownCode ? { ownCode } : {}) } });
  const wish = (visitor: VisitorBrowser, ownCode?: string) =>
    visitor.send(deletionRequest, { body: { password: '', ...(ownCode ? { ownCode } : {}) } });

  it('PERS-02 gets one by a code to its number, whenever it logged in', async () => {
    const phone = newPhone();
    const { visitor, username } = await owner({ phone });
    pass(16 * 60_000);
    const without = await setPassword(visitor);
    expect(without.json()).toMatchObject({ status: 400, code: 'code-wrong', fields: [{ path: 'body.ownCode' }] });
    await visitor.send(sendOwnCode, { body: {} });
    expect((await setPassword(visitor, world.codeFor(phone))).json().code).toBe('code-wrong');
    pass(61_000);
    await visitor.send(sendOwnCode, { body: { purpose: 'confirm' } });
    expect((await setPassword(visitor, world.codeFor(phone))).statusCode).toBe(200);
    expect((await loginBy(newVisitor(), username, PASSWORD)).statusCode).toBe(200);
  });

  it('PERS-02 gets one without a code from whoever has just logged in, as with a password for one login', async () => {
    const { visitor, username } = await owner({ phone: newPhone() });
    expect((await setPassword(visitor)).statusCode).toBe(200);
    expect((await loginBy(newVisitor(), username, PASSWORD)).statusCode).toBe(200);
  });

  it('S29 is deleted by a code to its number', async () => {
    const phone = newPhone();
    const { visitor } = await owner({ phone });
    expect((await wish(visitor)).json().code).toBe('code-wrong');
    await visitor.send(sendOwnCode, { body: { purpose: 'confirm' } });
    expect((await wish(visitor, world.codeFor(phone))).statusCode).toBe(200);
  });

  it('and without a number needs a login of the last 15 minutes, which its session survives being told', async () => {
    const { visitor } = await owner();
    pass(16 * 60_000);
    const phoneNumber = newPhone();
    const code = await codeTo(visitor, phoneNumber, 'phone');
    const answers = [
      await setPassword(visitor),
      await wish(visitor),
      await visitor.send(changePhone, { body: { phoneNumber, code } }),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: 403, code: 'login-too-old' });
    expect((await recordOf(visitor)).phoneNumber).toBe('');
    const fresh = await owner();
    expect((await wish(fresh.visitor)).statusCode).toBe(200);
  });
});

describe('S29 the deletion of an account', () => {
  it('waits fifteen days, can be taken back, and then leaves nothing', async () => {
    const { id, visitor } = await owner({ passwordHash: hash });
    const wrong = await visitor.send(deletionRequest, { body: { password: 'not this one' } });
    // The answer faults only the password: the session already names the account.
    const fields = [{ path: 'body.password', reason: errorWords.en_US.reasons.passwordWrong }];
    expect(wrong.json()).toMatchObject({ code: 'credentials-wrong', fields });
    const asked = await visitor.send(deletionRequest, { body: { password: PASSWORD } });
    const { deletionAt } = asked.json().message;
    expect(new Date(deletionAt).getTime() - Date.now()).toBe(15 * DAY);
    expect((await recordOf(visitor)).deletionAt).toBe(deletionAt);
    await visitor.send(deletionCancel, { body: {} });
    expect((await recordOf(visitor)).deletionAt).toBeNull();

    await visitor.send(deletionRequest, { body: { password: PASSWORD } });
    const left = async () => {
      const found = await test.pool.query(
        `select (select count(*) from account where id = $1) + (select count(*) from session where account_id = $1)
           + (select count(*) from consent where account_id = $1) as rows`,
        [id],
      );
      return Number(found.rows[0].rows);
    };
    await test.app.keepHouse();
    expect(await left()).toBeGreaterThan(0);
    pass(15 * DAY + 1);
    await test.app.keepHouse();
    expect(await left()).toBe(0);
  });

  it('is done although something else cannot be removed', async () => {
    const { id } = await owner();
    await test.pool.query("update account set deletion_at = now() - interval '1 day' where id = $1", [id]);
    await test.pool.query('alter table captcha rename to captcha_away');
    await test.app.keepHouse();
    await test.pool.query('alter table captcha_away rename to captcha');
    expect((await test.pool.query('select from account where id = $1', [id])).rowCount).toBe(0);
  });
});
