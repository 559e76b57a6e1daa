import { PHONE_PATTERN } from '#contract/account-limits.ts';
import type { ContactAnswer, ContactMessage } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import type { VisitorMessages } from '#server/modules/visitor-messages/service.ts';
import type { Call } from '#server/plugins/contract.ts';
import { misfit } from '#server/plugins/problem.ts';
import { newReceipt } from '#server/receipt.ts';
import { messageMail } from './message-mail.ts';
import { addMessage } from './repo.ts';

interface Deps {
  messages: VisitorMessages;
  clock: () => number;
}

const SAID: Readonly<Record<Locale, string>> = {
  zh_CN: '留言已收到，我们会在一个工作日内与您联系。',
  en_US: 'We have received your message and will get back to you within one working day.',
};

/** Makes the service that takes messages to the company (FORM-03) and mails them. */
export function createContactService({ messages, clock }: Deps) {
  return {
    /**
     * Stores a message once. Throws `validation` for a phone that is not verified and not a mobile number of mainland
     * China, `not-verified`, `key-reused` for an id that came with another message, `in-progress`, `too-many-requests`.
     */
    async add(body: ContactMessage, call: Call): Promise<ContactAnswer> {
      const { locale } = call;
      const { code, toEmail: _to, verifiedBy = 'phone', consent = null, ...said } = body;
      if (verifiedBy === 'phone' && !PHONE_PATTERN.test(said.fromPhone)) throw misfit('body.fromPhone', 'doesNotFit');
      const now = new Date(clock());
      const message = { ...said, verifiedBy, consent, locale, receivedAt: now, receipt: newReceipt('M', now) };
      const contact = verifiedBy === 'phone' ? said.fromPhone : said.fromEmail;
      const { id } = said;
      return messages.take(
        {
          kind: 'contact',
          id,
          contact,
          code,
          request: { ...said, verifiedBy },
          async store(tx) {
            await addMessage(tx, message);
            return { answer: { id, text: SAID[locale], receipt: message.receipt }, mail: messageMail(message) };
          },
        },
        call,
      );
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
