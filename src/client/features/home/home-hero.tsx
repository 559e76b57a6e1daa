import { Trans } from '@lingui/react/macro';
import { HomeLookup } from './home-lookup.tsx';
import { HomeMap } from './home-map.tsx';

/** The first screen: what the company is, the one field, and the lanes on a map of dots. */
export function HomeHero() {
  return (
    <section className="home-hero ui-band-deep">
      <div className="ui-wrap">
        <div className="ui-stack">
          <h1>
            <Trans>Freight that keeps its word</Trans>
          </h1>
          <p className="home-hero-lead">
            <Trans>
              By sea, land and air from Ningbo to the world. Enter a container number, a bill of lading, a port, an HS
              code or a UN number.
            </Trans>
          </p>
          <HomeLookup />
        </div>
        <HomeMap />
      </div>
    </section>
  );
}
