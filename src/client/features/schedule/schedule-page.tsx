import { Trans } from '@lingui/react/macro';
import type { ScheduleSearch } from './schedule-search.ts';
// The parts' style sheets are in the page's first packets.
import '#client/ui/badge.css';
import '#client/ui/button-states.css';
import '#client/ui/combobox.css';
import '#client/ui/copy-button.css';
import '#client/ui/data-table.css';
import '#client/ui/disclosure.css';
import '#client/ui/empty-state.css';
import '#client/ui/field.css';
import '#client/ui/notice.css';
import '#client/ui/route-line.css';
import '#client/ui/tabs.css';
import './schedule.css';
import { PlanAnswer } from './plan-answer.tsx';
import { PlanForm } from './plan-form.tsx';

/** PLAN-01: sailings between two ports. The query stands in the address, so that it can be sent on and kept. */
export function SchedulePage({ search }: { search: ScheduleSearch }) {
  return (
    <div className="ui-wrap plan-page">
      <header className="ui-stack">
        <h1>
          <Trans>Sailing schedules</Trans>
        </h1>
        <p className="plan-lead">
          <Trans>Sailings between two ports, with transit days and cut-offs in local port time.</Trans>
        </p>
        <noscript>
          <p>
            <Trans>Looking up sailings needs JavaScript. We also send them to you on request.</Trans>
          </p>
        </noscript>
      </header>
      <PlanForm search={search} />
      <PlanAnswer search={search} />
    </div>
  );
}
