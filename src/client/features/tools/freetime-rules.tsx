import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Field } from '#client/ui/field.tsx';
import { Checkbox, ChoiceSelect, TextArea } from '#client/ui/inputs.tsx';
import { CHINA_NOTICES, readChinaNotice } from '#domain/free-time/china-notice.ts';
import { type FreeForm, readDays, WEEKENDS, type Weekend } from './freetime-form-state.ts';
import { weekendNames } from './freetime-words.ts';

interface FreetimeRulesProps {
  form: FreeForm;
  change: (part: Partial<FreeForm>) => void;
}

/** Days that do not work; asked only where working days matter. */
function DaysOff({ form, change }: FreetimeRulesProps) {
  const { i18n } = useLingui();
  const holidays = readDays(form.holidays).length;
  const workdays = readDays(form.workdays).length;
  /** A text of days off; the notice of China says both kinds of days. */
  const take = (text: string) => {
    const days = readChinaNotice(text);
    change(days ? { holidays: days.holidays.join(' '), workdays: days.workdays.join(' ') } : { holidays: text });
  };
  return (
    <>
      <Field label={<Trans>Weekend</Trans>}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={Object.keys(WEEKENDS) as Weekend[]}
            value={form.weekend}
            wordOf={(weekend) => i18n._(weekendNames[weekend])}
            onChoose={(weekend) => change({ weekend })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Holidays</Trans>}
        help={<Trans>Dates such as 2026-10-01, separated in any way. Recognised: {holidays}</Trans>}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1500}
            value={form.holidays}
            onChange={(event) => take(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={<Trans>Weekend days that are worked</Trans>}
        help={<Trans>Such as those that make up for a holiday. Recognised: {workdays}</Trans>}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1500}
            value={form.workdays}
            onChange={(event) => change({ workdays: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className="ui-stack">
        {Object.entries(CHINA_NOTICES).map(([year, notice]) => (
          <div key={year}>
            <Button size="small" onClick={() => take(notice)}>
              <Trans>Enter mainland China’s calendar of {year}</Trans>
            </Button>
          </div>
        ))}
        <p className="ui-muted">
          <Trans>For another year, paste the State Council’s notice into the field of holidays.</Trans>
        </p>
      </div>
    </>
  );
}

/** How days are counted: carriers and ports differ in each of these. */
export function FreetimeRules({ form, change }: FreetimeRulesProps) {
  const working = form.free === 'working' || form.charged === 'working';
  return (
    <Disclosure summary={<Trans>How days are counted</Trans>} className="tool-wide" open>
      <div className="free-rules">
        <Checkbox
          label={<Trans>One free time for terminal and road together</Trans>}
          checked={form.merged}
          onChange={(event) => change({ merged: event.currentTarget.checked })}
        />
        <Checkbox
          label={<Trans>The day on which it begins counts as day one</Trans>}
          checked={form.first === 'same-day'}
          onChange={(event) => change({ first: event.currentTarget.checked ? 'same-day' : 'next-day' })}
        />
        <Checkbox
          label={<Trans>Only working days use up free time</Trans>}
          checked={form.free === 'working'}
          onChange={(event) => change({ free: event.currentTarget.checked ? 'working' : 'calendar' })}
        />
        <Checkbox
          label={<Trans>Only working days are charged afterwards</Trans>}
          checked={form.charged === 'working'}
          onChange={(event) => change({ charged: event.currentTarget.checked ? 'working' : 'calendar' })}
        />
        {working ? <DaysOff form={form} change={change} /> : null}
      </div>
    </Disclosure>
  );
}
