import { Trans, useLingui } from '@lingui/react/macro';
import { forgetAllSearches, forgetSearch, searchAddress, useSearchHistory } from '#client/lib/search-history.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';

/** The history has no cap; so many stand here, the latest first. */
const SHOWN = 12;

/** SHELL-12: what was searched for on this device, to be searched again or forgotten. */
export function PastSearches() {
  const { t } = useLingui();
  const history = useSearchHistory();
  if (history.length === 0) return null;
  return (
    <section className="search-past" aria-labelledby="search-past">
      <h2 id="search-past">
        <Trans>Searched before on this device</Trans>
      </h2>
      <ul className="search-past-list">
        {[...history]
          .reverse()
          .slice(0, SHOWN)
          .map((text) => (
            <li key={text} className="search-past-item">
              <SiteLink href={searchAddress(text)} className="ui-chip">
                {text}
              </SiteLink>
              <button
                type="button"
                className="ui-icon-button"
                aria-label={t`Remove “${text}”`}
                onClick={() => forgetSearch(text)}
              >
                <CloseIcon size={18} />
              </button>
            </li>
          ))}
      </ul>
      <Button variant="quiet" onClick={forgetAllSearches}>
        <Trans>Clear the history</Trans>
      </Button>
    </section>
  );
}
