import './code-input.css';
import type { Attributes } from './attributes.ts';
import { Button } from './button.tsx';
import { TextInput } from './inputs.tsx';

type CodeInputProps = Omit<Attributes<'input'>, 'type'> & {
  /** The button: what it says, a countdown for example, whether it rests, and whether a code is on its way. */
  sendLabel: string;
  resting: boolean;
  sending: boolean;
  onSend(): void;
};

/** FORM-02: a code that was sent, and the button that has it sent. Phones offer the code of the message themselves. */
export function CodeInput({ sendLabel, resting, sending, onSend, ...rest }: CodeInputProps) {
  return (
    <div className="ui-code-input">
      <TextInput {...rest} inputMode="numeric" autoComplete="one-time-code" />
      <Button busy={sending} disabled={resting} onClick={onSend}>
        {sendLabel}
      </Button>
    </div>
  );
}
