import './reference-suggestions.css';
import { Plural } from '@lingui/react/macro';
import { referenceKind } from '#domain/reference-kind.ts';
import { ReferenceLink } from './reference-link.tsx';
import { ReferenceAction, ReferenceNote, referenceIcons } from './reference-words.tsx';

export { referenceKind };

/** Where an input may lead, as links under the field; how many there are is said to a screen reader. */
export function Suggestions({ typed }: { typed: string }) {
  const references = referenceKind(typed);
  if (references.length === 0) return null;
  return (
    <>
      <ul className="home-suggestions">
        {references.map((reference) => {
          const Icon = referenceIcons[reference.kind];
          return (
            <li key={reference.kind}>
              <ReferenceLink className="home-suggestion" reference={reference}>
                <Icon size={20} />
                <span>
                  <ReferenceAction reference={reference} />
                  <ReferenceNote reference={reference} />
                </span>
              </ReferenceLink>
            </li>
          );
        })}
      </ul>
      <span className="ui-hidden" role="status">
        <Plural
          value={references.length}
          one="# suggestion, reached with the down arrow"
          other="# suggestions, reached with the down arrow"
        />
      </span>
    </>
  );
}
