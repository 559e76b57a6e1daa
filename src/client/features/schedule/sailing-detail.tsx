import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSaveFile } from '#client/i18n/use-save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { CalendarIcon } from '#client/ui/icons/interface-icons.tsx';
import type { Sailing } from '#contract/schedule.ts';
import { CutOffs } from './cut-offs.tsx';
import { Legs } from './legs.tsx';
import { sailingCalendar } from './sailing-calendar.ts';
import { VesselCalls } from './vessel-calls.tsx';

/** All about a sailing: its rides, what must be done before, where the vessel calls, and its times for a calendar. */
export function SailingDetail({ sailing }: { sailing: Sailing }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const saveFile = useSaveFile();
  const save = () =>
    saveFile(() => {
      const { name, text } = sailingCalendar(sailing, locale, i18n, Date.now());
      return { blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }), name };
    });
  return (
    <div className="plan-detail">
      <section className="ui-stack">
        <h3>
          <Trans>Legs</Trans>
        </h3>
        <Legs legs={sailing.legs} />
      </section>
      <section className="ui-stack">
        <h3>
          <Trans>Cut-offs</Trans>
        </h3>
        <CutOffs sailing={sailing} />
        <div>
          <Button size="small" icon={<CalendarIcon size={20} />} onClick={() => void save()}>
            <Trans>Save to calendar (.ics)</Trans>
          </Button>
        </div>
      </section>
      {sailing.legs.map((leg) => (
        <VesselCalls key={leg.sort} leg={leg} company={sailing.companyCode} />
      ))}
    </div>
  );
}
