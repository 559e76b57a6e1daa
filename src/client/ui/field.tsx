import './field.css';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ErrorIcon } from './icons/status-icons.tsx';

/** Attributes that a control inside a `Field` must carry so that label, help and error belong to it. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Said before the mistake: what is expected and in which form. */
  help?: ReactNode;
  /** Said beside the field after it; what is wrong and how to mend it. */
  error?: ReactNode;
  /** Word in brackets after the label, 'optional' or 'required'. */
  mark?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Draws the control with the attributes it is given. */
  children(control: FieldControl): ReactNode;
}

/** One labelled control with its help and its error, wired for assistive technology. */
export function Field({ label, help, error, mark, required, className, children }: FieldProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={classNames('ui-field', className)}>
      <label className="ui-label" htmlFor={id}>
        {label}
        {mark ? <span className="ui-field-mark"> {mark}</span> : null}
      </label>
      {help ? (
        <p className="ui-help" id={helpId}>
          {help}
        </p>
      ) : null}
      {children({
        id,
        required,
        'aria-describedby': classNames(helpId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="ui-field-error" id={errorId}>
          <ErrorIcon size={20} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
