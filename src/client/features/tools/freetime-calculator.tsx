import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNow } from '#client/offline/use-now.ts';
import { type Period, periodState } from '#domain/free-time/periods.ts';
import { localDate } from '#domain/plain-date.ts';
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
  const periods: readonly Period[] = form.merged ? ['combined'] : ['demurrage', 'detention'];
  const dates = readDates(form);
  const results = periods.map((period): PeriodResult => {
    const tariff = readTariff(form, period);
    return { period, tariff, state: tariff ? periodState(period, dates, tariff, today) : 'no-tariff' };
  });
  return (
    <div className="tool-body">
      <FreetimeDates form={form} change={change} />
      <FreetimeTariffs form={form} periods={periods} change={change} />
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
    </div>
  );
}
