import { Trans } from '@lingui/react/macro';
import type { Reference } from '#domain/reference-kind.ts';
import { ReferenceField } from './reference-field.tsx';
import { ReferenceLink } from './reference-link.tsx';

const examples: readonly (Reference & { shown: string })[] = [
  { kind: 'container', normalized: 'CSQU3054383', shown: 'CSQU3054383' },
  { kind: 'port', normalized: 'CNNGB', shown: 'CNNGB' },
  { kind: 'hs-code', normalized: '850760', shown: '8507.60' },
  { kind: 'un-number', normalized: '3480', shown: 'UN3480' },
];

/** The one field, and an example of each kind it understands. Until its script comes it is a form and four links. */
export function HomeLookup() {
  return (
    <>
      <ReferenceField />
      <p className="home-examples">
        <Trans>Try</Trans>
        {examples.map((example) => (
          <ReferenceLink key={example.kind} reference={example}>
            {example.shown}
          </ReferenceLink>
        ))}
      </p>
    </>
  );
}
