import type { ReactNode } from 'react';
import { SearchInput } from './search-input.tsx';

interface FilterFieldProps {
  /** Address of the page: without JavaScript the field is a plain form that asks for it with `q`. */
  action: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  maxLength: number;
  value: string;
  onValueChange(value: string): void;
  /** Size of the filtered list, announced as it changes. */
  status: ReactNode;
}

/** A field that narrows the list below it while one types. */
export function FilterField({ action, status, ...field }: FilterFieldProps) {
  return (
    <search className="ui-stack">
      <form action={action} method="get" onSubmit={(event) => event.preventDefault()}>
        <SearchInput {...field} name="q" autoComplete="off" />
      </form>
      <p className="ui-muted" role="status">
        {status}
      </p>
    </search>
  );
}
