import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button-class.ts';

/** What works without a connection, and what does not. */
export function HomeOffline() {
  return (
    <section className="ui-band ui-band-tint ui-corrugated">
      <div className="ui-wrap home-split">
        <div className="ui-stack ui-measure">
          <h2>
            <Trans>Dictionary and news work without a connection</Trans>
          </h2>
          <p>
            <Trans>
              A table is kept on this device once you have opened it, and is then searched whole, with the same results
              as online. News you have read stays readable. Every page says how old its data is. What needs the carrier
              or us, such as positions and enquiries, needs a connection.
            </Trans>
          </p>
        </div>
        <Link to="/dictionary/ports" className={buttonClass({ variant: 'primary' })}>
          <Trans>Open the dictionary</Trans>
        </Link>
      </div>
    </section>
  );
}
