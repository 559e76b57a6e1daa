import { useRef, useState } from 'react';
import { useChange } from '#client/offline/change/use-change.ts';
import { readOwnDraft, writeOwnDraft } from '#client/offline/own-draft.ts';
import type { UserContent, UserRecord } from '#contract/users.ts';
import {
  changesOf,
  type DetailsFaults,
  type DetailsField,
  faultsOf,
  readDetails,
  typedMeanwhile,
} from './details-rules.ts';
import { useTakeRecord } from './use-own-record.ts';

/** Name of the draft; what is typed here is there again after a reload, or after a session that expired. */
const FORM = 'details';

function contentOf(record: UserRecord): UserContent {
  const { firstName, name, email, position, companyName, companyPhone, companyEmail, companyAddress } = record;
  return { firstName, name, email, position, companyName, companyPhone, companyEmail, companyAddress };
}

/** PERS-03: the form of basic and company information, what is wrong with it, and its saving. */
export function useDetails(record: UserRecord) {
  const before = contentOf(record);
  const [kept, setKept] = useState(() => readDetails(readOwnDraft(FORM)));
  const [typed, setTyped] = useState<UserContent | null>(kept);
  // Form as it stands when an answer arrives: the closure of the pressed button holds an older one.
  const present = useRef(kept);
  const [faults, setFaults] = useState<DetailsFaults>({});
  const change = useChange('users.changeContent');
  const takeRecord = useTakeRecord();
  const values = typed ?? before;
  const changes = changesOf(values, before);

  function put(next: UserContent | null): void {
    present.current = next;
    setTyped(next);
    writeOwnDraft(FORM, next === null ? null : JSON.stringify(next));
  }
  return {
    values,
    faults,
    change,
    /** Whether there is something to save. */
    dirty: Object.keys(changes).length > 0,
    /** Whether what stands in the form was typed before this page was opened. */
    restored: kept !== null && typed !== null,
    type(field: DetailsField, text: string): void {
      put({ ...values, [field]: text });
      setFaults(({ [field]: _mended, ...rest }) => rest);
      change.forget();
    },
    /** Back to what the server has; what it gives puts all back that was typed. */
    discard(): () => void {
      const before = typed;
      put(null);
      setFaults({});
      change.forget();
      return () => put(before);
    },
    /** Resolves to whether it was saved. */
    async save(): Promise<boolean> {
      const found = faultsOf(values);
      setFaults(found);
      if (Object.keys(found).length > 0) return false;
      const after = await change.send({ body: changes });
      if (after === null) return false;
      put(present.current && typedMeanwhile(present.current, values, contentOf(after)));
      setKept(null);
      takeRecord(after);
      return true;
    },
  };
}

/** State and actions of the form, as its parts receive them. */
export type DetailsForm = ReturnType<typeof useDetails>;
