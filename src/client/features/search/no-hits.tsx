import { Trans } from '@lingui/react/macro';
import { verbatim } from '#client/lib/verbatim.ts';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { KEYWORD_MAX } from '#contract/page-limits.ts';
import { PastSearches } from './past-searches.tsx';
import { WaysOn } from './ways-on.tsx';

interface NoHitsProps {
  keywords: string;
  /** Address of the same search in everything; null when that was searched. */
  everywhereHref: string | null;
  onDevice: boolean;
}

/** Nothing was found: why that may be, and what else to try. */
export function NoHits({ keywords, everywhereHref, onDevice }: NoHitsProps) {
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={
        onDevice ? (
          <Trans>Nothing on this device for “{verbatim(keywords)}”</Trans>
        ) : (
          <Trans>Nothing found for “{verbatim(keywords)}”</Trans>
        )
      }
    >
      <div className="search-words">
        <ul className="search-hints">
          {everywhereHref === null ? null : (
            <li>
              <SiteLink href={everywhereHref}>
                <Trans>Search in everything</Trans>
              </SiteLink>
            </li>
          )}
          {onDevice ? (
            <li>
              <Trans>
                There is no connection. What you have opened before and the tables saved here were searched; the rest
                follows as soon as you are connected.
              </Trans>
            </li>
          ) : null}
          <li>
            <Trans>Check the spelling, or take fewer words.</Trans>
          </li>
          <li>
            <Trans>Codes, English or Chinese names, pinyin and its initials all work.</Trans>
          </li>
        </ul>
        <p>
          <Trans>Or go straight to:</Trans>
        </p>
        <WaysOn />
      </div>
    </EmptyState>
  );
}

/** Nothing is searched for yet: what can be, and what was. */
export function NothingAsked() {
  return (
    <>
      <PastSearches />
      <EmptyState drawing={<EmptyDrawing />} title={<Trans>What are you looking for?</Trans>}>
        <div className="search-words">
          <p>
            <Trans>
              Type a port, a commodity, a container number, a question. Ports, tariff, dangerous goods, services, news,
              experts and offices are searched together.
            </Trans>
          </p>
          <WaysOn />
        </div>
      </EmptyState>
    </>
  );
}

/** Empty state for a search text that is longer than anything on the site could match. */
export function TooLong() {
  return (
    <EmptyState title={<Trans>That is too long to search for</Trans>}>
      <div className="search-words">
        <p>
          <Trans>
            At most {KEYWORD_MAX} characters can be searched for. Two or three words, a name or a code find most.
          </Trans>
        </p>
        <WaysOn />
      </div>
    </EmptyState>
  );
}
