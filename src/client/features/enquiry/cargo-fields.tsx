import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { DayField } from '#client/i18n/day-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Checkbox, ChoiceSelect, TextInput } from '#client/ui/inputs.tsx';
import { CARGO_TYPES, type CargoType, ENQUIRY_LIMITS } from '#contract/enquiry-kinds.ts';
import { BoxRows } from './box-rows.tsx';
import { problemWords } from './problem-words.tsx';
import type { EnquiryForm } from './use-enquiry.ts';

function useCargoNames(): Readonly<Record<CargoType, string>> {
  const { t } = useLingui();
  return {
    general: t`General cargo`,
    dangerous: t`Dangerous goods`,
    reefer: t`Temperature controlled`,
    oversize: t`Out of gauge or heavy lift`,
  };
}

interface MeasureProps {
  form: EnquiryForm;
  field: 'packages' | 'weightKg' | 'volumeM3';
  label: ReactNode;
  mark?: ReactNode;
}

function Measure({ form: { draft, problems, change }, field, label, mark }: MeasureProps) {
  return (
    <Field label={label} mark={mark} error={problemWords(problems[field])}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={field === 'packages' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          value={draft[field]}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
}

function LoadKind({ form: { draft, change } }: { form: EnquiryForm }) {
  return (
    <fieldset className="enquiry-kind">
      <legend className="ui-label">
        <Trans>How it ships</Trans>
      </legend>
      <Checkbox
        type="radio"
        name="kind"
        label={<Trans>FCL</Trans>}
        checked={draft.kind === 'boxes'}
        onChange={() => change({ kind: 'boxes' })}
      />
      <Checkbox
        type="radio"
        name="kind"
        label={<Trans>LCL or loose cargo, by weight and volume</Trans>}
        checked={draft.kind === 'loose'}
        onChange={() => change({ kind: 'loose' })}
      />
    </fieldset>
  );
}

interface CargoFieldsProps {
  form: EnquiryForm;
  /** The first of these fields. */
  first: RefObject<HTMLInputElement | null>;
}

function Goods({ form: { draft, problems, change }, first }: CargoFieldsProps) {
  const { t } = useLingui();
  const names = useCargoNames();
  return (
    <div className="enquiry-pair">
      <Field label={<Trans>Goods</Trans>} error={problemWords(problems.goods)}>
        {(control) => (
          <TextInput
            {...control}
            ref={first}
            placeholder={t`Garden furniture, knocked down`}
            autoComplete="off"
            maxLength={ENQUIRY_LIMITS.goods}
            value={draft.goods}
            onChange={({ currentTarget }) => change({ goods: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={<Trans>Kind of cargo</Trans>}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={CARGO_TYPES}
            value={draft.cargoType}
            wordOf={(type) => names[type]}
            onChoose={(cargoType) => change({ cargoType })}
          />
        )}
      </Field>
    </div>
  );
}

/** Fields of the cargo: the goods, their amount, and the day they are ready. */
export function CargoFields({ form, first }: CargoFieldsProps) {
  const { draft, problems, change } = form;
  const optional = <Trans>(optional)</Trans>;
  return (
    <fieldset className="enquiry-group">
      <legend>
        <Trans>Cargo</Trans>
      </legend>
      <Goods form={form} first={first} />
      {draft.type === 'air' ? null : <LoadKind form={form} />}
      {draft.kind === 'boxes' ? (
        <BoxRows form={form} />
      ) : (
        <div className="enquiry-trio">
          <Measure form={form} field="weightKg" label={<Trans>Gross weight, kg</Trans>} />
          <Measure form={form} field="volumeM3" label={<Trans>Volume, m³</Trans>} mark={optional} />
          <Measure form={form} field="packages" label={<Trans>Packages</Trans>} mark={optional} />
        </div>
      )}
      <DayField
        label={<Trans>Ready on</Trans>}
        mark={optional}
        error={problemWords(problems.readyDate)}
        className="enquiry-date"
        value={draft.readyDate}
        onChange={(readyDate) => change({ readyDate })}
      />
    </fieldset>
  );
}
