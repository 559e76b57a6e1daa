import { Trans } from '@lingui/react/macro';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
// The calculator comes as a part, and its style sheets must not: its HTML is in the page's first packets.
import '#client/ui/button-states.css';
import '#client/ui/field.css';
import '#client/ui/notice.css';
import '#client/ui/tone.css';
import '#client/ui/disclosure.css';
import './tools.css';
import './freetime.css';
import { FreetimeCalculator } from './freetime-calculator.tsx';

/** Free time calculator: what it is stands here as plain text, the calculator comes to life after it. */
export function FreetimePage({ packed }: { packed: string | undefined }) {
  return (
    <div className="ui-wrap tool-page">
      <header className="ui-stack">
        <h1>
          <Trans>Demurrage and detention calculator</Trans>
        </h1>
        <p className="tool-lead">
          <Trans>
            When does the free time end, and what does each day after it cost? Enter the dates of an import container
            and the carrier's tariff. It works on your device, even offline, and nothing is sent to us.
          </Trans>
        </p>
        <noscript>
          <p>
            <Trans>The calculator needs JavaScript; below it shows an example.</Trans>
          </p>
        </noscript>
      </header>
      <FreetimeCalculator packed={packed} />
      <section className="ui-stack tool-about" aria-labelledby="free-about">
        <h2 id="free-about">
          <Trans>What is counted</Trans>
        </h2>
        <ul className="tool-list">
          <li>
            <Trans>Demurrage: days inside the terminal beyond the free time, from discharge to full gate-out.</Trans>
          </li>
          <li>
            <Trans>
              Detention: days outside the terminal beyond the free time, from full gate-out to empty return.
            </Trans>
          </li>
          <li>
            <Trans>
              Some carriers merge both into one free time. The number of days looks longer then; the total need not be.
            </Trans>
          </li>
          <li>
            <Trans>Terminals may charge storage besides; it has a tariff of its own and is not part of this.</Trans>
          </li>
        </ul>
        <p className="ui-measure">
          <strong>
            <Trans>An estimate, not an invoice.</Trans>
          </strong>
          <SentenceGap />
          <Trans>
            The carrier's tariff and the times in its system decide. The tariffs offered as examples are invented. For
            export boxes the same steps run from picking up the empty box to the gate, and from the gate to loading.
          </Trans>
        </p>
      </section>
    </div>
  );
}
