import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type FormEvent, type ReactNode, useId } from 'react';
import { buttonClass } from '#client/ui/button-class.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { useEarlyTyping } from '#client/ui/use-early-typing.ts';
import { readNumbers } from '#domain/tracking/read-numbers.ts';
import { ScanButton } from './scan/scan-button.tsx';
import { TRACKED_TEXT_MAX, type TypeText } from './tracking-search.ts';

interface TypeChoiceProps {
  type: TypeText | undefined;
  onChoose: (type: TypeText | undefined) => void;
}

function Choice({ value, type, onChoose, children }: TypeChoiceProps & { value?: TypeText; children: ReactNode }) {
  const field = useEarlyTyping<HTMLInputElement>();
  return (
    <label className="ui-chip track-type">
      <input
        ref={field}
        type="radio"
        name="type"
        value={value ?? ''}
        checked={type === value}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  );
}

/** TRACK-01: the two kinds may be chosen; usually the number tells by itself. */
function TypeChoice(choice: TypeChoiceProps) {
  return (
    <fieldset className="ui-chips">
      <legend className="ui-chips-label">
        <Trans>Number type</Trans>
      </legend>
      <Choice {...choice}>
        <Trans>Detect automatically</Trans>
      </Choice>
      <Choice {...choice} value="1">
        <Trans context="kind of number">Bill of lading</Trans>
      </Choice>
      <Choice {...choice} value="2">
        <Trans context="kind of number">Container</Trans>
      </Choice>
    </fieldset>
  );
}

interface AskFormProps extends TypeChoiceProps {
  typed: string;
  onType: (typed: string) => void;
  onAsk: (text: string) => void;
}

/** The one field of the page: takes a number, or up to twenty of them from the clipboard. Without scripts it is a plain form. */
export function AskForm({ typed, type, onType, onChoose, onAsk }: AskFormProps) {
  const { t } = useLingui();
  const helpId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed);
  };
  // A field of one line would lose the breaks between the lines of a table.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (readNumbers(text).numbers.length < 2) return;
    event.preventDefault();
    onAsk(text);
  };
  return (
    <search>
      <form action="/logisticstools/tracking" className="track-form" onSubmit={send}>
        <SearchInput
          size="large"
          name="no"
          value={typed}
          label={t`Container number or bill of lading number`}
          clearLabel={t`Clear`}
          placeholder="CSQU3054383"
          autoComplete="off"
          maxLength={TRACKED_TEXT_MAX}
          aria-describedby={helpId}
          className="track-field"
          onValueChange={onType}
          onPaste={paste}
        >
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            <Trans>Track</Trans>
          </button>
        </SearchInput>
        <p className="ui-help" id={helpId}>
          <Trans>Several at once: paste up to 20 numbers straight from a spreadsheet or e-mail.</Trans>
        </p>
        <div className="track-choices">
          <TypeChoice type={type} onChoose={onChoose} />
          <ScanButton onFound={onAsk} />
        </div>
      </form>
    </search>
  );
}
