import { Trans } from '@lingui/react/macro';
import { ContainerPlate } from '#client/ui/container-plate.tsx';

/** Before anything is typed: where the two kinds of number stand. */
export function WhereToFind() {
  return (
    <ul className="track-columns">
      <li className="ui-stack">
        <ContainerPlate owner="CSQU" serial="305438" digit="3" />
        <h2>
          <Trans>Container number</Trans>
        </h2>
        <p>
          <Trans>
            On the doors, the sides, the roof and the papers: three letters of the owner, U, J or Z, six digits, and the
            check digit in a frame.
          </Trans>
        </p>
      </li>
      <li className="ui-stack">
        <p className="ui-plate track-paper ui-corrugated" aria-hidden="true">
          B/L No. MAEU123456789
        </p>
        <h2>
          <Trans>Bill of lading number</Trans>
        </h2>
        <p>
          <Trans>
            At the top right of the bill and in the booking confirmation: letters and digits, often beginning with the
            four letters of the carrier.
          </Trans>
        </p>
      </li>
    </ul>
  );
}
