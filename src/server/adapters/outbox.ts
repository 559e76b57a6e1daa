import type { FastifyBaseLogger } from 'fastify';
import type { MailPort } from './mail/port.ts';
import type { SmsPort } from './sms/port.ts';

/** A message that would have gone out. `at` is an ISO time. */
interface OutboxMessage {
  at: string;
  kind: 'sms' | 'mail';
  to: string;
  text: string;
}

const KEPT = 100;

/**
 * Stands in for SMS and mail outside production: messages go to the log and to `/dev/outbox`. Never made in production,
 * where a code in the log would be a way in.
 */
export function createOutbox(log: FastifyBaseLogger, clock: () => number) {
  const messages: OutboxMessage[] = [];
  const put = (kind: OutboxMessage['kind'], to: string, text: string): void => {
    messages.unshift({ at: new Date(clock()).toISOString(), kind, to, text });
    messages.length = Math.min(messages.length, KEPT);
    log.info(`${kind} to ${to}: ${text}`);
  };
  const sms: SmsPort = {
    name: 'development outbox',
    send: async ({ phoneNumber, code }) => put('sms', phoneNumber, code),
  };
  const mail: MailPort = {
    name: 'development outbox',
    send: async ({ to, subject, text, attachments = [] }) =>
      put(
        'mail',
        to,
        [subject, text, ...attachments.map(({ name, bytes }) => `${name}: ${bytes.length} B`)].join('\n'),
      ),
  };
  return { sms, mail, messages: (): readonly OutboxMessage[] => messages };
}

export type Outbox = ReturnType<typeof createOutbox>;
