import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue, useState } from 'react';
import { useNow } from '#client/offline/use-now.ts';
import { type Period, periodState } from '#domain/free-time/periods.ts';
import { localDate, type PlainDate } from '#domain/plain-date.ts';
import { FreetimeDates } from './freetime-dates.tsx';
import { exampleFreeForm, type FreeForm, readDates, readTariff, wholeNumber } from './freetime-form-state.ts';
import { freeFormFromText, freeFormToText } from './freetime-form-text.ts';
import { FreetimeResult } from './freetime-result.tsx';
import { FreetimeTariffs } from './freetime-tariffs.tsx';
import type { PeriodResult } from './freetime-total.ts';
import { ToolActions } from './tool-actions.tsx';
import { useKept } from './use-kept.ts';

/** Name of the form among the drafts of the device. */
const DRAFT = 'freetime';
const BOXES_MAX = 9999;

interface OutcomeProps {
  form: FreeForm;
  today: PlainDate | null;
  notKept: boolean;
}

const periodsOf = (form: FreeForm): readonly Period[] => (form.merged ? ['combined'] : ['demurrage', 'detention']);

/** Result of the form and the actions for it; drawn after the letter that was typed, and only when the form changes. */
const Outcome = memo(function Outcome({ form, today, notKept }: OutcomeProps) {
  const dates = readDates(form);
  const results = periodsOf(form).map((period): PeriodResult => {
    const tariff = readTariff(form, period);
    return { period, tariff, state: tariff ? periodState(period, dates, tariff, today) : 'no-tariff' };
  });
  return (
    <>
      <FreetimeResult
        results={results}
        currency={form.currency}
        boxes={wholeNumber(form.boxes, 1, BOXES_MAX)}
        today={today}
      />
      <ToolActions
        path="/logisticstools/freetime"
        text={freeFormToText(form)}
        notKept={notKept}
        printLabel={<Trans>Print the calculation</Trans>}
      />
    </>
  );
});

/** Free time, days used and what they cost; everything happens on the device. */
export function FreetimeCalculator({ packed }: { packed: string | undefined }) {
  const [form, setForm] = useState(exampleFreeForm);
  const now = useNow();
  const today = now === null ? null : localDate(now, new Date(now).getTimezoneOffset());
  const change = (part: Partial<FreeForm>) => setForm((before) => ({ ...before, example: false, ...part }));
  const { notKept } = useKept({
    name: DRAFT,
    packed,
    form: form.example ? null : form,
    write: freeFormToText,
    read: freeFormFromText,
    take: setForm,
  });
  return (
    <div className="tool-body">
      <FreetimeDates form={form} change={change} />
      <FreetimeTariffs form={form} periods={periodsOf(form)} change={change} />
      <Outcome form={useDeferredValue(form)} today={today} notKept={notKept} />
    </div>
  );
}
