import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { SearchHit } from '#contract/search.ts';
import { textsOf } from './hit-texts.ts';
import { Marked } from './marked.tsx';
import { NodeIcon } from './node-icon.tsx';
import { useNodeWords } from './node-words.ts';

/** A hit: what it is, its title with the words marked, and where they stand. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const word = useNodeWords();
  const formats = useFormats();
  const { title, other, snippet } = textsOf(hit, useLocale());
  return (
    <li className="search-hit">
      <span className="search-hit-icon">
        <NodeIcon node={hit.node} id={hit.id} />
      </span>
      <div className="search-hit-body">
        <p className="search-hit-meta">
          {word(hit.node)}
          {hit.date === null ? null : (
            <>
              {' · '}
              <time dateTime={hit.date}>{formats.date(hit.date)}</time>
            </>
          )}
        </p>
        <h2 className="search-hit-title">
          <SiteLink href={hit.address}>
            <span lang={title.lang}>
              <Marked {...title} />
            </span>
          </SiteLink>
          {hit.code === null ? null : (
            <span className="search-hit-code ui-code">
              <Marked {...hit.code} />
            </span>
          )}
        </h2>
        {other === null ? null : (
          <p className="search-hit-other" lang={other.lang}>
            <Marked {...other} />
          </p>
        )}
        {hit.also === null ? null : (
          <p className="search-hit-other">
            <Trans>
              Matches: <Marked {...hit.also} />
            </Trans>
          </p>
        )}
        {snippet.text === '' ? null : (
          <p className="search-hit-snippet" lang={snippet.lang}>
            <Marked {...snippet} />
          </p>
        )}
      </div>
    </li>
  );
}
