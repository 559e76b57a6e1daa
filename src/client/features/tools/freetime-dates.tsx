import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DayField } from '#client/i18n/day-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type FreeForm, wholeNumber } from './freetime-form-state.ts';

const DATES = ['discharge', 'gateOut', 'emptyReturn'] as const;
const labels: Readonly<Record<(typeof DATES)[number], MessageDescriptor>> = {
  discharge: msg`Discharged from the vessel`,
  gateOut: msg`Full gate-out`,
  emptyReturn: msg`Empty return`,
};

/** Whether a date lies before one of what came first; dates of one layout are in order as texts. */
function isEarly(form: FreeForm, date: (typeof DATES)[number]): boolean {
  const earlier = DATES.slice(0, DATES.indexOf(date));
  return form[date] !== '' && earlier.some((other) => form[other] > form[date]);
}

interface FreetimeDatesProps {
  form: FreeForm;
  change: (part: Partial<FreeForm>) => void;
}

/** Number of boxes and the dates of their events; dates still to come stay empty. */
export function FreetimeDates({ form, change }: FreetimeDatesProps) {
  const { i18n, t } = useLingui();
  const boxesWrong = wholeNumber(form.boxes, 1, 9999) === null;
  const fields = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button goes with the example, and would take the focus along.
    flushSync(() => change({ discharge: '', gateOut: '', emptyReturn: '', boxes: '1' }));
    fields.current?.querySelector('input')?.focus();
  };
  return (
    <section className="ui-stack" aria-labelledby="free-dates">
      <h2 id="free-dates">
        <Trans>The boxes</Trans>
      </h2>
      {form.example ? (
        <Notice
          tone="info"
          title={<Trans>This is an example. Enter your own dates and the figures of your carrier's tariff.</Trans>}
          actions={
            <Button size="small" onClick={clear}>
              <Trans>Clear the dates</Trans>
            </Button>
          }
        />
      ) : null}
      <div ref={fields} className="free-fields">
        {DATES.map((date) => (
          <DayField
            key={date}
            label={i18n._(labels[date])}
            empty={<Trans>Not yet</Trans>}
            error={isEarly(form, date) ? t`Earlier than the date before it` : undefined}
            value={form[date]}
            onChange={(day) => change({ [date]: day })}
          />
        ))}
        <Field
          label={<Trans>Number of boxes</Trans>}
          help={<Trans>With the same dates</Trans>}
          error={boxesWrong ? t`Enter a whole number from 1 to 9999` : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={form.boxes}
              maxLength={4}
              autoComplete="off"
              onChange={(event) => change({ boxes: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <p className="ui-muted">
        <Trans>Leave empty what has not happened yet: it is then counted up to today.</Trans>
      </p>
    </section>
  );
}
