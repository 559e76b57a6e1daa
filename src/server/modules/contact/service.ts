import type { FastifyBaseLogger } from 'fastify';
import { PHONE_PATTERN } from '#contract/account-limits.ts';
import type { ContactMessage } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import type { MailPort } from '#server/adapters/mail/port.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import { sourceOf } from '#server/plugins/address-counter.ts';
import { errorWords } from '#server/plugins/error-words.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { logSecurity } from '#server/security-log.ts';
import { messageMail } from './message-mail.ts';
import type { ContactRepo } from './repo.ts';

interface Deps {
  repo: ContactRepo;
  verification: Pick<VerificationService, 'spend'>;
  limits: SharedLimits;
  mail: MailPort | null;
  /** Where messages are mailed to; empty while the company has not said. */
  companyAddress: () => Promise<string>;
  clock: () => number;
}

interface Sender {
  locale: Locale;
  log: FastifyBaseLogger;
  address: string;
  idempotencyKey: string | null;
}

const SAID: Readonly<Record<Locale, string>> = {
  zh_CN: '留言已收到，我们会在一个工作日内与您联系。',
  en_US: 'We have received your message and will get back to you within one working day.',
};

/** Makes the service that takes messages to the company (FORM-03) and mails them. */
export function createContactService({ repo, verification, limits, mail, companyAddress, clock }: Deps) {
  /** Mails what is waiting; what cannot be mailed now stays and is tried again with the next message or the next round. */
  async function mailWaiting(log: FastifyBaseLogger): Promise<void> {
    if (mail === null) return;
    const to = await companyAddress();
    if (to === '') return;
    const send = (message: Parameters<Parameters<ContactRepo['mailNext']>[1]>[0]) =>
      mail.send(messageMail(message, to));
    try {
      while (await repo.mailNext(new Date(clock()), send));
    } catch (error) {
      log.warn({ err: error }, 'a contact message could not be mailed; it will be tried again');
    }
  }

  return {
    mailWaiting,

    /**
     * Stores a message once per key. Throws `validation` for a phone that is not verified and not a mobile number of
     * mainland China, `not-verified`, `conflict` for a key that came with another message, `too-many-requests`.
     */
    async add(body: ContactMessage, { locale, log, address, idempotencyKey }: Sender) {
      const {
        code,
        toEmail: _to,
        moduleType: _module,
        type: _type,
        verifiedBy = 'phone',
        consent = null,
        ...said
      } = body;
      if (verifiedBy === 'phone' && !PHONE_PATTERN.test(said.fromPhone)) {
        const reason = errorWords[locale].reasons.doesNotFit;
        throw new Problem('validation', { fields: [{ path: 'body.fromPhone', reason }] });
      }
      await limits.take(['contact-address-day', sourceOf(address)]);
      const key = idempotencyKey ?? said.id;
      const message = { ...said, verifiedBy, consent, locale, receivedAt: new Date(clock()) };
      const contact = verifiedBy === 'phone' ? said.fromPhone : said.fromEmail;
      const { answer, first } = await repo
        .add(key, { ...said, verifiedBy }, message, {
          before: (tx) => verification.spend(tx, contact, 'contact', key, code),
          answer: { id: said.id, text: SAID[locale] },
        })
        .catch((error: unknown) => {
          if (error instanceof Problem) logSecurity(log, 'contact.refused', { contact, address, reason: error.code });
          throw error;
        });
      // Not waited for: the message is safe, and whether it was mailed is not the visitor's concern.
      if (first) void mailWaiting(log);
      return answer;
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
