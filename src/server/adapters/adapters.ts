import type { FastifyBaseLogger } from 'fastify';
import type { Offers } from '#contract/site.ts';
import type { Config } from '../config.ts';
import type { MessageConfig } from '../config-messages.ts';
import { isReachable } from '../config-variable.ts';
import { StartError } from '../start-error.ts';
import type { MailPort } from './mail/port.ts';
import { smtpMail } from './mail/smtp.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { PushPort } from './push/port.ts';
import { webPush } from './push/web-push.ts';
import { ALIYUN_ENDPOINT, aliyunSms } from './sms/aliyun.ts';
import type { SmsPort } from './sms/port.ts';
import { TENCENT_ENDPOINT, tencentSms } from './sms/tencent.ts';
import { wechatOpenPlatform } from './wechat/open-platform.ts';
import type { WechatPlace, WechatPort } from './wechat/port.ts';

/** The outside world; null is what is not set up, whose calls answer `not-configured`. */
export interface Adapters {
  sms: SmsPort | null;
  mail: MailPort | null;
  wechat: WechatPort | null;
  push: PushPort | null;
  /** Collects the messages in place of SMS and mail; null in production, unless it is tried out. */
  outbox: Outbox | null;
}

/** The ways to log in and to get codes that these adapters let visitors use; 1 for those that are set up. */
export function offersOf({ sms, mail, wechat }: Pick<Adapters, 'sms' | 'mail' | 'wechat'>): Offers {
  const inPlace = (place: WechatPlace) => (wechat?.places.includes(place) ? 1 : 0);
  return {
    sms: sms === null ? 0 : 1,
    email: mail === null ? 0 : 1,
    wechatScan: inPlace('scan'),
    wechatInside: inPlace('wechat'),
  };
}

/** The settings that go together, or a sentence that names the one that is missing. */
function whole<Name extends string>(settings: Record<Name, string | null>, prefix: string): Record<Name, string> {
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) throw new StartError(`${prefix} also needs ${name}.`);
  }
  return settings as Record<Name, string>;
}

function smsOf({ sms }: MessageConfig, clock: () => number): SmsPort | null {
  if (sms.provider === null) return null;
  const { SMS_KEY_ID, SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE } = whole(
    {
      SMS_KEY_ID: sms.keyId,
      SMS_KEY_SECRET: sms.keySecret,
      SMS_SIGN_NAME: sms.signName,
      SMS_TEMPLATE: sms.template,
    },
    `SMS_PROVIDER ${sms.provider}`,
  );
  const common = { keyId: SMS_KEY_ID, keySecret: SMS_KEY_SECRET, signName: SMS_SIGN_NAME, template: SMS_TEMPLATE };
  if (sms.provider === 'aliyun') return aliyunSms({ ...common, endpoint: sms.endpoint ?? ALIYUN_ENDPOINT }, clock);
  const { SMS_APP_ID } = whole({ SMS_APP_ID: sms.appId }, 'SMS_PROVIDER tencent');
  return tencentSms({ ...common, appId: SMS_APP_ID, endpoint: sms.endpoint ?? TENCENT_ENDPOINT }, clock);
}

function mailOf({ mail }: MessageConfig): MailPort | null {
  if (mail.url === null) return null;
  return smtpMail(mail.url, whole({ MAIL_FROM: mail.from }, 'MAIL_URL').MAIL_FROM);
}

function wechatOf({ wechat: { scan, inside } }: MessageConfig): WechatPort | null {
  const app = ({ appId, secret }: typeof scan, name: string) =>
    appId === null
      ? null
      : { appId, secret: whole({ [`${name}_SECRET`]: secret }, `${name}_ID`)[`${name}_SECRET`] ?? '' };
  const apps = { scan: app(scan, 'WECHAT_APP'), wechat: app(inside, 'WECHAT_MP_APP') };
  return apps.scan === null && apps.wechat === null ? null : wechatOpenPlatform(apps);
}

/** Pushed messages go under the configured keys; in development under keys that are made once. */
async function pushOf({ env, dataDir, publicUrl, messages: { push } }: Config): Promise<PushPort | null> {
  const subject =
    push.subject ??
    (publicUrl?.startsWith('https:') && isReachable(publicUrl) ? publicUrl : 'https://harbourway.example');
  if (push.publicKey !== null) {
    const { VAPID_PRIVATE_KEY } = whole({ VAPID_PRIVATE_KEY: push.privateKey }, 'VAPID_PUBLIC_KEY');
    return webPush({ publicKey: push.publicKey, privateKey: VAPID_PRIVATE_KEY, subject });
  }
  if (env !== 'development') return null;
  const { vapidKeysIn } = await import('./push/vapid-file.ts');
  return webPush({ ...(await vapidKeysIn(dataDir)), subject });
}

/**
 * Makes the adapters that the configuration names, and says which they are. Outside production, and in a try-out, an outbox
 * stands in for SMS and mail. Throws a `StartError` for a configuration that is only half there.
 */
export async function createAdapters(config: Config, log: FastifyBaseLogger, clock: () => number): Promise<Adapters> {
  const outbox = config.env === 'production' && !config.tryOut ? null : createOutbox(log, clock);
  const adapters: Adapters = {
    sms: smsOf(config.messages, clock) ?? outbox?.sms ?? null,
    mail: mailOf(config.messages) ?? outbox?.mail ?? null,
    wechat: wechatOf(config.messages),
    push: await pushOf(config),
    outbox,
  };
  for (const kind of ['sms', 'mail', 'wechat', 'push'] as const)
    log.info(`${kind}: ${adapters[kind]?.name ?? 'not set up'}`);
  return adapters;
}
