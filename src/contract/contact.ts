import * as z from 'zod/mini';
import { companyName, email, optionalLine, personName, sentCode } from './account-fields.ts';
import { EMAIL_MAX, FOREIGN_PHONE_PATTERN, MESSAGE_MAX } from './account-limits.ts';
import { defineRoute } from './route.ts';

/**
 * ENT-02: the contact message. `verifiedBy` says which of the two addresses was verified: the phone (also when it is
 * left out), or the e-mail by those who have no mobile number of mainland China. `id` is the message's own, made on the
 * device and equal to the idempotency key. `toEmail` is heard by nobody: mail goes to the company's own address.
 */
export const contactMessage = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{8,100}$/)),
  fromName: personName,
  fromPhone: z.string().check(z.regex(FOREIGN_PHONE_PATTERN)),
  fromEmail: email,
  fromCompanyName: companyName,
  fromMessage: z.string().check(z.minLength(1), z.maxLength(MESSAGE_MAX), z.regex(/\S/), z.regex(/^[^\0]*$/)),
  toEmail: z.optional(optionalLine(EMAIL_MAX)),
  moduleType: z.optional(optionalLine(40)),
  type: z.optional(optionalLine(40)),
  /** Not needed where the number or address was verified for this message's own id. */
  code: z.optional(sentCode),
  verifiedBy: z.optional(z.enum(['phone', 'email'])),
  /** Version of the privacy notice that was agreed to. */
  consent: z.optional(optionalLine(40)),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/**
 * `text` is the sentence to show as success (FORM-03), `id` that of the message that is stored now, `receipt` the number
 * by which the visitor can name it on the telephone.
 */
const contactAnswer = z.object({ id: z.string(), text: z.string(), receipt: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswer>;

/**
 * Stores a message once per `Idempotency-Key`, which is its `id`, and mails it to the company. Needs a number or
 * address verified for `contact` within the last day: by this message's key, or by the very `code` that is sent along;
 * else `not-verified`.
 */
export const contactAdd = defineRoute({
  name: 'contact.add',
  method: 'POST',
  path: '/bEmailUs/showAdd',
  summary: 'Sends a message to the company',
  token: false,
  body: contactMessage,
  response: contactAnswer,
});
