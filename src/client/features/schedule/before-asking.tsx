import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';

/** Preview of the contents of an answer, shown while nothing has been asked. */
export function BeforeAsking() {
  return (
    <ul className="plan-hints">
      <li>
        <h2>
          <Trans>Departure and arrival</Trans>
        </h2>
        <p>
          <Trans>Vessel, voyage and days at sea, direct or with transshipment, in local port time.</Trans>
        </p>
      </li>
      <li>
        <h2>
          <Trans>Cut-offs</Trans>
        </h2>
        <p>
          <Trans>Deadlines for booking, SI, VGM and gate-in.</Trans>
        </p>
      </li>
      <li>
        <h2>
          <Trans>Space and rate</Trans>
        </h2>
        <p>
          <Trans>A schedule does not guarantee space.</Trans>
          <SentenceGap />
          <Link to="/aboutus/contactus">
            <Trans>Check with us before you plan</Trans>
          </Link>
        </p>
      </li>
    </ul>
  );
}
