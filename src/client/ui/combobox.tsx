import './combobox.css';
import { type ReactNode, useId } from 'react';
import type { Attributes } from './attributes.ts';
import { classNames } from './class-names.ts';
import type { FieldControl } from './field.tsx';
import { useCombobox } from './use-combobox.ts';

interface ComboOption {
  key: string;
  label: ReactNode;
  /** A code at the end of the line. */
  code?: string | undefined;
  /** A quiet line under the label. */
  note?: ReactNode;
}

type ComboboxProps = Omit<Attributes<'input'>, 'value' | 'onChange' | 'role' | 'onClick' | 'onKeyDown' | 'onBlur'> & {
  /** From the `Field` around it. */
  control: FieldControl;
  text: string;
  onText(text: string): void;
  options: readonly ComboOption[];
  onPick(option: ComboOption): void;
  onLeave?: (() => void) | undefined;
  /** Name of the list for assistive technology. */
  listLabel: string;
  /** Stands over the options, such as 'Recent'. */
  heading?: ReactNode;
  /** Stands in the list's place while there are no options: looking, nothing found, no connection. */
  empty?: ReactNode;
  /** Said to screen readers when it changes: how many options there are. */
  status?: string | undefined;
};

/** A text field with suggestions while typing: arrow keys, Enter and Escape, press or tap; the focus stays in the field. */
export function Combobox(props: ComboboxProps) {
  const { control, text, onText, options, onPick, onLeave, listLabel, heading, empty, status, ...rest } = props;
  const { className, onFocus, ...input } = rest;
  const id = useId();
  const combo = useCombobox({
    keys: options.map(({ key }) => key),
    onPick: (index) => {
      const option = options[index];
      if (option) onPick(option);
    },
    onLeave,
  });
  const listed = combo.open && options.length > 0;
  return (
    <div className="ui-combo">
      <input
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...control}
        type="text"
        className={classNames('ui-input', className)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-activedescendant={listed && combo.active >= 0 ? `${id}-${combo.active}` : undefined}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          combo.typed();
        }}
        onFocus={(event) => {
          // Over a field that is wrong the list would cover what is wrong with it; a press, a letter or an arrow opens it there.
          if (!control['aria-invalid']) combo.show();
          onFocus?.(event);
        }}
        onClick={combo.show}
        onKeyDown={combo.pressKey}
        onBlur={combo.blur}
      />
      <div ref={combo.box} className="ui-combo-box" hidden={!combo.open || (options.length === 0 && !empty)}>
        {heading && listed ? <p className="ui-combo-heading">{heading}</p> : null}
        <div id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={!listed}>
          {options.map((option, index) => (
            <div
              key={option.key}
              id={`${id}-${index}`}
              className="ui-combo-option"
              role="option"
              tabIndex={-1}
              aria-selected={index === combo.active}
            >
              <span>
                {option.label}
                {option.note ? <span className="ui-combo-note">{option.note}</span> : null}
              </span>
              {option.code ? <span className="ui-code">{option.code}</span> : null}
            </div>
          ))}
        </div>
        {options.length === 0 ? <p className="ui-combo-empty">{empty}</p> : null}
      </div>
      <span className="ui-hidden" role="status">
        {combo.open ? status : ''}
      </span>
    </div>
  );
}
