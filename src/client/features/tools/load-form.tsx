import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type Dispatch, useCallback, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Field } from '#client/ui/field.tsx';
import { PlusIcon } from '#client/ui/icons/interface-icons.tsx';
import { ChoiceSelect, TextArea } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CARGO_LIMITS } from '#domain/loading/cargo.ts';
import { readPasted } from '#domain/loading/paste.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/loading/units.ts';
import { LoadFormRow } from './load-form-row.tsx';
import type { LoadForm as Form, LoadAction, RowFaults } from './load-form-state.ts';
import { useRowFocus } from './use-row-focus.ts';

interface LoadFormProps {
  form: Form;
  /** Faults of each row. */
  faults: readonly RowFaults[];
  act: Dispatch<LoadAction>;
  onClear: () => void;
}

/** Reads pasted text into the form; how many rows of cargo it held. */
function takePasted(text: string, act: Dispatch<LoadAction>): number {
  const pasted = readPasted(text, CARGO_LIMITS.rows);
  if (pasted.rows.length > 0) act({ type: 'paste', pasted });
  return pasted.rows.length;
}

function PasteField({ act }: { act: Dispatch<LoadAction> }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<number | null>(null);
  const read = () => {
    const count = takePasted(text, act);
    setTaken(count);
    if (count > 0) setText('');
  };
  return (
    <Disclosure summary={<Trans>Paste rows from a spreadsheet</Trans>} className="load-paste">
      <div className="ui-stack">
        <Field
          label={<Trans>Rows, copied from a spreadsheet or a CSV file</Trans>}
          help={
            <Trans>
              Name, length, width, height, weight, quantity; in any order when the first line names them, such as
              “Length (cm)”. You can also paste straight into any field above.
            </Trans>
          }
          error={taken === 0 ? t`No row with length, width and height was found in this text.` : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              value={text}
              spellCheck={false}
              className="ui-code"
              onChange={(event) => {
                setText(event.currentTarget.value);
                setTaken(null);
              }}
            />
          )}
        </Field>
        <div className="ui-row">
          <Button onClick={read} disabled={text.trim() === ''}>
            <Trans>Use these rows</Trans>
          </Button>
          <span role="status">
            {taken ? <Plural value={taken} one="# row taken over." other="# rows taken over." /> : null}
          </span>
        </div>
      </div>
    </Disclosure>
  );
}

function Units({ form, act }: Pick<LoadFormProps, 'form' | 'act'>) {
  return (
    <div className="load-units">
      <Field label={<Trans>Dimensions in</Trans>}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={LENGTH_UNITS}
            value={form.lengthUnit}
            onChoose={(lengthUnit) => act({ type: 'units', lengthUnit })}
          />
        )}
      </Field>
      <Field label={<Trans>Weight in</Trans>}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={WEIGHT_UNITS}
            value={form.weightUnit}
            onChoose={(weightUnit) => act({ type: 'units', weightUnit })}
          />
        )}
      </Field>
    </div>
  );
}

/** Rows of cargo: typed, or pasted from a spreadsheet into any of the fields. */
export function LoadForm({ form, faults, act: change, onClear }: LoadFormProps) {
  const { list, act, expect } = useRowFocus(form.rows, change);
  const clear = () => {
    expect();
    onClear();
  };
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      // One cell goes into the field it was pasted into; a table goes into rows of its own.
      if (!/[\t\n]/.test(text.trim())) return;
      if (takePasted(text, act) > 0) event.preventDefault();
    },
    [act],
  );
  return (
    <section className="ui-stack" aria-labelledby="load-cargo">
      <div className="tool-head">
        <h2 id="load-cargo">
          <Trans>Cargo</Trans>
        </h2>
        <Units form={form} act={act} />
      </div>
      {form.example ? (
        <Notice
          tone="info"
          title={<Trans>This is an example. Type over it, or start with an empty form.</Trans>}
          actions={
            <Button size="small" onClick={clear}>
              <Trans>Start empty</Trans>
            </Button>
          }
        />
      ) : null}
      <ul ref={list} className="load-rows" onPaste={onPaste}>
        {form.rows.map((row, index) => (
          <LoadFormRow key={row.id} row={row} index={index} faults={JSON.stringify(faults[index] ?? {})} act={act} />
        ))}
      </ul>
      <div className="ui-row">
        <Button
          icon={<PlusIcon />}
          onClick={() => act({ type: 'add' })}
          disabled={form.rows.length >= CARGO_LIMITS.rows}
        >
          <Trans>Add a row</Trans>
        </Button>
        {form.example ? null : (
          <Button variant="quiet" onClick={clear}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </div>
      <PasteField act={act} />
    </section>
  );
}
