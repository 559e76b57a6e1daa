import './field.css';
import type { ReactNode } from 'react';
import type { Attributes } from './attributes.ts';
import { classNames } from './class-names.ts';
import { useEarlyTyping } from './use-early-typing.ts';

/**
 * One line of text; set `inputMode` so that phones show the right keyboard, and `autoComplete` where the browser may know
 * the visitor's own answer. Else it remembers nothing of what is typed: shipments and cargo are no business of whoever
 * sits there after a logout.
 */
export function TextInput({ className, type = 'text', autoComplete = 'off', ref, ...rest }: Attributes<'input'>) {
  const field = useEarlyTyping<HTMLInputElement>(ref);
  return (
    <input
      {...rest}
      ref={field}
      type={type}
      autoComplete={autoComplete}
      className={classNames('ui-input', className)}
    />
  );
}

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({ className, rows = 4, ref, ...rest }: Attributes<'textarea'>) {
  const field = useEarlyTyping<HTMLTextAreaElement>(ref);
  return <textarea {...rest} ref={field} rows={rows} className={classNames('ui-input', 'ui-textarea', className)} />;
}

/** The browser's own select: the phone's wheel and the keyboard come with it. */
export function Select({ className, children, ref, ...rest }: Attributes<'select'>) {
  const field = useEarlyTyping<HTMLSelectElement>(ref);
  return (
    <span className="ui-select">
      <select {...rest} ref={field} className={classNames('ui-input', className)}>
        {children}
      </select>
      <svg className="ui-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 9.5l6 6 6-6" />
      </svg>
    </span>
  );
}

type ChoiceSelectProps<Choice extends string> = Omit<Attributes<'select'>, 'value' | 'onChange' | 'children'> & {
  choices: readonly Choice[];
  value: Choice;
  /** The word of a choice; without it each stands for itself. */
  wordOf?: ((choice: Choice) => ReactNode) | undefined;
  onChoose(choice: Choice): void;
};

/** A select of one of a closed list. */
export function ChoiceSelect<Choice extends string>(props: ChoiceSelectProps<Choice>) {
  const { choices, wordOf = (choice) => choice, onChoose, ...rest } = props;
  return (
    <Select
      {...rest}
      onChange={({ currentTarget: { value } }) => {
        const chosen = choices.find((choice) => choice === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordOf(choice)}
        </option>
      ))}
    </Select>
  );
}

type CheckboxProps = Omit<Attributes<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  type?: 'checkbox' | 'radio' | undefined;
};

/** A checkbox or radio button whose whole line is the target. */
export function Checkbox({ label, help, type = 'checkbox', className, ref, ...rest }: CheckboxProps) {
  const field = useEarlyTyping<HTMLInputElement>(ref);
  return (
    <label className={classNames('ui-check', className)}>
      <input {...rest} ref={field} type={type} />
      <span>
        {label}
        {help ? <span className="ui-help"> {help}</span> : null}
      </span>
    </label>
  );
}
