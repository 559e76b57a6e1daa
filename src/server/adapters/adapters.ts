import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { MailPort } from './mail/port.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { SmsPort } from './sms/port.ts';
import type { WechatPort } from './wechat/port.ts';

/** The outside world; null is what is not set up, whose calls answer `not-configured`. */
export interface Adapters {
  sms: SmsPort | null;
  mail: MailPort | null;
  wechat: WechatPort | null;
  /** What was sent instead of SMS and mail; null in production. */
  outbox: Outbox | null;
}

/** Makes the adapters that the configuration names, and says which they are. */
export function createAdapters(config: Config, log: FastifyBaseLogger, clock: () => number): Adapters {
  const outbox = config.env === 'production' ? null : createOutbox(log, clock);
  const adapters: Adapters = { sms: outbox?.sms ?? null, mail: outbox?.mail ?? null, wechat: null, outbox };
  for (const kind of ['sms', 'mail', 'wechat'] as const) log.info(`${kind}: ${adapters[kind]?.name ?? 'not set up'}`);
  return adapters;
}
