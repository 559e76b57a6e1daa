import { Trans } from '@lingui/react/macro';
import { part } from '#client/lib/part.tsx';
import type { Reference } from '#domain/reference-kind.ts';
import { ReferenceField } from './reference-field.tsx';
import { ReferenceLink } from './reference-link.tsx';

const HomeMap = part(async () => (await import('./home-map.tsx')).HomeMap);

const examples: readonly (Reference & { shown: string })[] = [
  { kind: 'container', normalized: 'CSQU3054383', shown: 'CSQU3054383' },
  { kind: 'port', normalized: 'CNNGB', shown: 'CNNGB' },
  { kind: 'hs-code', normalized: '850760', shown: '8507.60' },
  { kind: 'un-number', normalized: '3480', shown: 'UN3480' },
];

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
          <ReferenceField />
          <p className="home-examples">
            <Trans>For example</Trans>
            {examples.map((example) => (
              <ReferenceLink key={example.kind} className="ui-code" reference={example}>
                {example.shown}
              </ReferenceLink>
            ))}
          </p>
        </div>
        <HomeMap />
      </div>
    </section>
  );
}
