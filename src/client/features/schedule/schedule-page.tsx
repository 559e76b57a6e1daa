import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { part } from '#client/lib/part.tsx';
import type { ScheduleSearch } from './schedule-search.ts';
// The parts' style sheets are in the page's first packets.
import '#client/ui/badge.css';
import '#client/ui/card.css';
import '#client/ui/chips.css';
import '#client/ui/description-list.css';
import '#client/ui/disclosure.css';
import '#client/ui/empty-state.css';
import '#client/ui/field.css';
import './schedule.css';

const PlanForm = part(async () => (await import('./plan-form.tsx')).PlanForm);
const Sailings = part(async () => (await import('./sailings.tsx')).Sailings);

/** What the answer will hold, while nothing has been asked. */
function BeforeAsking() {
  return (
    <ul className="plan-hints">
      <li>
        <h2>
          <Trans>Departure and arrival</Trans>
        </h2>
        <p>
          <Trans>Vessel, voyage and days at sea, direct or with transshipment, in the time of each port.</Trans>
        </p>
      </li>
      <li>
        <h2>
          <Trans>Cut-offs</Trans>
        </h2>
        <p>
          <Trans>By when booking, shipping instructions, VGM and the box must be there.</Trans>
        </p>
      </li>
      <li>
        <h2>
          <Trans>Space and rate</Trans>
        </h2>
        <p>
          <Trans>A schedule promises no space.</Trans>{' '}
          <Link to="/aboutus/contactus">
            <Trans>Ask us before you plan by it</Trans>
          </Link>
        </p>
      </li>
    </ul>
  );
}

/** PLAN-01: sailings between two ports. The query stands in the address, so that it can be sent on and kept. */
export function SchedulePage({ search }: { search: ScheduleSearch }) {
  const { pol, pod } = search;
  const key = JSON.stringify({ ...search, sort: undefined });
  return (
    <div className="ui-wrap plan-page">
      <header className="ui-stack">
        <h1>
          <Trans>Ship plan</Trans>
        </h1>
        <p className="plan-lead">
          <Trans>Departures between two ports over four weeks, with cut-offs in the time of the port.</Trans>
        </p>
      </header>
      <PlanForm key={key} search={search} />
      {pol === undefined || pod === undefined ? <BeforeAsking /> : <Sailings search={{ ...search, pol, pod }} />}
    </div>
  );
}
