import * as z from 'zod/mini';
import {
  CODE_LENGTH,
  COMPANY_MAX,
  EMAIL_MAX,
  EMAIL_PATTERN,
  isUsername,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_PATTERN,
  USERNAME_PATTERN,
} from './account-limits.ts';

/** No control characters, which no line of text needs and which would start new lines in mails and logs. */
const NO_CONTROLS = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line of text a visitor typed: not only spaces, no control characters, at most `max` characters. */
export const line = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(NO_CONTROLS), z.regex(/\S/));

/** The same, or empty. */
export const optionalLine = (max: number) => z.string().check(z.maxLength(max), z.regex(NO_CONTROLS));

/** As much of a text from elsewhere as {@link line} takes, and empty where that is nothing. */
export const asLine = (text: string, max: number): string =>
  // Half a sign at the cut has no place in the database.
  text
    .replace(CONTROLS, ' ')
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();

export const phoneNumber = z.string().check(z.regex(PHONE_PATTERN));
export const email = z.string().check(z.maxLength(EMAIL_MAX), z.regex(EMAIL_PATTERN));
/** A code that was sent: up to six digits, as they were typed. */
export const sentCode = z.string().check(z.regex(/^\d+$/), z.maxLength(CODE_LENGTH));
export const username = z.string().check(z.regex(USERNAME_PATTERN), z.refine(isUsername));
export const personName = line(NAME_MAX);
export const companyName = line(COMPANY_MAX);
/** A password that is being set; what is weak among them only the server knows. */
export const newPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
/** A password that is being tried: any text, so that the answer does not tell the rules apart. */
export const triedPassword = z.string().check(z.minLength(1), z.maxLength(1024));
/** A UUID a device made. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

/** A captcha of `GET /auth/code`, and what was answered to it. */
export const captchaAnswer = z.strictObject({ uuid, code: z.string().check(z.minLength(1), z.maxLength(20)) });
export type CaptchaAnswer = z.infer<typeof captchaAnswer>;

/** The parameters that WeChat brings back to /oauth. */
export const wechatReturn = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(256)),
  state: z.string().check(z.minLength(1), z.maxLength(128)),
});
