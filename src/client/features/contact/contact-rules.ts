import type { FormFault } from '#client/offline/change/form-fault.tsx';
import {
  CODE_LENGTH,
  COMPANY_MAX,
  EMAIL_MAX,
  EMAIL_PATTERN,
  FOREIGN_PHONE_PATTERN,
  MESSAGE_MAX,
  NAME_MAX,
  PHONE_LENGTH,
  PHONE_PATTERN,
} from '#contract/account-limits.ts';
import { digitsOf, phoneDigitsOf } from '#domain/digits.ts';
import type { ContactField, ContactValues } from './contact-draft.ts';

export type ContactFaults = Partial<Record<ContactField, FormFault>>;

/** Fields in the order of the form: the first that is wrong gets the focus. */
export const CONTACT_FIELDS = [
  'fromName',
  'fromCompanyName',
  'fromPhone',
  'fromEmail',
  'code',
  'fromMessage',
] as const satisfies readonly ContactField[];

/** Longest text of each field. */
export const FIELD_MAX: Readonly<Record<ContactField, number>> = {
  fromName: NAME_MAX,
  fromCompanyName: COMPANY_MAX,
  fromPhone: 24,
  fromEmail: EMAIL_MAX,
  fromMessage: MESSAGE_MAX,
  code: CODE_LENGTH,
};

/** Signs that no line of text needs and that would start new lines in mails. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** FORM-01: what of typed text stays in a field: digits only in phone and code, no more than there may be. */
export function typedText(field: ContactField, text: string, byEmail: boolean): string {
  if (field === 'code') return digitsOf(text, CODE_LENGTH);
  if (field !== 'fromPhone') return text.slice(0, FIELD_MAX[field]);
  return byEmail ? text.replace(/[^\d+ ()-]/g, '').slice(0, FIELD_MAX.fromPhone) : phoneDigitsOf(text, PHONE_LENGTH);
}

/** Checks one field; null when nothing is wrong with it. */
export function faultOf(field: ContactField, values: ContactValues): FormFault | null {
  const text = values[field].trim();
  if (text === '') return 'empty';
  if (field === 'fromPhone') {
    return (values.byEmail ? FOREIGN_PHONE_PATTERN : PHONE_PATTERN).test(text) ? null : 'phone';
  }
  if (field === 'fromEmail') return EMAIL_PATTERN.test(text) && text.length <= EMAIL_MAX ? null : 'email';
  if (field === 'fromMessage') return text.includes('\0') ? 'sign' : null;
  return CONTROLS.test(text) ? 'sign' : null;
}

/** FORM-01: everything that is wrong with the form. */
export function faultsOf(values: ContactValues): ContactFaults {
  const faults: ContactFaults = {};
  for (const field of CONTACT_FIELDS) {
    const fault = faultOf(field, values);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}
