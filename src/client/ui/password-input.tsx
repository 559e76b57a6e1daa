import './password-input.css';
import { useState } from 'react';
import type { Attributes } from './attributes.ts';
import { TextInput } from './inputs.tsx';

type PasswordInputProps = Omit<Attributes<'input'>, 'type'> & {
  /**
   * Labels of the button while the password is hidden and while it can be read; `password` completes them for a screen
   * reader.
   */
  words: { show: string; hide: string; password: string };
};

/** A password, which can be read where nobody else looks: typing blind is how people mistype. Pasting is welcome. */
export function PasswordInput({ words, id, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="ui-password">
      <TextInput
        {...rest}
        id={id}
        type={shown ? 'text' : 'password'}
        autoCapitalize={shown ? 'none' : undefined}
        spellCheck={false}
      />
      <button type="button" className="ui-button" aria-controls={id} onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
        <span className="ui-hidden"> {words.password}</span>
      </button>
    </div>
  );
}
