import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, memo } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { Checkbox, ChoiceSelect, TextInput } from '#client/ui/inputs.tsx';
import { CARGO_LIMITS, TURNINGS, type Turning } from '#domain/loading/cargo.ts';
import {
  type FieldFault,
  type FormRow,
  type LoadAction,
  NUMBERS,
  type NumberField,
  type RowFaults,
} from './load-form-state.ts';
import { CargoSwatch, letterOf } from './load-pattern.tsx';

const numberLabels: Readonly<Record<NumberField, MessageDescriptor>> = {
  length: msg({ message: 'Length', context: 'of a piece' }),
  width: msg`Width`,
  height: msg`Height`,
  weight: msg`Weight per piece`,
  quantity: msg`Quantity`,
};

const turningLabels: Readonly<Record<Turning, MessageDescriptor>> = {
  any: msg`Any way`,
  upright: msg`Keep upright`,
  none: msg`Not at all`,
};

const faultWords: Readonly<Record<FieldFault, MessageDescriptor>> = {
  missing: msg`Enter a number`,
  'no-number': msg`Not a number`,
  'too-small': msg`Must be above zero`,
  'too-large': msg`Too large`,
};

interface LoadFormRowProps {
  row: FormRow;
  index: number;
  /** {@link RowFaults} as text, so that a row whose faults are the same is not drawn again. */
  faults: string;
  act: Dispatch<LoadAction>;
}

/** One row of cargo with its letter in the drawing. */
export const LoadFormRow = memo(function LoadFormRow({ row, index, faults, act }: LoadFormRowProps) {
  const { i18n, t } = useLingui();
  const letter = letterOf(index);
  const wrong: RowFaults = JSON.parse(faults);
  const change = (part: Partial<Omit<FormRow, 'id'>>) => act({ type: 'row', id: row.id, change: part });
  return (
    <li>
      <fieldset className="load-row" tabIndex={-1}>
        <legend className="ui-hidden">
          <Trans>Row {letter}</Trans>
        </legend>
        <CargoSwatch index={index} />
        <Field label={<Trans>Cargo</Trans>} className="load-name">
          {(control) => (
            <TextInput
              {...control}
              value={row.name}
              maxLength={CARGO_LIMITS.name}
              autoComplete="off"
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        {NUMBERS.map((field) => (
          <Field
            key={field}
            label={i18n._(numberLabels[field])}
            error={wrong[field] ? i18n._(faultWords[wrong[field]]) : undefined}
            className="load-number"
          >
            {(control) => (
              <TextInput
                {...control}
                value={row[field]}
                inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
                maxLength={16}
                autoComplete="off"
                onChange={(event) => change({ [field]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
        <Field label={<Trans>Can be turned</Trans>} className="load-turning">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={TURNINGS}
              value={row.turning}
              wordOf={(turning) => i18n._(turningLabels[turning])}
              onChoose={(turning) => change({ turning })}
            />
          )}
        </Field>
        <Checkbox
          className="load-stack"
          label={<Trans>Stackable</Trans>}
          checked={row.stackable}
          onChange={(event) => change({ stackable: event.currentTarget.checked })}
        />
        <IconButton
          className="load-remove"
          label={t`Remove row ${letter}`}
          icon={<CloseIcon />}
          onClick={() => act({ type: 'remove', id: row.id })}
        />
      </fieldset>
    </li>
  );
});
