import { describe, expect, it } from 'vitest';
import { accountLogin, register } from '#contract/auth.ts';
import { changePasswordByPhone } from '#contract/users.ts';
import { type AccountField, type AccountValues, EMPTY, faultsOf, sentText, typedText } from './account-rules.ts';

const values = (typed: Partial<AccountValues>): AccountValues => ({ ...EMPTY, ...typed });
const fault = (field: AccountField, text: string, more: Partial<AccountValues> = {}) =>
  faultsOf([field], values({ ...more, [field]: text }))[field];

describe('the fields of an account', () => {
  it('AUTH-05, PERS-02 must all be filled in; blanks are nothing, but in a password', () => {
    const fields = Object.keys(EMPTY) as AccountField[];
    expect(Object.values(faultsOf(fields, EMPTY)).every((found) => found === 'empty')).toBe(true);
    expect(Object.keys(faultsOf(fields, EMPTY))).toHaveLength(fields.length);
    expect(fault('firstName', '   ')).toBe('empty');
    expect(fault('password', '   ')).toBeUndefined();
  });

  it('AUTH-05 say when the passwords entered twice do not match', () => {
    expect(fault('again', 'a long password', { newPassword: 'a long passwort' })).toBe('mismatch');
    expect(fault('again', 'a long password', { newPassword: 'a long password' })).toBeUndefined();
    expect(fault('again', 'a long password ', { newPassword: 'a long password' })).toBe('mismatch');
  });

  it('FORM-01 keep only digits of a phone number and a code, and no more than there may be', () => {
    expect(typedText('phoneNumber', '+86 138-0013-8000-99')).toBe('13800138000');
    expect(typedText('phoneNumber', '１３８００１３８０００')).toBe('13800138000');
    expect(typedText('code', '12 34 56 78')).toBe('123456');
    expect(typedText('newPassword', ' x'.repeat(100))).toHaveLength(128);
    expect(typedText('account', ' zhang@example.com')).toBe(' zhang@example.com');
  });

  it.each([
    ['phoneNumber', '13800138000', undefined],
    ['phoneNumber', '23800138000', 'phone'],
    ['phoneNumber', '1380013800', 'phone'],
    ['email', 'a@b.example', undefined],
    ['email', 'a@b', 'email'],
    ['username', '张三_3', undefined],
    ['username', 'ab', 'username'],
    ['username', '13800138000', 'username'],
    ['username', '１３８００１３８０００', 'username'],
    ['username', '林越３', undefined],
    ['username', 'a b c', 'username'],
    ['newPassword', '1234567', 'short'],
    ['newPassword', '12345678', undefined],
    ['firstName', 'a\u0000b', 'sign'],
  ] as const)('%s %j is judged as the server does', (field, text, expected) => {
    expect(fault(field, text)).toBe(expected);
    const whole = { username: 'somebody', firstName: 'An', password: 'a long password', code: '123456', consent: 'v' };
    const name = field === 'newPassword' ? 'password' : field;
    const contact = field === 'email' ? {} : { phoneNumber: '13800138000' };
    const body = { ...whole, ...contact, [name]: text };
    expect(register.body?.safeParse(body).success).toBe(expected === undefined);
  });

  it('go to the server as the contract wants them', () => {
    const typed = values({
      account: ' zhang ',
      password: ' p ',
      captcha: ' ab12c ',
      phoneNumber: '13800138000',
      code: '123456',
      newPassword: 'a long password',
    });
    const login = {
      username: sentText('account', typed),
      password: sentText('password', typed),
      code: sentText('captcha', typed),
      uuid: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    };
    expect(login).toMatchObject({ username: 'zhang', password: ' p ', code: 'ab12c' });
    expect(accountLogin.body?.safeParse(login).success).toBe(true);
    const { phoneNumber, code, newPassword } = typed;
    expect(changePasswordByPhone.body?.safeParse({ phoneNumber, code, newPassword }).success).toBe(true);
  });
});
