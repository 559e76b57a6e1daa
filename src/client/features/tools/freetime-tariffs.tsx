import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { PlusIcon } from '#client/ui/icons/interface-icons.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { ChoiceSelect, TextInput } from '#client/ui/inputs.tsx';
import { TARIFF_LIMITS } from '#domain/free-time/charge.ts';
import type { Period } from '#domain/free-time/periods.ts';
import { CURRENCIES, parseMoney } from '#domain/money.ts';
import {
  type FormStep,
  type FormTariff,
  type FreeForm,
  formStep,
  TEMPLATES,
  templateOf,
  wholeNumber,
} from './freetime-form-state.ts';
import { FreetimeRules } from './freetime-rules.tsx';
import { periodNames, periodSpans, templateNames } from './freetime-words.ts';

interface FreetimeTariffsProps {
  form: FreeForm;
  periods: readonly Period[];
  change: (part: Partial<FreeForm>) => void;
}

interface StepProps {
  step: FormStep;
  /** Number of the step among its labels, from 1. */
  number: number;
  last: boolean;
  currency: string;
  onChange: (change: Partial<FormStep>) => void;
  onRemove: (() => void) | undefined;
}

function Step({ step, number, last, currency, onChange, onRemove }: StepProps) {
  const { t } = useLingui();
  const unit = <Trans>Per box per day ({currency})</Trans>;
  return (
    <li className="free-step">
      {last ? (
        <p className="free-further">
          {number === 1 ? <Trans>Every day after the free time</Trans> : <Trans>Thereafter</Trans>}
        </p>
      ) : (
        <Field
          label={<Trans>Days in this tier</Trans>}
          error={wholeNumber(step.days, 1, TARIFF_LIMITS.days) === null ? t`Enter a whole number` : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={step.days}
              maxLength={4}
              autoComplete="off"
              onChange={(event) => onChange({ days: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Field
        // One column of amounts: its head says the unit for those who see it.
        label={number === 1 ? unit : <VisuallyHidden>{unit}</VisuallyHidden>}
        error={parseMoney(step.rate) === null ? t`Enter an amount such as 75 or 75.50` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            value={step.rate}
            maxLength={12}
            autoComplete="off"
            onChange={(event) => onChange({ rate: event.currentTarget.value })}
          />
        )}
      </Field>
      {onRemove ? <IconButton label={t`Remove tier ${number}`} icon={<CloseIcon />} onClick={onRemove} /> : null}
    </li>
  );
}

function TariffForm({ period, form, change }: { period: Period } & Omit<FreetimeTariffsProps, 'periods'>) {
  const { i18n, t } = useLingui();
  const tariff = form.tariffs[period];
  const set = (part: Partial<FormTariff>) => change({ tariffs: { ...form.tariffs, [period]: { ...tariff, ...part } } });
  const steps = tariff.steps;
  const element = useRef<HTMLFieldSetElement>(null);
  // The button that is pressed goes away, or stays below what it made: the focus goes on to where the visitor does.
  const add = () => {
    flushSync(() => set({ steps: [...steps.slice(0, -1), formStep('5', '100'), ...steps.slice(-1)] }));
    element.current?.querySelector<HTMLElement>('.free-step:nth-last-child(2) input')?.focus();
  };
  const remove = (id: number) => {
    flushSync(() => set({ steps: steps.filter((step) => step.id !== id) }));
    element.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <fieldset ref={element} className="free-tariff">
      <legend>{i18n._(periodNames[period])}</legend>
      <p className="ui-muted">{i18n._(periodSpans[period])}</p>
      <Field
        label={<Trans>Free days</Trans>}
        error={wholeNumber(tariff.freeDays, 0, TARIFF_LIMITS.freeDays) === null ? t`Enter a whole number` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={tariff.freeDays}
            maxLength={3}
            autoComplete="off"
            onChange={(event) => set({ freeDays: event.currentTarget.value })}
          />
        )}
      </Field>
      <ol className="free-steps">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            last={index === steps.length - 1}
            currency={form.currency}
            onChange={(part) =>
              set({ steps: steps.map((other) => (other.id === step.id ? { ...other, ...part } : other)) })
            }
            onRemove={steps.length > 1 && index < steps.length - 1 ? () => remove(step.id) : undefined}
          />
        ))}
      </ol>
      {steps.length < TARIFF_LIMITS.steps ? (
        <Button size="small" icon={<PlusIcon size={20} />} onClick={add}>
          <Trans>Add a tier</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The carrier's tariff as the visitor enters it: free days and steps per period, and how days are counted. */
export function FreetimeTariffs({ form, periods, change }: FreetimeTariffsProps) {
  const { i18n } = useLingui();
  return (
    <section className="ui-stack" aria-labelledby="free-tariff">
      <div className="tool-head">
        <h2 id="free-tariff">
          <Trans>The tariff</Trans>
        </h2>
        <Field label={<Trans>Currency</Trans>}>
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={CURRENCIES}
              value={form.currency}
              onChoose={(currency) => change({ currency })}
            />
          )}
        </Field>
      </div>
      <p className="ui-measure">
        <Trans>
          Take the figures from your booking confirmation or the carrier's tariff for the port. To see how it works,
          begin with an invented example:
        </Trans>
      </p>
      <div className="ui-row">
        {TEMPLATES.map((template) => (
          <Button key={template} size="small" onClick={() => change(templateOf(template))}>
            {i18n._(templateNames[template])}
          </Button>
        ))}
      </div>
      <div className="free-tariffs">
        {periods.map((period) => (
          <TariffForm key={period} period={period} form={form} change={change} />
        ))}
      </div>
      <FreetimeRules form={form} change={change} />
    </section>
  );
}
