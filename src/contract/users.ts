import * as z from 'zod/mini';
import {
  email,
  newPassword,
  optionalLine,
  personName,
  phoneNumber,
  sentCode,
  triedPassword,
  wechatReturn,
} from './account-fields.ts';
import { COMPANY_MAX, NAME_MAX } from './account-limits.ts';
import { defineRoute } from './route.ts';

/**
 * The account that is logged in, as the frame shows it. `avatar` is an address of this site or empty, `avatarName` its
 * file's id; `id` names the account on the device, so that what it keeps for one is never shown to another.
 */
export const userInfo = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  permission: z.number(),
  avatar: z.string(),
  avatarName: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** PERS-03: what one may change of oneself; all of it may be empty but the name one is called by. */
export const userContent = z.strictObject({
  firstName: personName,
  name: optionalLine(NAME_MAX),
  email: z.union([z.literal(''), email]),
  position: optionalLine(NAME_MAX),
  companyName: optionalLine(COMPANY_MAX),
  companyPhone: optionalLine(30),
  companyEmail: z.union([z.literal(''), email]),
  companyAddress: optionalLine(200),
});
export type UserContent = z.infer<typeof userContent>;

/**
 * PERS-01: the own record. `phoneNumber` has its middle masked, empty when there is none. Times are ISO; `deletionAt` is
 * when the account will be deleted, null unless that was asked for.
 */
const userRecord = z.object({
  ...userInfo.shape,
  ...userContent.shape,
  phoneNumber: z.string(),
  hasPassword: z.boolean(),
  wechatLinked: z.boolean(),
  createdAt: z.string(),
  consents: z.array(z.object({ version: z.string(), at: z.string() })),
  deletionAt: z.nullable(z.string()),
});
export type UserRecord = z.infer<typeof userRecord>;

/** One of the own sessions. `device` is such as `Chrome, Windows`; `address` has its last part left out. */
const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  method: z.enum(['password', 'phone', 'wechat', 'register', 'try-out']),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;

const done = z.boolean();
const nothing = z.strictObject({});

export const userGet = defineRoute({
  name: 'users.get',
  method: 'POST',
  path: '/tUser/get',
  summary: 'The own record',
  token: true,
  access: 'session',
  body: nothing,
  response: userRecord,
});

/**
 * How the owner shows that it is he where the account has no password: the code that was sent to its number for `confirm`.
 * With neither, he must have logged in within the last minutes, else the problem is `login-too-old`.
 */
const ownCode = z.optional(sentCode);

/** PERS-02: ends every session of the account, this one included. `oldPassword` may be empty where there is none yet. */
export const changePassword = defineRoute({
  name: 'users.changePassword',
  method: 'POST',
  path: '/tUser/changePassword',
  summary: 'Changes the password',
  token: true,
  access: 'session',
  body: z.strictObject({ oldPassword: z.union([z.literal(''), triedPassword]), ownCode, newPassword }),
  response: done,
});

/** AUTH-06: by a code sent for `password` to the number or the e-mail address of the account; ends its sessions. */
export const changePasswordByPhone = defineRoute({
  name: 'users.changePasswordByPhone',
  method: 'POST',
  path: '/tUser/changePasswordByPhone',
  summary: 'Sets a new password with a code that was sent to the phone',
  token: false,
  body: z.strictObject({
    phoneNumber: z.optional(phoneNumber),
    email: z.optional(email),
    code: sentCode,
    newPassword,
  }),
  response: done,
});

/** PERS-03: `fileId` is that of an upload with `moduleType` common and `type` user-avatar; empty takes the picture away. */
export const changeAvatar = defineRoute({
  name: 'users.changeAvatar',
  method: 'POST',
  path: '/tUser/changeAvatar',
  summary: 'Changes the own picture',
  token: true,
  access: 'session',
  body: z.strictObject({ fileId: z.string().check(z.regex(/^[\w-]{0,40}$/)) }),
  response: userInfo,
});

export const changeContent = defineRoute({
  name: 'users.changeContent',
  method: 'POST',
  path: '/tUser/changeContent',
  summary: 'Changes basic and company information',
  token: true,
  access: 'session',
  body: z.partial(userContent),
  response: userRecord,
});

/**
 * PERS-03: by a code sent to the present number for `phone-old` and one sent to the new number for `phone`. An account
 * without a number gives its password instead of the first code.
 */
export const changePhone = defineRoute({
  name: 'users.changePhone',
  method: 'POST',
  path: '/tUser/changePhone',
  summary: 'Changes the phone number',
  token: true,
  access: 'session',
  body: z.strictObject({
    oldCode: z.optional(sentCode),
    password: z.optional(triedPassword),
    phoneNumber,
    code: sentCode,
  }),
  response: userRecord,
});

/** Sends a code to the account's present number, which the device does not know in full; for `phone-old` unless told. */
export const sendOwnCode = defineRoute({
  name: 'users.sendOwnCode',
  method: 'POST',
  path: '/tUser/sendCode',
  summary: 'Sends a code to the present number of the account',
  token: true,
  access: 'session',
  body: z.strictObject({ purpose: z.optional(z.enum(['phone-old', 'confirm'])) }),
  response: z.object({ retryAfterSeconds: z.number(), expiresInSeconds: z.number() }),
});

export const sessionList = defineRoute({
  name: 'users.sessions',
  method: 'GET',
  path: '/tUser/sessions',
  summary: 'Where the account is logged in, the latest first',
  token: true,
  access: 'session',
  response: z.array(ownSession),
});

export const sessionEnd = defineRoute({
  name: 'users.endSession',
  method: 'DELETE',
  path: '/tUser/sessions/{id}',
  summary: 'Ends one of the own sessions',
  token: true,
  access: 'session',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
  response: done,
});

/** Everything stored about the account as one JSON file; answers with the file's name for `GET /common/download`. */
export const exportOwn = defineRoute({
  name: 'users.export',
  method: 'POST',
  path: '/tUser/export',
  summary: 'Makes a file of everything that is stored about the account, there for an hour',
  token: true,
  access: 'session',
  body: nothing,
  response: z.object({ fileName: z.string(), expiresInSeconds: z.number() }),
});

/** `password` may be empty where there is none; logging in and cancelling is possible until `deletionAt`. */
export const deletionRequest = defineRoute({
  name: 'users.requestDeletion',
  method: 'POST',
  path: '/tUser/requestDeletion',
  summary: 'Asks for the deletion of the account after a waiting period',
  token: true,
  access: 'session',
  body: z.strictObject({ password: z.union([z.literal(''), triedPassword]), ownCode }),
  response: z.object({ deletionAt: z.string() }),
});

export const deletionCancel = defineRoute({
  name: 'users.cancelDeletion',
  method: 'POST',
  path: '/tUser/cancelDeletion',
  summary: 'Takes the wish to be deleted back',
  token: true,
  access: 'session',
  body: nothing,
  response: done,
});

/** AUTH-03: what WeChat brought back to /oauth, for the account that is logged in; `account-exists` when it has another. */
export const wechatLink = defineRoute({
  name: 'users.linkWechat',
  method: 'POST',
  path: '/tUser/linkWechat',
  summary: 'Adds logging in by WeChat to the account',
  token: true,
  access: 'session',
  body: wechatReturn,
  response: userRecord,
});

/** `conflict` where it is the only way to log in. */
export const wechatUnlink = defineRoute({
  name: 'users.unlinkWechat',
  method: 'POST',
  path: '/tUser/unlinkWechat',
  summary: 'Takes logging in by WeChat away',
  token: true,
  access: 'session',
  body: nothing,
  response: userRecord,
});

/** Stores that the present version of the user agreement and the privacy notice was agreed to. */
export const consentAdd = defineRoute({
  name: 'users.consent',
  method: 'POST',
  path: '/tUser/consent',
  summary: 'Agrees to the present version of the terms',
  token: true,
  access: 'session',
  body: z.strictObject({ version: optionalLine(40) }),
  response: done,
});
