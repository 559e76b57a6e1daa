import * as z from 'zod/mini';
import {
  captchaAnswer,
  email,
  newPassword,
  optionalLine,
  personName,
  phoneNumber,
  sentCode,
  triedPassword,
  username,
  wechatReturn,
} from './account-fields.ts';
import { CAPTCHA_TIMEOUT_MS } from './account-limits.ts';
import { bilingual } from './bilingual.ts';
import { defineRoute } from './route.ts';
import { userInfo } from './users.ts';

/**
 * AUTH-01: a captcha, good for one attempt within two minutes, in the browser that fetched it. `image` is a data address
 * of a picture with five characters; `question` is an arithmetic question in words, for those who cannot see it.
 */
export const captcha = z.object({
  uuid: z.string(),
  image: z.nullable(z.string()),
  question: z.nullable(bilingual),
  expiresInSeconds: z.number(),
});
export type Captcha = z.infer<typeof captcha>;

/** AUTH-04: what a login answers. `expiresAt` is when the session ends at the latest, as an ISO date and time. */
export const sessionStart = z.object({ token: z.string(), info: userInfo, expiresAt: z.string() });
export type SessionStart = z.infer<typeof sessionStart>;

export const captchaGet = defineRoute({
  name: 'auth.code',
  method: 'GET',
  path: '/auth/code',
  summary: 'A captcha, as a picture or as a question in words',
  token: false,
  timeoutMs: CAPTCHA_TIMEOUT_MS,
  query: z.object({ form: z._default(z.enum(['image', 'words']), 'image') }),
  response: captcha,
});

/** AUTH-01: `username` may also be the phone number or the e-mail address; `code` and `uuid` are those of the captcha. */
export const accountLogin = defineRoute({
  name: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Logs in with account, password and captcha',
  token: false,
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: triedPassword,
    ...captchaAnswer.shape,
  }),
  response: sessionStart,
});

/** AUTH-02. */
export const phoneLogin = defineRoute({
  name: 'auth.phoneLogin',
  method: 'POST',
  path: '/auth/phone/login',
  summary: 'Logs in with a phone number and the code sent to it',
  token: false,
  body: z.strictObject({ phoneNumber, code: sentCode }),
  response: sessionStart,
});

/** AUTH-03: `place` is `scan` for a QR code on a large screen, `wechat` inside WeChat's own browser. */
export const wechatStart = defineRoute({
  name: 'auth.wechatStart',
  method: 'POST',
  path: '/auth/wechat/authorize',
  summary:
    'Where the browser goes for a WeChat login; the state in it is good for this browser, once, for five minutes',
  token: false,
  body: z.strictObject({ place: z.enum(['scan', 'wechat']) }),
  response: z.object({ url: z.string(), state: z.string() }),
});

export const wechatLogin = defineRoute({
  name: 'auth.wechatLogin',
  method: 'POST',
  path: '/auth/wechatlogin',
  summary: 'Logs in with what WeChat brought back to /oauth; the first time it makes an account',
  token: false,
  body: wechatReturn,
  response: sessionStart,
});

/** Ends the session of the token that is sent; without one, or with one that is over, there is nothing to do. */
export const logout = defineRoute({
  name: 'auth.logout',
  method: 'DELETE',
  path: '/auth/logout',
  summary: 'Ends the session',
  token: false,
  response: z.boolean(),
});

/**
 * AUTH-05: makes an account with the role of a member and logs in. Either `phoneNumber` or `email` is given, with the
 * code that was sent to it for `register`; `consent` is the version of the agreement that was agreed to.
 */
export const register = defineRoute({
  name: 'auth.register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Makes an account',
  token: false,
  body: z.strictObject({
    username,
    firstName: personName,
    password: newPassword,
    phoneNumber: z.optional(phoneNumber),
    email: z.optional(email),
    code: sentCode,
    consent: optionalLine(40),
  }),
  response: sessionStart,
});
