import { z } from 'zod';
import { isReachable, named, optional } from './config-variable.ts';

const text = () => optional(z.string().max(500));
const httpAddress = () => optional(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin));

/** The variables about SMS, mail, pushed messages and WeChat, in the order the README lists them. */
export const messageTable = {
  SMS_PROVIDER: named({
    fallback: '',
    meaning: 'Who sends codes: `aliyun` or `tencent`. None: in production no codes, else the log and `/dev/outbox`.',
    must: 'aliyun or tencent',
    schema: optional(z.enum(['aliyun', 'tencent'])),
  }),
  SMS_KEY_ID: named({
    fallback: '',
    meaning: "The provider's AccessKey ID (Aliyun) or SecretId (Tencent Cloud).",
    must: 'a text',
    schema: text(),
  }),
  SMS_KEY_SECRET: named({
    fallback: '',
    meaning: 'The secret that belongs to it.',
    must: 'a text',
    schema: text(),
    secret: true,
  }),
  SMS_SIGN_NAME: named({ fallback: '', meaning: 'The approved signature.', must: 'a text', schema: text() }),
  SMS_TEMPLATE: named({
    fallback: '',
    meaning: 'The approved template, with the one parameter `code` (Aliyun) or `{1}` (Tencent Cloud).',
    must: 'a text',
    schema: text(),
  }),
  SMS_APP_ID: named({
    fallback: '',
    meaning: 'Tencent Cloud only: the SDK application.',
    must: 'a text',
    schema: text(),
  }),
  SMS_ENDPOINT: named({
    fallback: '',
    meaning: "Another address of the provider's API, such as that of a region.",
    must: 'an http or https address',
    schema: httpAddress(),
  }),
  MAIL_URL: named({
    fallback: '',
    meaning: 'SMTP server for codes and messages, as `smtps://user:password@host:465`. None: as for SMS.',
    must: 'an address that starts with smtp:// or smtps://',
    schema: optional(z.url({ protocol: /^smtps?$/ })),
    secret: true,
  }),
  MAIL_FROM: named({
    fallback: '',
    meaning: 'Sender of these mails, such as `Harbourway <service@example.com>`.',
    must: 'an e-mail address',
    schema: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\r\n]*@[^\r\n]*$/),
    ),
  }),
  MAIL_TO: named({
    fallback: '',
    meaning: "Where visitors' messages go; none means the e-mail address of the company info.",
    must: 'an e-mail address',
    schema: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\s,;]+@[^\s,;]+$/),
    ),
  }),
  VAPID_PUBLIC_KEY: named({
    fallback: '',
    meaning:
      'Key for pushed messages, made by `npx web-push generate-vapid-keys`. None: no pushed messages in production, else keys of its own in the data folder.',
    must: '87 characters of Base64url',
    schema: optional(z.string().regex(/^[\w-]{87}$/)),
  }),
  VAPID_PRIVATE_KEY: named({
    fallback: '',
    meaning: 'The private key that belongs to it.',
    must: '43 characters of Base64url',
    schema: optional(z.string().regex(/^[\w-]{43}$/)),
    secret: true,
  }),
  VAPID_SUBJECT: named({
    fallback: '',
    meaning: 'Where push services may write to about these messages; none means the address of `PUBLIC_URL`.',
    must: 'an address that starts with https:// or mailto: and that others can reach, such as mailto:service@example.com',
    schema: optional(z.url({ protocol: /^(https|mailto)$/ }).refine(isReachable)),
  }),
  WECHAT_APP_ID: named({
    fallback: '',
    meaning: 'Website application of the WeChat open platform, for logging in by scan.',
    must: 'a text',
    schema: text(),
  }),
  WECHAT_APP_SECRET: named({
    fallback: '',
    meaning: 'The secret that belongs to it.',
    must: 'a text',
    schema: text(),
    secret: true,
  }),
  WECHAT_MP_APP_ID: named({
    fallback: '',
    meaning: "Official account, for logging in inside WeChat's own browser.",
    must: 'a text',
    schema: text(),
  }),
  WECHAT_MP_APP_SECRET: named({
    fallback: '',
    meaning: 'The secret that belongs to it.',
    must: 'a text',
    schema: text(),
    secret: true,
  }),
};

/** Reads one variable of {@link messageTable}. */
type ReadText = (name: keyof typeof messageTable) => string | null;

/** Settings of SMS, mail and WeChat; null where a variable is unset. */
export type MessageConfig = Readonly<{
  sms: Readonly<{
    provider: string | null;
    keyId: string | null;
    keySecret: string | null;
    signName: string | null;
    template: string | null;
    appId: string | null;
    endpoint: string | null;
  }>;
  mail: Readonly<{ url: string | null; from: string | null; to: string | null }>;
  push: Readonly<{ publicKey: string | null; privateKey: string | null; subject: string | null }>;
  wechat: Readonly<{
    scan: Readonly<{ appId: string | null; secret: string | null }>;
    inside: Readonly<{ appId: string | null; secret: string | null }>;
  }>;
}>;

/** Puts the variables about messages together. */
export function messageConfig(read: ReadText): MessageConfig {
  return Object.freeze({
    sms: Object.freeze({
      provider: read('SMS_PROVIDER'),
      keyId: read('SMS_KEY_ID'),
      keySecret: read('SMS_KEY_SECRET'),
      signName: read('SMS_SIGN_NAME'),
      template: read('SMS_TEMPLATE'),
      appId: read('SMS_APP_ID'),
      endpoint: read('SMS_ENDPOINT'),
    }),
    mail: Object.freeze({ url: read('MAIL_URL'), from: read('MAIL_FROM'), to: read('MAIL_TO') }),
    push: Object.freeze({
      publicKey: read('VAPID_PUBLIC_KEY'),
      privateKey: read('VAPID_PRIVATE_KEY'),
      subject: read('VAPID_SUBJECT'),
    }),
    wechat: Object.freeze({
      scan: Object.freeze({ appId: read('WECHAT_APP_ID'), secret: read('WECHAT_APP_SECRET') }),
      inside: Object.freeze({ appId: read('WECHAT_MP_APP_ID'), secret: read('WECHAT_MP_APP_SECRET') }),
    }),
  });
}
