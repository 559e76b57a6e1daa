import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/account-limits.ts';

/** Values of the form. `old` is the current password, or the code that replaces it where there is none. */
export interface PasswordValues {
  old: string;
  next: string;
  again: string;
}

export type PasswordField = keyof PasswordValues;

/** A fault of a field; the form supplies its words. */
export type PasswordFault = 'empty' | 'short' | 'long' | 'same' | 'mismatch';
export type PasswordFaults = Partial<Record<PasswordField, PasswordFault>>;

/** Fields in the order of the form: the first that is wrong gets the focus. */
export const PASSWORD_FIELDS = ['old', 'next', 'again'] as const satisfies readonly PasswordField[];

function faultOfNext({ old, next }: PasswordValues): PasswordFault | null {
  if (next === '') return 'empty';
  if (next.length < PASSWORD_MIN) return 'short';
  if (next.length > PASSWORD_MAX) return 'long';
  return next === old ? 'same' : null;
}

/** PERS-02: none that is asked for may be empty, both new ones are the same. Blanks count: they are part of a password. */
export function faultsOf(values: PasswordValues, asksOld: boolean): PasswordFaults {
  const faults: PasswordFaults = {};
  if (asksOld && values.old === '') faults.old = 'empty';
  const next = faultOfNext(values);
  if (next !== null) faults.next = next;
  if (values.again === '') faults.again = 'empty';
  else if (values.again !== values.next) faults.again = 'mismatch';
  return faults;
}
