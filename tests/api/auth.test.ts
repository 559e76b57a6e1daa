import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { accountLogin, captchaGet, logout, phoneLogin, register } from '#contract/auth.ts';
import { changePassword, sessionEnd, sessionList, userGet } from '#contract/users.ts';
import { smsSend } from '#contract/verification.ts';
import { SESSIONS_MAX } from '#server/modules/sessions/service.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { cheapHash } from '#tests/support/cheap-hash.ts';
import { eventually } from '#tests/support/eventually.ts';
import { loggedIn, storeAccount, storeSession } from '#tests/support/logged-in.ts';
import { loginBy, solvedCaptcha } from '#tests/support/login.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

/** The beginning of a hash of OWASP's first choice: Argon2id of 19 MiB, two passes, one lane. */
const FULL_COST = '$argon2id$v=19$m=19456,t=2,p=1$';
const PASSWORD = 'three boxes to Hamburg';
const HOUR = 3_600_000;

let test: TestApp;
let world: OutsideWorld;
let hash: string;
let count = 0;

const newVisitor = () => {
  count += 1;
  return new VisitorBrowser(test.app, `203.0.${Math.floor(count / 250)}.${count % 250}`);
};
const newName = () => {
  count += 1;
  return `visitor-${count}`;
};
const newPhone = () => {
  count += 1;
  return String(13_900_000_000 + count);
};
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

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

async function account(permission = 6) {
  const username = newName();
  const id = await storeAccount(test, permission, { username, passwordHash: hash });
  return { id, username };
}
async function codeTo(visitor: VisitorBrowser, phoneNumber: string, purpose: string): Promise<string> {
  await visitor.send(smsSend, { body: { phoneNumber, purpose } });
  return world.codeFor(phoneNumber);
}

describe('AUTH-01 login by password and captcha', () => {
  it('answers a token of 256 bits and who it is for, and binds the session to a cookie', async () => {
    const { id, username } = await account(8);
    const visitor = newVisitor();
    const answer = await loginBy(visitor, username.toUpperCase(), PASSWORD);
    const { token, info } = answer.json().message;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(info).toMatchObject({ id, username, permission: 8, avatar: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict/);
    expect((await visitor.send(userGet, { body: {} })).json().message).toMatchObject({ username, hasPassword: true });
  });

  it('sets __Host- cookies that travel over HTTPS only, where the site has HTTPS', async () => {
    const secure = await buildTestApp({ config: { publicUrl: 'https://site.test' } });
    const answer = await new VisitorBrowser(secure.app).send(captchaGet, {
      headers: { origin: 'https://site.test' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-browser=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });

  it('keeps only hashes of token, cookie and password (S02, S18)', async () => {
    const username = newName();
    const id = await storeAccount(test, 6, { username });
    const body = { oldPassword: '', newPassword: PASSWORD };
    await (await loggedIn(test, 6, id)).send(changePassword, { body });
    const visitor = newVisitor();
    await loginBy(visitor, username, PASSWORD);
    const dump = await test.pool.query(
      'select row_to_json(s)::text || row_to_json(a)::text as row from session s join account a on a.id = account_id where a.id = $1',
      [id],
    );
    expect(dump.rows[0].row).not.toContain(visitor.token);
    expect(dump.rows[0].row).not.toContain(visitor.cookies.get('session'));
    expect(dump.rows[0].row).not.toContain(PASSWORD);
    expect(dump.rows[0].row).toContain(FULL_COST);
  });

  it('H32 takes turns among the addresses, a few at once, however many come from one', async () => {
    vi.useRealTimers();
    const { username } = await account();
    const [crowd, other] = [newVisitor(), newVisitor()];
    const ready = async (visitor: VisitorBrowser) => ({ visitor, captcha: await solvedCaptcha(visitor) });
    const mates = Array.from({ length: 9 }, () => new VisitorBrowser(test.app, crowd.address));
    const many = await Promise.all(mates.map(ready));
    const last = await ready(other);
    const begun: string[] = [];
    const goOn = Promise.withResolvers<void>();
    const query = test.pool.query.bind(test.pool);
    vi.spyOn(test.pool, 'query').mockImplementation(async (...asked: unknown[]) => {
      const text = JSON.stringify(asked);
      if (text.includes('delete from \\"captcha\\"')) {
        begun.push(text);
        await goOn.promise;
      }
      return Reflect.apply(query, undefined, asked);
    });
    const send = ({ visitor, captcha }: Awaited<ReturnType<typeof ready>>) =>
      visitor.send(accountLogin, { body: { username, password: PASSWORD, ...captcha } });
    const answers = many.map(send);
    await eventually(() => begun.length).toBe(4);
    answers.push(send(last));
    // A call of his that takes longer than it takes to be in line.
    await solvedCaptcha(other);
    goOn.resolve();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(begun.findIndex((text) => text.includes(last.captcha.uuid))).toBeLessThan(7);
    vi.restoreAllMocks();
  });

  it('says the same for a wrong password and an account that does not exist', async () => {
    const { username } = await account();
    const wrong = await loginBy(newVisitor(), username, 'four boxes to Hamburg');
    const nobody = await loginBy(newVisitor(), 'nobody-at-all', PASSWORD);
    const said = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
    expect(said(wrong.json())).toEqual(said(nobody.json()));
    expect(wrong.json()).toMatchObject({ status: 400, code: 'credentials-wrong' });
  });

  it('does the same work for an account that does not exist (S09)', async () => {
    const visitor = newVisitor();
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    await loginBy(visitor, newName(), 'wrong password');
    expect(asked.mock.calls.at(-1)).toEqual([
      { password: 'wrong password', stored: expect.stringContaining(FULL_COST) },
    ]);
    asked.mockRestore();
  });

  it('stops guessing at one account from one address, and the owner elsewhere still gets in (S09)', async () => {
    const { username } = await account();
    const attacker = newVisitor();
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      answers.push((await loginBy(attacker, username, `guess number ${n}`)).statusCode);
      if (n % 6 === 5) pass(60_000);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(answers.slice(10)).toEqual([429, 429]);
    expect((await loginBy(newVisitor(), username, PASSWORD)).statusCode).toBe(200);
    expect((await loginBy(attacker, username, PASSWORD)).statusCode).toBe(429);
  });

  it('stops guessing from a hundred addresses, and the owner still gets in where he logged in before (S09)', async () => {
    const { username } = await account();
    const [home, stranger] = [newVisitor(), newVisitor()];
    expect((await loginBy(home, username, PASSWORD)).statusCode).toBe(200);
    const answers = new Set();
    for (let n = 0; n < 100; n += 1) answers.add((await loginBy(newVisitor(), username, `guess ${n}`)).statusCode);
    expect([...answers]).toEqual([400]);
    expect((await loginBy(stranger, username, PASSWORD)).statusCode).toBe(429);
    expect((await loginBy(home, username, PASSWORD)).statusCode).toBe(200);
    // Neither is guessing from there without end.
    pass(60_000);
    for (let n = 0; n < 10; n += 1) await loginBy(home, username, `guess ${n}`);
    pass(60_000);
    expect((await loginBy(home, username, PASSWORD)).statusCode).toBe(429);
  });

  it('does not count successes as guesses', async () => {
    const { username } = await account();
    const visitor = newVisitor();
    for (let n = 0; n < 12; n += 1) {
      expect((await loginBy(visitor, username, PASSWORD)).statusCode).toBe(200);
      pass(10_000);
    }
  });

  it('tells a disabled account only whoever knows its password', async () => {
    const { id, username } = await account();
    await test.pool.query('update account set disabled_at = now() where id = $1', [id]);
    expect((await loginBy(newVisitor(), username, 'wrong password')).json().code).toBe('credentials-wrong');
    expect((await loginBy(newVisitor(), username, PASSWORD)).json()).toMatchObject({
      status: 403,
      code: 'account-disabled',
    });
  });
});

describe('AUTH-02 a phone number to log in with', () => {
  it('belongs to who holds it, also where somebody is called so', async () => {
    const phone = newPhone();
    await storeAccount(test, 6, { username: phone, passwordHash: await cheapHash('another one entirely 77') });
    await storeAccount(test, 6, { username: newName(), phone, passwordHash: hash });
    expect((await loginBy(newVisitor(), phone, PASSWORD)).statusCode).toBe(200);
    expect((await loginBy(newVisitor(), phone, 'another one entirely 77')).json().code).toBe('credentials-wrong');
  });
});

describe('AUTH-01 the captcha', () => {
  const tryWith = async (visitor: VisitorBrowser, captcha: { uuid: string; code: string }) => {
    const body = { username: 'nobody', password: 'whatever', ...captcha };
    return (await visitor.send(accountLogin, { body })).json().code;
  };

  it('is a picture, or a question in words; neither carries its answer in text', async () => {
    const picture = (await newVisitor().send(captchaGet)).json().message;
    expect(picture).toMatchObject({ question: null, expiresInSeconds: 120 });
    const [head, data = ''] = picture.image.split(',');
    expect(head).toBe('data:image/png;base64');
    expect(Buffer.from(data, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const { question, image } = (await newVisitor().send(captchaGet, { query: { form: 'words' } })).json().message;
    expect(image).toBeNull();
    expect(question.zh).toMatch(/等于几/);
    expect(JSON.stringify(question)).not.toMatch(/\d/);
  });

  it('is good once, whether the attempt was right or not', async () => {
    const visitor = newVisitor();
    const captcha = await solvedCaptcha(visitor);
    expect(await tryWith(visitor, captcha)).toBe('credentials-wrong');
    expect(await tryWith(visitor, captcha)).toBe('captcha-wrong');
    const next = await solvedCaptcha(visitor);
    expect(await tryWith(visitor, { ...next, code: '999' })).toBe('captcha-wrong');
    expect(await tryWith(visitor, next)).toBe('captcha-wrong');
  });

  it('is over after two minutes', async () => {
    const visitor = newVisitor();
    const captcha = await solvedCaptcha(visitor);
    pass(121_000);
    expect(await tryWith(visitor, captcha)).toBe('captcha-wrong');
  });

  it('is good only in the browser that fetched it', async () => {
    const captcha = await solvedCaptcha(newVisitor());
    expect(await tryWith(newVisitor(), captcha)).toBe('captcha-wrong');
    const other = newVisitor();
    await solvedCaptcha(other);
    expect(await tryWith(other, await solvedCaptcha(newVisitor()))).toBe('captcha-wrong');
  });

  it('is limited for one address', async () => {
    const visitor = newVisitor();
    const answers = [];
    for (let n = 0; n < 33; n += 1) answers.push((await visitor.send(captchaGet)).statusCode);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
  });
});

describe('AUTH-02 login by phone and code', () => {
  it('logs in whoever holds the number, once for each code', async () => {
    const phone = newPhone();
    await storeAccount(test, 6, { phone });
    const visitor = newVisitor();
    const body = { phoneNumber: phone, code: await codeTo(visitor, phone, 'login') };
    expect((await visitor.send(phoneLogin, { body })).json().message).toMatchObject({ info: { permission: 6 } });
    expect((await visitor.send(phoneLogin, { body })).json().code).toBe('code-wrong');
  });

  it('tells only whoever holds a number that it has no account; codes go out alike', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await storeAccount(test, 6, { phone: known });
    const visitor = newVisitor();
    const sent = async (phoneNumber: string) =>
      (await visitor.send(smsSend, { body: { phoneNumber, purpose: 'login' } })).json();
    expect(await sent(unknown)).toEqual(await sent(known));
    const tried = (phoneNumber: string, code: string) => visitor.send(phoneLogin, { body: { phoneNumber, code } });
    const wrong = world.codeFor(unknown) === '111111' ? '222222' : '111111';
    expect((await tried(unknown, wrong)).json().code).toBe('code-wrong');
    expect((await tried(unknown, world.codeFor(unknown))).json()).toMatchObject({ status: 404, code: 'no-account' });
  });

  it('does not take a code for another purpose', async () => {
    const phone = newPhone();
    await storeAccount(test, 6, { phone });
    const visitor = newVisitor();
    for (const purpose of ['contact', 'register', 'password']) {
      const code = await codeTo(visitor, phone, purpose);
      expect((await visitor.send(phoneLogin, { body: { phoneNumber: phone, code } })).json().code).toBe('code-wrong');
      pass(61_000);
    }
  });
});

describe('AUTH-05 register', () => {
  const form = (phoneNumber: string, code: string) => ({
    username: newName(),
    firstName: 'Yue',
    password: PASSWORD,
    phoneNumber,
    code,
    consent: TERMS_VERSION,
  });

  it('makes a member, logs in, and stores what was agreed to', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    const answer = await visitor.send(register, { body: form(phone, await codeTo(visitor, phone, 'register')) });
    visitor.token = answer.json().message.token;
    expect(answer.json().message.info.permission).toBe(6);
    const { consents, phoneNumber } = (await visitor.send(userGet, { body: {} })).json().message;
    expect(consents).toMatchObject([{ version: TERMS_VERSION }]);
    expect(phoneNumber).toBe(`${phone.slice(0, 3)}****${phone.slice(7)}`);
  });

  it.each([
    ['permission: 9', { permission: 9 }, 'body'],
    ['an id', { id: 'x' }, 'body'],
    ['no consent', { consent: '' }, 'body.consent'],
    ['consent to another version', { consent: '2020-01-01' }, 'body.consent'],
    ['a short password', { password: 'short' }, 'body.password'],
    ['a name that is a phone number', { username: '13800138000' }, 'body.username'],
    ['a name that is compared like one', { username: '１３８００１３８０００' }, 'body.username'],
    ['no phone number', { phoneNumber: undefined }, 'body.phoneNumber'],
    ['both phone and e-mail', { email: 'a@example.com' }, 'body.phoneNumber'],
    ['a name that is an object', { firstName: { $ne: '' } }, 'body.firstName'],
  ])('S22 refuses %s', async (_, change, path) => {
    const answer = await newVisitor().send(register, { body: { ...form(newPhone(), '123456'), ...change } });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path }] });
  });

  it('ASVS 6.2.4 refuses a common password and keeps the code for a better one', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    const body = form(phone, await codeTo(visitor, phone, 'register'));
    const weak = await visitor.send(register, { body: { ...body, password: 'iloveyou' } });
    expect(weak.json().code).toBe('password-weak');
    expect((await visitor.send(register, { body })).statusCode).toBe(200);
  });

  it('tells only whoever holds a number that it has an account', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await storeAccount(test, 6, { phone });
    expect((await visitor.send(register, { body: form(phone, '123456') })).json().code).toBe('code-wrong');
    const code = await codeTo(visitor, phone, 'register');
    expect((await visitor.send(register, { body: form(phone, code) })).json()).toMatchObject({
      status: 409,
      code: 'account-exists',
    });
  });
});

describe('S02 a session', () => {
  const alive = async (visitor: VisitorBrowser) => (await visitor.send(userGet, { body: {} })).statusCode === 200;

  it('is worth nothing without its cookie, and nothing with that of another session', async () => {
    const visitor = await loggedIn(test, 6);
    const thief = newVisitor();
    thief.token = visitor.token;
    const answer = await thief.send(userGet, { body: {} });
    expect(answer.json()).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Full authentication is required to access this resource',
    });
    thief.cookies.set('session', (await loggedIn(test, 6)).cookies.get('session') ?? '');
    expect(await alive(thief)).toBe(false);
    expect(await alive(visitor)).toBe(true);
  });

  it('AUTH-04 ends on the server at logout', async () => {
    const visitor = await loggedIn(test, 6);
    expect((await visitor.send(logout)).statusCode).toBe(200);
    expect(await alive(visitor)).toBe(false);
    expect((await visitor.send(logout)).statusCode).toBe(200);
  });

  it('R27 goes on when the logout of the one before is answered late', async () => {
    const visitor = await loggedIn(test, 6);
    const before = visitor.token;
    const { username } = await account();
    await loginBy(visitor, username, PASSWORD);
    const late = await visitor.send(logout, { headers: { authorization: `Bearer ${before}` } });
    expect(late.statusCode).toBe(200);
    expect(await alive(visitor)).toBe(true);
  });

  it('ends when the same browser logs in anew', async () => {
    const { username } = await account();
    const visitor = newVisitor();
    await loginBy(visitor, username, PASSWORD);
    const [token, binding] = [visitor.token, visitor.cookies.get('session') ?? ''];
    await loginBy(visitor, username, PASSWORD);
    const before = newVisitor();
    before.token = token;
    before.cookies.set('session', binding);
    expect([await alive(before), await alive(visitor)]).toEqual([false, true]);
  });

  /** Logs in, calls every so many hours, and gives the hour of the last call that was answered. */
  async function hoursAlive(permission: number, every: number, most: number): Promise<number> {
    const { username } = await account(permission);
    const visitor = newVisitor();
    const began = Date.now();
    await loginBy(visitor, username, PASSWORD);
    for (let hour = every; hour <= most; hour += every) {
      vi.setSystemTime(began + hour * HOUR);
      if (!(await alive(visitor))) return hour - every;
    }
    return Number.POSITIVE_INFINITY;
  }

  it.each([
    ['a member who comes every 29 days stays for 180 days', 6, 29 * 24, 174 * 24],
    ['a member who comes after 31 days does not', 6, 31 * 24, 0],
    ['a member who comes every day stays for 180 days', 6, 24, 179 * 24],
    ['staff stay for twelve hours', 8, 1, 11],
    ['administrators stay for twelve hours', 9, 5, 10],
  ])('A2 goes on: %s', async (_, permission, every, hours) => {
    // Until a day or so after the last end, which the expected hour stands before.
    const alive = await hoursAlive(permission, every, every * 200);
    expect(alive).toBe(hours);
  });

  it('A2 lasts as long as the operator says', async () => {
    const sessions = { idleDays: 2, maxDays: 5, staffHours: 1 };
    const other = await buildTestApp({ clock: () => Date.now(), config: { sessions } });
    const began = Date.now();
    const visitors = [await loggedIn(other, 6), await loggedIn(other, 8)];
    const aliveAt = async (hour: number) => {
      vi.setSystemTime(began + hour * HOUR);
      return Promise.all(visitors.map(alive));
    };
    // As it was stored, without a word of when it ends.
    await other.pool.query('update session set expires_at = $1', [new Date(began + 400 * 24 * HOUR)]);
    expect(await aliveAt(0.9)).toEqual([true, true]);
    expect(await aliveAt(1.1)).toEqual([true, false]);
    expect(await aliveAt(48)).toEqual([true, false]);
    expect(await aliveAt(95)).toEqual([true, false]);
    expect(await aliveAt(119)).toEqual([true, false]);
    expect(await aliveAt(120)).toEqual([false, false]);
    await other.close();
  });

  it('H8 is one of fifty at most, of which the one that was used least recently goes', async () => {
    const { id, username } = await account();
    const [oldest, older] = [await loggedIn(test, 6, id), await loggedIn(test, 6, id)];
    pass(1000);
    for (let n = 2; n < SESSIONS_MAX; n += 1) await storeSession(test.pool, id);
    pass(2 * 60_000);
    expect(await alive(oldest)).toBe(true);
    const visitor = newVisitor();
    await loginBy(visitor, username, PASSWORD);
    expect([await alive(oldest), await alive(visitor)]).toEqual([true, true]);
    const { rows } = await test.pool.query('select count(*)::int as n from session where account_id = $1', [id]);
    expect(rows[0].n).toBe(SESSIONS_MAX);
    expect(await alive(older)).toBe(false);
  });

  it('of a member who is made staff lasts twelve hours from its beginning, and ends where they are over (S02)', async () => {
    const { id } = await account(6);
    const visitor = await loggedIn(test, 6, id);
    const began = Date.now();
    await test.pool.query('update session set expires_at = $1, last_seen_at = $2 where account_id = $3', [
      new Date(began + 168 * HOUR),
      new Date(began + 12 * HOUR),
      id,
    ]);
    vi.setSystemTime(began + 12 * HOUR + 6000);
    expect(await alive(visitor)).toBe(true);
    await test.pool.query('update account set permission = 8 where id = $1', [id]);
    expect(await alive(visitor)).toBe(false);
  });

  it('ends at once when the account is disabled, and roles are read anew (ASVS 8.3.2)', async () => {
    const { id } = await account(6);
    const visitor = await loggedIn(test, 6, id);
    const permission = async () => (await visitor.send(userGet, { body: {} })).json().message.permission;
    expect(await permission()).toBe(6);
    await test.pool.query('update account set permission = 8 where id = $1', [id]);
    expect(await permission()).toBe(8);
    await test.pool.query('update account set disabled_at = now() where id = $1', [id]);
    expect(await alive(visitor)).toBe(false);
  });

  it('PERS-02 all end when the password is changed, and the old password is worth nothing', async () => {
    const { id, username } = await account();
    const [one, other] = [await loggedIn(test, 6, id), await loggedIn(test, 6, id)];
    const wrong = { oldPassword: 'not this one', newPassword: 'five boxes to Rotterdam' };
    expect((await one.send(changePassword, { body: wrong })).json().code).toBe('credentials-wrong');
    const body = { ...wrong, oldPassword: PASSWORD };
    expect((await one.send(changePassword, { body })).statusCode).toBe(200);
    expect([await alive(one), await alive(other)]).toEqual([false, false]);
    // As when it is ended from another device: what is kept there is removed.
    expect((await other.send(userGet, { body: {} })).json().code).toBe('session-withdrawn');
    expect((await loginBy(newVisitor(), username, PASSWORD)).json().code).toBe('credentials-wrong');
    expect((await loginBy(newVisitor(), username, 'five boxes to Rotterdam')).statusCode).toBe(200);
  });

  it('can be seen and ended by its owner, and by nobody else', async () => {
    const { id } = await account();
    const [mine, other, stranger] = [await loggedIn(test, 6, id), await loggedIn(test, 6, id), await loggedIn(test, 6)];
    const list = (await mine.send(sessionList)).json().message;
    expect(list).toHaveLength(2);
    const target = list.find(({ current }: { current: boolean }) => !current).id;
    expect((await stranger.send(sessionEnd, { params: { id: target } })).statusCode).toBe(404);
    expect(await alive(other)).toBe(true);
    expect((await mine.send(sessionEnd, { params: { id: target } })).statusCode).toBe(200);
    expect((await other.send(userGet, { body: {} })).json()).toMatchObject({ status: 401, code: 'session-withdrawn' });
    expect((await mine.send(sessionList)).json().message).toHaveLength(1);
    expect((await mine.send(sessionEnd, { params: { id: target } })).statusCode).toBe(404);
    expect([await alive(mine), await alive(other)]).toEqual([true, false]);
  });

  it.each([
    ['nothing', 'Bearer '],
    ['a short token', 'Bearer x'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a token nobody was given', `Bearer ${'a'.repeat(43)}`],
    ['a very long token', `Bearer ${'a'.repeat(5000)}`],
    ['SQL', "Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ['a token that says what it is', 'Bearer eyJhbGciOiJub25lIn0.eyJwZXJtaXNzaW9uIjo5fQ.aaaa'],
  ])('is not made by %s', async (_, authorization) => {
    const answer = await newVisitor().send(userGet, { body: {}, headers: { authorization } });
    expect(answer.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('costs one query to check', async () => {
    const visitor = await loggedIn(test, 6);
    const query = vi.spyOn(test.pool, 'query');
    await visitor.send(userGet, { body: {} });
    const asked = query.mock.calls.map(([text]) => JSON.stringify(text)).filter((text) => text.includes('"session'));
    query.mockRestore();
    expect(asked).toHaveLength(1);
  });
});
