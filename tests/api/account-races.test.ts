import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { phoneLogin, register } from '#contract/auth.ts';
import { changePassword, changePasswordByPhone, changePhone, sendOwnCode, userGet } from '#contract/users.ts';
import { smsSend } from '#contract/verification.ts';
import { carryOut } from '#server/account/commands.ts';
import { CODE_TRIES } from '#server/modules/verification/service.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { cheapHash } from '#tests/support/cheap-hash.ts';
import { eventually } from '#tests/support/eventually.ts';
import { loggedIn, storeAccount, type WantedAccount } from '#tests/support/logged-in.ts';
import { loginBy } from '#tests/support/login.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const PASSWORD = 'three boxes to Hamburg';
const NEW_PASSWORD = 'five boxes to Rotterdam';
const MEMBER = 6;

let test: TestApp;
let world: OutsideWorld;
let hash: string;
let count = 0;

beforeAll(async () => {
  world = createOutsideWorld();
  test = await buildTestApp({ adapters: world.adapters });
  hash = await cheapHash(PASSWORD);
});
afterAll(() => test.close());

const newVisitor = () => {
  count += 1;
  return new VisitorBrowser(test.app, `192.0.${count}.7`);
};
const newPhone = () => {
  count += 1;
  return String(13_600_000_000 + count);
};
async function account(wanted: WantedAccount = {}) {
  count += 1;
  const username = `racer-${count}`;
  return { username, id: await storeAccount(test, MEMBER, { username, passwordHash: hash, ...wanted }) };
}
async function codeTo(visitor: VisitorBrowser, phoneNumber: string, purpose: string): Promise<string> {
  await visitor.send(smsSend, { body: { phoneNumber, purpose } });
  return world.codeFor(phoneNumber);
}
const alive = async (visitor: VisitorBrowser) => (await visitor.send(userGet, { body: {} })).statusCode === 200;
const codeOf = async (answer: ReturnType<VisitorBrowser['send']>) => (await answer).json().code;
const sessionsOf = async (id: string): Promise<number> => {
  const { rows } = await test.pool.query(
    'select count(*)::int as n from session where account_id = $1 and not withdrawn',
    [id],
  );
  return rows[0].n;
};
const waitingForLocks = async (): Promise<number> => {
  const { rows } = await test.pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].n;
};

/** Does something while the account is being changed by somebody else, whose change holds before it can be written. */
async function whileChanging<T>(id: string, change: string, work: () => Promise<T>): Promise<T> {
  const other = await test.pool.connect();
  try {
    await other.query('begin');
    await other.query(`update account set ${change}, version = version + 1 where id = $1`, [id]);
    await other.query('delete from session where account_id = $1', [id]);
    const working = work();
    await eventually(waitingForLocks).toBe(1);
    await other.query('commit');
    return await working;
  } finally {
    other.release();
  }
}

/** Does something while no session can be ended. */
async function withoutEndings(work: () => Promise<void>): Promise<void> {
  await test.pool.query(
    `create function no_ending() returns trigger language plpgsql as 'begin raise exception ''no ending''; end';
     create trigger no_ending before update or delete on session for each row execute function no_ending()`,
  );
  try {
    await work();
  } finally {
    await test.pool.query('drop function no_ending cascade');
  }
}

describe('what was found right of an account that changes meanwhile', () => {
  it.each(["password_hash = 'x'", 'disabled_at = now()'])('H7 begins no session: %s', async (change) => {
    const { id, username } = await account();
    const answer = await whileChanging(id, change, () => loginBy(newVisitor(), username, PASSWORD));
    expect(answer.json()).toMatchObject({ status: 409, code: 'conflict' });
    expect(await sessionsOf(id)).toBe(0);
  });

  it('H7 sets no password', async () => {
    const { id } = await account();
    const visitor = await loggedIn(test, MEMBER, id);
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const code = await whileChanging(id, "password_hash = 'x'", () => codeOf(visitor.send(changePassword, { body })));
    expect(code).toBe('conflict');
  });

  it('H7 sets one password of eight that are sent at once, and ends every session', async () => {
    const { id, username } = await account();
    const visitors = await Promise.all(Array.from({ length: 8 }, () => loggedIn(test, MEMBER, id)));
    const password = (n: number) => `${n + 2} boxes to Rotterdam`;
    const answers = await Promise.all(
      visitors.map((visitor, n) =>
        visitor.send(changePassword, { body: { oldPassword: PASSWORD, newPassword: password(n) } }),
      ),
    );
    const done = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
    expect(done).toHaveLength(1);
    expect(await sessionsOf(id)).toBe(0);
    expect((await loginBy(newVisitor(), username, password(done[0] ?? -1))).statusCode).toBe(200);
  });
});

describe('a change that ends sessions', () => {
  it('H29 is not made when they cannot be ended', async () => {
    const phone = newPhone();
    const { id, username } = await account({ phone });
    const visitor = await loggedIn(test, MEMBER, id);
    const byPhone = { phoneNumber: phone, newPassword: NEW_PASSWORD, code: await codeTo(visitor, phone, 'password') };
    await withoutEndings(async () => {
      const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await visitor.send(changePassword, { body })).statusCode).toBe(500);
      expect((await visitor.send(changePasswordByPhone, { body: byPhone })).statusCode).toBe(500);
      await expect(carryOut({ do: 'reset-password', username }, test.db)).rejects.toThrow();
      await expect(carryOut({ do: 'enable', username }, test.db)).rejects.toThrow();
    });
    expect(await alive(visitor)).toBe(true);
    expect((await loginBy(newVisitor(), username, PASSWORD)).statusCode).toBe(200);
    // The code that was right is good still.
    expect((await visitor.send(changePasswordByPhone, { body: byPhone })).statusCode).toBe(200);
  });
});

describe('H9 a call that is refused', () => {
  it('leaves the code of a registration good, however often the name is taken', async () => {
    const [visitor, phoneNumber] = [newVisitor(), newPhone()];
    const { username: taken } = await account();
    const code = await codeTo(visitor, phoneNumber, 'register');
    const body = { firstName: 'Yue', password: PASSWORD, phoneNumber, code, consent: TERMS_VERSION };
    for (let n = 0; n <= CODE_TRIES; n += 1)
      expect(await codeOf(visitor.send(register, { body: { ...body, username: taken } }))).toBe('account-exists');
    expect((await visitor.send(register, { body: { ...body, username: `${taken}-2` } })).statusCode).toBe(200);
    expect(await codeOf(visitor.send(register, { body: { ...body, username: `${taken}-3` } }))).toBe('code-wrong');
  });

  it('leaves the code of a login good', async () => {
    const [visitor, phoneNumber] = [newVisitor(), newPhone()];
    const { id } = await account({ phone: phoneNumber });
    const body = { phoneNumber, code: await codeTo(visitor, phoneNumber, 'login') };
    await test.pool.query('update account set disabled_at = now() where id = $1', [id]);
    expect(await codeOf(visitor.send(phoneLogin, { body }))).toBe('account-disabled');
    await test.pool.query('update account set disabled_at = null where id = $1', [id]);
    expect((await visitor.send(phoneLogin, { body })).statusCode).toBe(200);
    expect(await codeOf(visitor.send(phoneLogin, { body }))).toBe('code-wrong');
  });

  it('leaves both codes of a change of number good', async () => {
    const [old, taken] = [newPhone(), newPhone()];
    const { id: otherId } = await account({ phone: taken });
    const { id } = await account({ phone: old });
    const visitor = await loggedIn(test, MEMBER, id);
    visitor.address = newVisitor().address;
    await visitor.send(sendOwnCode, { body: {} });
    const code = await codeTo(visitor, taken, 'phone');
    const body = { phoneNumber: taken, code, oldCode: world.codeFor(old) };
    expect(await codeOf(visitor.send(changePhone, { body }))).toBe('account-exists');
    await test.pool.query('update account set phone = null where id = $1', [otherId]);
    expect((await visitor.send(changePhone, { body })).statusCode).toBe(200);
  });

  it('leaves the code good that shows who sets a password', async () => {
    const phone = newPhone();
    const id = await storeAccount(test, MEMBER, { username: 'nothing-at-all', phone });
    const visitor = await loggedIn(test, MEMBER, id);
    visitor.address = newVisitor().address;
    await visitor.send(sendOwnCode, { body: { purpose: 'confirm' } });
    const body = { oldPassword: '', newPassword: 'nothing-at-all', ownCode: world.codeFor(phone) };
    expect(await codeOf(visitor.send(changePassword, { body }))).toBe('password-weak');
    expect((await visitor.send(changePassword, { body: { ...body, newPassword: NEW_PASSWORD } })).statusCode).toBe(200);
  });

  it('leaves a password for one login good', async () => {
    const { id, username } = await account();
    const lines = await carryOut({ do: 'reset-password', username }, test.db);
    const password = /: (\S+)$/m.exec(lines)?.[1] ?? '';
    await test.pool.query('update account set disabled_at = now() where id = $1', [id]);
    expect((await loginBy(newVisitor(), username, password)).json().code).toBe('account-disabled');
    await test.pool.query('update account set disabled_at = null where id = $1', [id]);
    const answers = await Promise.all([newVisitor(), newVisitor()].map((one) => loginBy(one, username, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
