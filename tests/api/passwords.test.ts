import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/users.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { loginBy } from '#tests/support/login.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const LIST = join(import.meta.dirname, '../../src/server/modules/accounts/common-passwords.txt');

let test: TestApp;
let count = 0;

beforeAll(async () => {
  test = await buildTestApp({ sharedLimits: { 'login-address-hour': [3, 3600] } });
});
afterAll(() => test.close());

/** Sets the password of a new account, and gives what was answered and the name to log in by. */
async function set(newPassword: string) {
  count += 1;
  const username = `holder-${count}`;
  const visitor = await loggedIn(test, 6, await storeAccount(test, 6, { username }));
  const answer = await visitor.send(changePassword, { body: { oldPassword: '', newPassword } });
  return { username, answer };
}
const newVisitor = () => {
  count += 1;
  return new VisitorBrowser(test.app, `198.51.100.${count}`);
};
const logIn = async (username: string, password: string) =>
  (await loginBy(newVisitor(), username, password)).statusCode;

describe('S18 a password', () => {
  it.each([
    [
      'of 128 characters, every one of which counts',
      `${'harbour pilot '.repeat(9)}ab`,
      `${'harbour pilot '.repeat(9)}ac`,
    ],
    ['with blanks around it', '  two blanks each  ', 'two blanks each'],
    ['in Chinese', '海上生明月天涯共此时', '海上生明月天涯共此刻'],
    ['of emoji', '⛴🚢⚓🌊🐋🦑🐙🦀', '⛴🚢⚓🌊🐋🦑🐙🐡'],
    ['in capitals', 'Three Boxes To Hamburg', 'three boxes to hamburg'],
  ])('is taken as it was typed: %s', async (_, password, other) => {
    const { username, answer } = await set(password);
    expect(answer.statusCode).toBe(200);
    expect([await logIn(username, other), await logIn(username, password)]).toEqual([400, 200]);
  });

  it('is the same however its accents were typed', async () => {
    const { username } = await set('Café Zürich Åland'.normalize('NFD'));
    expect(await logIn(username, 'Café Zürich Åland'.normalize('NFC'))).toBe(200);
  });

  it('is none of the 3,000 most common ones, also in capitals, nor a row of the keyboard', async () => {
    const common = (await readFile(LIST, 'utf8')).split('\n').filter((line) => line.length >= 8);
    expect(common.length).toBeGreaterThanOrEqual(3000);
    const tried = [common[0], common[2999], common[1000]?.toUpperCase(), 'qwertyuiop', 'abcabcabc', 'harbourway1'];
    for (const password of tried) {
      const { answer } = await set(password ?? '');
      expect([password, answer.json().code]).toEqual([password, 'password-weak']);
    }
  });
});

describe('S09 guessing over many accounts', () => {
  it('is stopped for the address it comes from, whichever accounts it tries, and for no other', async () => {
    const { username } = await set('three boxes to Hamburg');
    const attacker = newVisitor();
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push((await loginBy(attacker, `sprayed-${n}`, 'Summer-2026')).statusCode);
    expect(answers).toEqual([400, 400, 400, 429, 429]);
    expect((await loginBy(attacker, username, 'three boxes to Hamburg')).statusCode).toBe(429);
    expect(await logIn(username, 'three boxes to Hamburg')).toBe(200);
  });
});
