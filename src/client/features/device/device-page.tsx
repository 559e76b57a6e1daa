import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { RulesPanel } from './rules-panel.tsx';
// The panels come as a part, and their sheets must not: their HTML is in the page.
import '#client/ui/button-states.css';
import '#client/ui/notice.css';
import '#client/ui/panel.css';
import '#client/ui/progress-bar.css';
import './device.css';
import { DevicePanels } from './device-panels.tsx';

/** PWA-05: what of the site works without a connection, what of it is on this device, and the ways to change that. */
export function DevicePage() {
  return (
    <div className="ui-wrap device-page">
      <SectionHeading
        level={1}
        title={<Trans>What works without a connection</Trans>}
        lead={
          <Trans>
            On board, in the yard, wherever the signal is poor: what is saved on this device can be looked up without a
            connection. Here you see what it holds and how old it is, and save what you will need.
          </Trans>
        }
      />
      <p>
        <Trans>
          What you have written here and has not reached us yet: <Link to="/waiting">waiting to be sent</Link>.
        </Trans>
      </p>
      <DevicePanels />
      <RulesPanel />
    </div>
  );
}
