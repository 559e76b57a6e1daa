import { PHONE_PATTERN } from '#contract/account-limits.ts';
import type { Proof } from './proof.ts';

/** Values of the form. `proof` is the code from the present number, or the password where there is none. */
export interface PhoneValues {
  proof: string;
  phoneNumber: string;
  code: string;
}

export type PhoneField = keyof PhoneValues;
export type PhoneFault = 'empty' | 'phone';
export type PhoneFaults = Partial<Record<PhoneField, PhoneFault>>;

/** Fields in the order of the form: the first that is wrong gets the focus. */
export const PHONE_FIELDS = ['proof', 'phoneNumber', 'code'] as const satisfies readonly PhoneField[];

/** FORM-01: what is wrong with the new number, or null. */
export function faultOfNumber(phoneNumber: string): PhoneFault | null {
  if (phoneNumber === '') return 'empty';
  return PHONE_PATTERN.test(phoneNumber) ? null : 'phone';
}

/** The form after `sent` was accepted: only the values typed while it was on its way. */
export function typedMeanwhile(typed: PhoneValues, sent: PhoneValues): PhoneValues {
  const left = (field: PhoneField) => (typed[field] === sent[field] ? '' : typed[field]);
  return { proof: left('proof'), phoneNumber: left('phoneNumber'), code: left('code') };
}

/** PERS-03: everything that is wrong with the form. */
export function faultsOf(values: PhoneValues, by: Proof): PhoneFaults {
  const faults: PhoneFaults = {};
  if (by !== 'recent' && values.proof === '') faults.proof = 'empty';
  const number = faultOfNumber(values.phoneNumber);
  if (number !== null) faults.phoneNumber = number;
  if (values.code === '') faults.code = 'empty';
  return faults;
}
