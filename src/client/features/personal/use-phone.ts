import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#client/offline/change/use-change.ts';
import { readOwnDraft, writeOwnDraft } from '#client/offline/own-draft.ts';
import { toasts } from '#client/ui/toasts.ts';
import { CODE_LENGTH, PHONE_LENGTH } from '#contract/account-limits.ts';
import type { UserRecord } from '#contract/users.ts';
import { digitsOf, phoneDigitsOf } from '#domain/digits.ts';
import { ownSessions } from './own-queries.ts';
import {
  faultOfNumber,
  faultsOf,
  type PhoneFaults,
  type PhoneField,
  type PhoneValues,
  typedMeanwhile,
} from './phone-rules.ts';
import { proofOf } from './proof.ts';
import { useTakeRecord } from './use-own-record.ts';
import { useNewCode } from './use-sent-code.ts';

/** Name of the draft: the new number is there again after a reload; codes and passwords are not kept. */
const FORM = 'phone';

/** PERS-03: the form of a new phone number, what is wrong with it, its two codes and the change. */
export function usePhone(record: UserRecord) {
  const { t } = useLingui();
  const client = useQueryClient();
  // The present number speaks for itself, also where there is a password.
  const by = record.phoneNumber === '' ? proofOf(record) : 'code';
  const [values, setValues] = useState<PhoneValues>(() => ({
    proof: '',
    phoneNumber: phoneDigitsOf(readOwnDraft(FORM) ?? '', PHONE_LENGTH),
    code: '',
  }));
  const [faults, setFaults] = useState<PhoneFaults>({});
  const change = useChange('users.changePhone');
  const newCode = useNewCode();
  const takeRecord = useTakeRecord();

  function typed(field: PhoneField, text: string): string {
    if (field === 'phoneNumber') return phoneDigitsOf(text, PHONE_LENGTH);
    return field === 'code' || by === 'code' ? digitsOf(text, CODE_LENGTH) : text;
  }
  return {
    by,
    values,
    faults,
    change,
    newCode,
    /** The server's sentence about a field. */
    refusalOf: (field: PhoneField): string | undefined =>
      field === 'proof' ? (change.refusals.oldCode ?? change.refusals.password) : change.refusals[field],
    type(field: PhoneField, text: string): void {
      const kept = typed(field, text);
      setValues((present) => ({ ...present, [field]: kept }));
      setFaults(({ [field]: _mended, ...rest }) => rest);
      change.forget();
      if (field === 'phoneNumber') writeOwnDraft(FORM, kept === '' ? null : kept);
    },
    sendNewCode(): void {
      const fault = faultOfNumber(values.phoneNumber);
      if (fault === null) void newCode.send(values.phoneNumber);
      else setFaults({ ...faults, phoneNumber: fault });
    },
    async save(): Promise<void> {
      const found = faultsOf(values, by);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const { proof, phoneNumber, code } = values;
      const proven = by === 'code' ? { oldCode: proof } : by === 'password' ? { password: proof } : {};
      const after = await change.send({ body: { ...proven, phoneNumber, code } });
      if (after === null) return;
      if (readOwnDraft(FORM) === phoneNumber) writeOwnDraft(FORM, null);
      setValues((present) => typedMeanwhile(present, values));
      takeRecord(after);
      void client.invalidateQueries({ queryKey: ownSessions().queryKey });
      toasts.show({ tone: 'ok', text: t`Your mobile number is changed. Other sessions were ended.` });
    },
  };
}

/** State and actions of the form, as its parts receive them. */
export type PhoneForm = ReturnType<typeof usePhone>;
