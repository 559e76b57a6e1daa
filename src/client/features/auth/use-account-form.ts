import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type AccountFault,
  type AccountFaults,
  type AccountField,
  type AccountValues,
  EMPTY,
  faultsOf,
  typedText,
} from './account-rules.ts';

/** A form: what was typed, what is wrong with it, and how both change. */
export interface AccountForm {
  values: AccountValues;
  faults: AccountFaults;
  /** For the form element: a check that finds something brings the first such field under the visitor's hands. */
  element: RefObject<HTMLFormElement | null>;
  type(field: AccountField, text: string): void;
  /** Whether these fields are right; what is not is said beside each. */
  check(fields: readonly AccountField[]): boolean;
  /** Says what the server found wrong with fields; names it has no field for are left out. */
  refuse(refusals: Readonly<Record<string, string>>, names?: Readonly<Record<string, AccountField>>): void;
}

/** A form with nothing in it. */
export function useAccountForm(): AccountForm {
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<AccountFaults>({});
  const [found, setFound] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(element.current?.elements ?? [])];
    const first = fields.find((field) => found.includes(field.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  }, [found]);

  function find(next: AccountFaults): void {
    setFaults(next);
    setFound(Object.keys(next));
  }
  return {
    values,
    faults,
    element,
    type(field, text) {
      setValues((present) => ({ ...present, [field]: typedText(field, text) }));
      setFaults(({ [field]: _mended, ...rest }) => rest);
    },
    check(fields) {
      const next = faultsOf(fields, values);
      find(next);
      return Object.keys(next).length === 0;
    },
    refuse(refusals, names = {}) {
      const said = Object.entries(refusals).map(([name, text]): [string, AccountFault] => [
        names[name] ?? name,
        { said: text },
      ]);
      find(Object.fromEntries(said.filter(([name]) => name in EMPTY)));
    },
  };
}
