import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { accountLogin, captchaGet, phoneLogin, register, wechatLogin, wechatStart } from '#contract/auth.ts';
import type { RouteDefinition } from '#contract/route.ts';
import {
  changeAvatar,
  changeContent,
  changePassword,
  changePasswordByPhone,
  changePhone,
  consentAdd,
  deletionRequest,
  sendOwnCode,
  userContent,
} from '#contract/users.ts';
import { CODE_PURPOSES, type CodePurpose, emailSend, smsSend, smsVerify } from '#contract/verification.ts';
import { watchNoticeMailChange } from '#contract/watch-notices.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const UUID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

let test: TestApp;
let world: OutsideWorld;
let count = 0;

beforeAll(async () => {
  world = createOutsideWorld();
  test = await buildTestApp({ adapters: world.adapters, limits: { requests: 1_000_000, work: 1_000_000 } });
});
afterAll(() => test.close());

const newPhone = () => {
  count += 1;
  return String(13_500_000_000 + count);
};
const newAddress = () => {
  count += 1;
  return `10.${count >> 8}.${count & 255}.1`;
};
async function member(phone: string | null = null): Promise<VisitorBrowser> {
  const visitor = await loggedIn(test, 6, await storeAccount(test, 6, phone === null ? {} : { phone }));
  visitor.address = newAddress();
  return visitor;
}
/** Everything that is stored about accounts, as one value; the time of the last call is left out. */
async function stored(): Promise<unknown> {
  const { rows } = await test.pool.query(`select
    (select jsonb_agg(a order by id) from account a) as accounts,
    (select jsonb_agg(to_jsonb(s) - 'last_seen_at' order by id) from session s) as sessions,
    (select jsonb_agg(c order by account_id) from consent c) as consents,
    (select count(*) from verification_code) as codes, (select count(*) from verification_grant) as grants`);
  return rows[0];
}

const PHONES = ['', '1380013800', '23800138000', '+8613800138000', '138 0013 8000', '13800138000\n', 13_800_138_000];
const EMAILS = ['', 'a@b', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com', `${'a'.repeat(250)}@b.cn`, {}];
const CODES = ['', '12ab', '1234567', '１２３４５６', 123456];
const NEW_PASSWORDS = ['', 'seven77', 'x'.repeat(129), ['a long password'], null];
const LINES = ['a\nb', 'a\u0000b', 'a\u2028b', { $ne: '' }, 7];

type Case = readonly [route: RouteDefinition, body: Record<string, unknown>, field: string, bad: readonly unknown[]];

const forEveryone: readonly Case[] = [
  ...(
    [
      ['username', ['', 'x'.repeat(255), 7, ['a']]],
      ['password', ['', 'x'.repeat(1025), null]],
      ['code', ['', 'x'.repeat(21), 7]],
      ['uuid', ['', 'x', `${UUID}0`, `${UUID}'--`]],
    ] as const
  ).map(([field, bad]): Case => [accountLogin, { username: 'a', password: 'p', code: '1', uuid: UUID }, field, bad]),
  [phoneLogin, { phoneNumber: '13800138000', code: '123456' }, 'phoneNumber', PHONES],
  [phoneLogin, { phoneNumber: '13800138000', code: '123456' }, 'code', CODES],
  ...(
    [
      ['username', ['', 'ab', 'x'.repeat(33), 'a b', '13800138000', '<b>', 'a\u200b', 'a/b']],
      ['firstName', ['', '   ', 'x'.repeat(61), ...LINES]],
      ['password', NEW_PASSWORDS],
      ['phoneNumber', PHONES],
      ['code', CODES],
      ['consent', ['x'.repeat(41), true]],
    ] as const
  ).map(([field, bad]): Case => {
    const form = { username: 'somebody', firstName: 'An', password: 'a long password', phoneNumber: '13800138000' };
    return [register, { ...form, code: '123456', consent: TERMS_VERSION }, field, bad];
  }),
  [changePasswordByPhone, { phoneNumber: '13800138000', code: '1', newPassword: 'a long one' }, 'phoneNumber', PHONES],
  [changePasswordByPhone, { email: 'a@example.com', code: '1', newPassword: 'a long one' }, 'email', EMAILS],
  [changePasswordByPhone, { email: 'a@example.com', code: '1', newPassword: 'a long one' }, 'code', CODES],
  [changePasswordByPhone, { email: 'a@example.com', code: '1', newPassword: 'x' }, 'newPassword', NEW_PASSWORDS],
  [wechatStart, { place: 'scan' }, 'place', ['', 'phone', 1, ['scan']]],
  [wechatLogin, { code: 'c', state: 's' }, 'code', ['', 'x'.repeat(257), 1]],
  [wechatLogin, { code: 'c', state: 's' }, 'state', ['', 'x'.repeat(129), {}]],
  [smsSend, { phoneNumber: '13800138000' }, 'phoneNumber', PHONES],
  [smsSend, { phoneNumber: '13800138000' }, 'purpose', ['', 'admin', '__proto__', 1]],
  [smsSend, { phoneNumber: '13800138000', captcha: { uuid: 'x', code: '1' } }, 'captcha.uuid', []],
  [emailSend, { email: 'a@example.com' }, 'email', EMAILS],
];

const forOwners: readonly Case[] = [
  [changePassword, { oldPassword: 'x', newPassword: 'a long password' }, 'newPassword', NEW_PASSWORDS],
  [changePassword, { oldPassword: 'x', newPassword: 'a long password' }, 'ownCode', CODES],
  [changePhone, { phoneNumber: '13800138000', code: '123456' }, 'phoneNumber', PHONES],
  [changePhone, { phoneNumber: '13800138000', code: '123456' }, 'code', CODES],
  [changePhone, { phoneNumber: '13800138000', code: '123456' }, 'oldCode', CODES],
  [changeAvatar, { fileId: '' }, 'fileId', ['../x', 'a/b', 'x'.repeat(41), 1, null]],
  [deletionRequest, { password: 'x' }, 'ownCode', CODES],
  [sendOwnCode, {}, 'purpose', ['login', 'password', '', 1]],
  [consentAdd, { version: TERMS_VERSION }, 'version', ['', '2020-01-01', 'x'.repeat(41), 1]],
  ...Object.keys(userContent.shape).map((field): Case => [changeContent, {}, field, ['x'.repeat(300), ...LINES]]),
];

describe('S22 every field of every call about accounts', () => {
  const table = [...forEveryone.map((one) => [one, false] as const), ...forOwners.map((one) => [one, true] as const)];

  it.each(
    table.map(([[route, body, field, bad], owned]) => [`${route.name} ${field}`, { route, body, field, bad, owned }]),
  )('%s is refused, with its name, when it does not fit; nothing changes', async (_, one) => {
    const { route, body, field, bad, owned } = one as { route: RouteDefinition; body: object; owned: boolean } & {
      field: string;
      bad: readonly unknown[];
    };
    const visitor = owned ? await member() : new VisitorBrowser(test.app, newAddress());
    const before = await stored();
    const bodies = bad.length === 0 ? [body] : bad.map((value) => ({ ...body, [field]: value }));
    for (const tried of bodies) {
      const answer = (await visitor.send(route, { body: tried })).json();
      expect([tried, answer.status, answer.code]).toEqual([tried, 400, 'validation']);
      expect(answer.fields.map(({ path }: { path: string }) => path)).toContain(`body.${field}`);
      expect(answer.fields.every(({ reason }: { reason: string }) => reason !== '')).toBe(true);
    }
    expect(await stored()).toEqual(before);
  });

  it('is refused when a parameter of the address is given twice', async () => {
    const answer = await test.app.inject(`/api${captchaGet.path}?form=image&form=words`);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', fields: [{ path: 'query' }] });
  });
});

describe('S11 a code for one purpose', () => {
  const wrong = { status: 400, code: 'code-wrong' };
  /** By purpose, a call that uses up a code, made by the holder of the phone number. */
  const uses: Readonly<
    Record<CodePurpose, (visitor: VisitorBrowser, phone: string, code: string) => Promise<unknown>>
  > = {
    contact: async (visitor, phoneNumber, code) =>
      (await visitor.send(smsVerify, { body: { phoneNumber, code, purpose: 'contact' } })).json(),
    enquiry: async (visitor, phoneNumber, code) =>
      (await visitor.send(smsVerify, { body: { phoneNumber, code, purpose: 'enquiry' } })).json(),
    login: async (visitor, phoneNumber, code) =>
      (await visitor.send(phoneLogin, { body: { phoneNumber, code } })).json(),
    register: async (visitor, phoneNumber, code) => {
      const form = { username: `name-${count}`, firstName: 'An', password: 'three boxes to Hamburg' };
      const body = { ...form, phoneNumber, code, consent: TERMS_VERSION };
      return (await visitor.send(register, { body })).json();
    },
    password: async (visitor, phoneNumber, code) =>
      (
        await visitor.send(changePasswordByPhone, {
          body: { phoneNumber, code, newPassword: 'three boxes to Hamburg' },
        })
      ).json(),
    phone: async (_visitor, phoneNumber, code) =>
      (await (await member()).send(changePhone, { body: { phoneNumber, code } })).json(),
    'phone-old': async (visitor, phone, oldCode) => {
      const owner = await member(phone);
      const next = newPhone();
      await visitor.send(smsSend, { body: { phoneNumber: next, purpose: 'phone' } });
      const body = { oldCode, phoneNumber: next, code: world.codeFor(next) };
      return (await owner.send(changePhone, { body })).json();
    },
    confirm: async (_visitor, phone, ownCode) =>
      (await (await member(phone)).send(deletionRequest, { body: { password: '', ownCode } })).json(),
    notice: async (_visitor, phone, code) => {
      const owner = await member();
      const email = `${phone}@example.com`;
      return (await owner.send(watchNoticeMailChange, { body: { email, code } })).json();
    },
  };

  it.each(CODE_PURPOSES)('is worth nothing for another: %s', async (wanted) => {
    for (const sentFor of CODE_PURPOSES) {
      if (sentFor === wanted) continue;
      const [visitor, phone] = [new VisitorBrowser(test.app, newAddress()), newPhone()];
      const contact = wanted === 'notice' ? `${phone}@example.com` : phone;
      const sent = contact.includes('@')
        ? await visitor.send(emailSend, { body: { email: contact, purpose: sentFor } })
        : await visitor.send(smsSend, { body: { phoneNumber: contact, purpose: sentFor } });
      expect(sent.statusCode).toBe(200);
      const answer = await uses[wanted](visitor, phone, world.codeFor(contact));
      expect([sentFor, answer]).toEqual([sentFor, expect.objectContaining(wrong)]);
    }
  });
});
