import type { FormFault } from '#client/offline/change/form-fault.tsx';
import {
  CODE_LENGTH,
  EMAIL_MAX,
  EMAIL_PATTERN,
  isUsername,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_LENGTH,
  PHONE_PATTERN,
} from '#contract/account-limits.ts';
import { digitsOf, phoneDigitsOf } from '#domain/digits.ts';

/** The fields of the forms for logging in, registering and a new password. `account` is a name, number or address. */
export type AccountField =
  | 'account'
  | 'password'
  | 'captcha'
  | 'username'
  | 'firstName'
  | 'phoneNumber'
  | 'email'
  | 'code'
  | 'newPassword'
  | 'again'
  | 'consent';

/** Values of the fields of a form; `consent` is empty until it is given. */
export type AccountValues = Readonly<Record<AccountField, string>>;

/** A fault of a field; the form supplies its words. */
export type AccountFault = FormFault | 'username' | 'short' | 'mismatch';
export type AccountFaults = Readonly<Partial<Record<AccountField, AccountFault>>>;

/** A form with nothing in it. */
export const EMPTY: AccountValues = {
  account: '',
  password: '',
  captcha: '',
  username: '',
  firstName: '',
  phoneNumber: '',
  email: '',
  code: '',
  newPassword: '',
  again: '',
  consent: '',
};

/** Signs that no line of text needs. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

const LONGEST: Readonly<Partial<Record<AccountField, number>>> = {
  account: EMAIL_MAX,
  captcha: 20,
  username: 32,
  firstName: NAME_MAX,
  email: EMAIL_MAX,
  newPassword: PASSWORD_MAX,
  again: PASSWORD_MAX,
};

/** Text that a field keeps of what was typed: digits only in phone and code (FORM-01), cut to the maximum length. */
export function typedText(field: AccountField, text: string): string {
  if (field === 'phoneNumber') return phoneDigitsOf(text, PHONE_LENGTH);
  if (field === 'code') return digitsOf(text, CODE_LENGTH);
  const longest = LONGEST[field];
  return longest === undefined ? text : text.slice(0, longest);
}

/** Passwords count as they are, with every blank; all else without those around it. */
const isSecret = (field: AccountField) => field === 'password' || field === 'newPassword' || field === 'again';

/** Text of a field as the server gets it: passwords as typed, all else trimmed. */
export function sentText(field: AccountField, values: AccountValues): string {
  return isSecret(field) ? values[field] : values[field].trim();
}

/** Checks one field; null when nothing is wrong with it. */
function faultOf(field: AccountField, values: AccountValues): AccountFault | null {
  const text = sentText(field, values);
  if (text === '') return 'empty';
  switch (field) {
    case 'phoneNumber':
      return PHONE_PATTERN.test(text) ? null : 'phone';
    case 'email':
      return EMAIL_PATTERN.test(text) ? null : 'email';
    case 'username':
      return isUsername(text) ? null : 'username';
    case 'newPassword':
      return text.length < PASSWORD_MIN ? 'short' : null;
    case 'again':
      return text === values.newPassword ? null : 'mismatch';
    case 'password':
      return null;
    default:
      return CONTROLS.test(text) ? 'sign' : null;
  }
}

/** Everything that is wrong with these fields. */
export function faultsOf(fields: readonly AccountField[], values: AccountValues): AccountFaults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, values);
      return fault === null ? [] : [[field, fault]];
    }),
  );
}
