import { PHONE_PATTERN } from '#contract/account-limits.ts';
import type { ContactAnswer, ContactMessage } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import { type Once, REPLAYED } from '#server/db/once.ts';
import type { OutgoingMailService } from '#server/modules/outgoing-mail/service.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import { sourceOf } from '#server/plugins/address-counter.ts';
import type { Call } from '#server/plugins/contract.ts';
import { keyMatches } from '#server/plugins/message-key.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { newReceipt } from '#server/receipt.ts';
import { logSecurity } from '#server/security-log.ts';
import { messageMail } from './message-mail.ts';
import { addMessage } from './repo.ts';

interface Deps {
  once: Once;
  verification: Pick<VerificationService, 'spend'>;
  limits: SharedLimits;
  mails: OutgoingMailService;
  clock: () => number;
}

const SAID: Readonly<Record<Locale, string>> = {
  zh_CN: '留言已收到，我们会在一个工作日内与您联系。',
  en_US: 'We have received your message and will get back to you within one working day.',
};

/** Makes the service that takes messages to the company (FORM-03) and mails them. */
export function createContactService({ once, verification, limits, mails, clock }: Deps) {
  return {
    /**
     * Stores a message once. Throws `validation` for a phone that is not verified and not a mobile number of mainland
     * China, `not-verified`, `key-reused` for an id that came with another message, `in-progress`, `too-many-requests`.
     */
    async add(body: ContactMessage, call: Call): Promise<ContactAnswer> {
      const { locale, address, log } = call;
      const { code, toEmail: _to, verifiedBy = 'phone', consent = null, ...said } = body;
      keyMatches(said.id, call);
      if (verifiedBy === 'phone' && !PHONE_PATTERN.test(said.fromPhone)) throw misfit('body.fromPhone', 'doesNotFit');
      const counted = ['contact-address-day', sourceOf(address)] as const;
      await limits.take(counted);
      const now = new Date(clock());
      const message = { ...said, verifiedBy, consent, locale, receivedAt: now, receipt: newReceipt('M', now) };
      const contact = verifiedBy === 'phone' ? said.fromPhone : said.fromEmail;
      const attempt = { scope: 'contact.add', key: said.id, request: { ...said, verifiedBy } };
      const { answer, first } = await once(attempt, async (tx) => {
        await verification.spend(tx, contact, 'contact', said.id, code);
        await addMessage(tx, message);
        await mails.toCompany(tx, said.id, messageMail(message));
        return { id: said.id, text: SAID[locale], receipt: message.receipt };
      }).catch((error: unknown) => {
        if (error instanceof Problem) logSecurity(log, 'contact.refused', { contact, address, reason: error.code });
        throw error;
      });
      if (first) {
        mails.hurry(said.id);
      } else {
        call.answerHeaders.push(REPLAYED);
        await limits.giveBack(counted);
      }
      return answer;
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
