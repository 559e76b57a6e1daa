import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, userGet } from '#contract/users.ts';
import { readArguments } from '#server/account/arguments.ts';
import { carryOut } from '#server/account/commands.ts';
import { offerFirstAdministrator } from '#server/account/first-administrator.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loginBy } from '#tests/support/login.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;
let database: Database;

beforeAll(async () => {
  test = await buildTestApp();
  database = openDatabase(test.databaseUrl, 2, () => undefined);
});
afterAll(async () => {
  await database.pool.end();
  await test.close();
});

const run = (...args: string[]) => {
  const command = readArguments(args);
  if (command.do === 'help') throw new Error('help');
  return carryOut(command, database.db);
};
const passwordIn = (said: string) => /[a-z2-9]{5}(-[a-z2-9]{5}){3}/.exec(said)?.[0] ?? '';
let address = 0;
const login = async (name: string, password: string) => {
  address += 1;
  const visitor = new VisitorBrowser(test.app, `192.0.2.${address}`);
  return { visitor, answer: await loginBy(visitor, name, password) };
};
const permissionOf = async (visitor: VisitorBrowser) =>
  (await visitor.send(userGet, { body: {} })).json().message.permission;

describe('npm run account', () => {
  it('makes an account whose password is for one login, after which its owner sets another', async () => {
    const password = passwordIn(await run('create', 'Wang.Min', '--permission', '8', '--phone', '13800138000'));
    const { visitor, answer } = await login('wang.min', password);
    expect(answer.json().message.info).toMatchObject({ username: 'Wang.Min', permission: 8 });
    expect((await login('wang.min', password)).answer.json().code).toBe('credentials-wrong');
    const own = { oldPassword: '', newPassword: 'a password of my own' };
    expect((await visitor.send(changePassword, { body: own })).statusCode).toBe(200);
    expect((await login('wang.min', own.newPassword)).answer.statusCode).toBe(200);
    expect((await login('wang.min', own.newPassword)).answer.statusCode).toBe(200);
  });

  it('changes roles at once, ends sessions of the disabled, and resets passwords', async () => {
    const { visitor } = await login('zhao', passwordIn(await run('create', 'zhao', '--permission', '6')));
    expect(await permissionOf(visitor)).toBe(6);
    expect(await run('set-permission', 'zhao', '7')).toBe('zhao is partner now.');
    expect(await permissionOf(visitor)).toBe(7);
    await run('disable', 'zhao');
    expect((await visitor.send(userGet, { body: {} })).json()).toMatchObject({
      status: 401,
      code: 'session-withdrawn',
    });
    const password = passwordIn(await run('reset-password', 'zhao'));
    await run('enable', 'zhao');
    expect((await visitor.send(userGet, { body: {} })).json().code).toBe('session-withdrawn');
    expect((await login('zhao', password)).answer.statusCode).toBe(200);
  });

  it('lists accounts with masked numbers and without anything secret', async () => {
    const list = await run('list');
    expect(list).toMatch(/^Wang\.Min\s+8 staff\s+active\s+138\*\*\*\*8000\s+\d{4}-\d\d-\d\d$/m);
    expect(list).not.toMatch(/argon2|13800138000/);
  });

  it.each([
    [['create'], 'The name of the account is missing.'],
    [['create', '12345'], /cannot be a user name/],
    [['create', 'li', '--permission', '5'], /cannot be a user name/],
    [['create', 'lihua', '--permission', '5'], /"5" is no permission code; there are 0 tourist, 6 member/],
    [['create', 'lihua', '--phone', '123'], /no mobile number/],
    [['set-permission', 'zhao'], /no permission code/],
    [['promote', 'zhao'], /There is no command "promote"/],
    [['create', 'zhao', '--password', 'x'], /--password/],
  ])('says in one sentence what is wrong with %j', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });

  it('says so when a name is taken or unknown', async () => {
    await expect(run('create', 'ZHAO')).rejects.toThrow(/belongs to an account already/);
    await expect(run('disable', 'nobody-here')).rejects.toThrow('There is no account "nobody-here".');
  });
});

describe('the first administrator', () => {
  it('is offered at every start until he has a password of his own', async () => {
    const lines: string[] = [];
    const offer = () => offerFirstAdministrator(database.db, (line) => lines.push(line));
    await offer();
    await offer();
    expect(lines).toHaveLength(2);
    expect((await login('admin', passwordIn(lines[0] ?? ''))).answer.statusCode).toBe(400);
    const { visitor, answer } = await login('admin', passwordIn(lines[1] ?? ''));
    expect(answer.json().message.info.permission).toBe(9);
    await offer();
    expect(lines).toHaveLength(3);
    await visitor.send(changePassword, {
      body: { oldPassword: passwordIn(lines[2] ?? ''), newPassword: 'a password of my own' },
    });
    await offer();
    expect(lines).toHaveLength(3);
  });
});
