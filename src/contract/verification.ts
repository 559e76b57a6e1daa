import * as z from 'zod/mini';
import { captchaAnswer, email, phoneNumber, sentCode, uuid } from './account-fields.ts';
import { defineRoute } from './route.ts';

/**
 * The purposes of codes; a code sent for one purpose is worth nothing for another. `phone` is the new number of a
 * change, `confirm` stands for the password of an account that has none, `notice` is for mails about watched shipments.
 */
export const CODE_PURPOSES = [
  'contact',
  'enquiry',
  'login',
  'register',
  'password',
  'phone',
  'phone-old',
  'confirm',
  'notice',
] as const;
const codePurpose = z.enum(CODE_PURPOSES);
export type CodePurpose = z.infer<typeof codePurpose>;

/**
 * The purposes that are verified first and used later, by a call that waits in the outbox perhaps. All other codes go
 * straight into the call they are for.
 */
const GRANT_PURPOSES = ['contact', 'enquiry'] as const;
const grantPurpose = z.enum(GRANT_PURPOSES);
export type GrantPurpose = z.infer<typeof grantPurpose>;

/**
 * The answer to a sent code: the same whether the number is known or not, so that nobody learns who has an account.
 * A further one is possible after `retryAfterSeconds` (FORM-02).
 */
const codeSent = z.object({ retryAfterSeconds: z.number(), expiresInSeconds: z.number() });
export type CodeSent = z.infer<typeof codeSent>;

/** Without one it is for the contact message, as the specification's own call has it. */
const purpose = z.optional(codePurpose);
const verifiedFor = z.optional(grantPurpose);
/** Asked for by `captcha-needed`: when codes to the same number, or from the same place, were not used. */
const captcha = z.optional(captchaAnswer);
/** The idempotency key of the message that is being verified: then the grant is for that message and needs no code again. */
const messageKey = z.optional(uuid);

export const smsSend = defineRoute({
  name: 'verification.sendSms',
  method: 'POST',
  path: '/tPhoneMsg/sendSMS',
  summary: 'Sends a code to a mobile number',
  token: false,
  body: z.strictObject({ phoneNumber, purpose, captcha }),
  response: codeSent,
});

/** FORM-03: true on success; anything else is the problem `code-wrong`. */
export const smsVerify = defineRoute({
  name: 'verification.verifySms',
  method: 'POST',
  path: '/tPhoneMsg/verifySMS',
  summary: 'Checks a code that was sent to a mobile number, and remembers for a day that it was right',
  token: false,
  body: z.strictObject({ phoneNumber, code: sentCode, purpose: verifiedFor, messageKey }),
  response: z.boolean(),
});

/** For visitors without a mobile number of mainland China. */
export const emailSend = defineRoute({
  name: 'verification.sendEmail',
  method: 'POST',
  path: '/tEmailMsg/sendCode',
  summary: 'Sends a code to an e-mail address',
  token: false,
  body: z.strictObject({ email, purpose, captcha }),
  response: codeSent,
});

export const emailVerify = defineRoute({
  name: 'verification.verifyEmail',
  method: 'POST',
  path: '/tEmailMsg/verifyCode',
  summary: 'Checks a code that was sent to an e-mail address, and remembers for a day that it was right',
  token: false,
  body: z.strictObject({ email, code: sentCode, purpose: verifiedFor, messageKey }),
  response: z.boolean(),
});
