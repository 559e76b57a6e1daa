import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { InfoIcon } from '#client/ui/icons/status-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { DATASETS } from '#contract/datasets.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';
import { useNodeWords } from './node-words.ts';

/** Beside hits of this device: the tables it does not hold, in which there may be more, and where to save them. */
export function NotSearched() {
  const word = useNodeWords();
  const locale = useLocale();
  const missing = DATASETS.filter((dataset) => !packs.has(dataset)).map(word);
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(missing);
  return (
    <p className="search-missing">
      <InfoIcon size={20} />
      <span>
        <Trans>
          Not searched, as they are not on this device: {names}.{' '}
          <SiteLink href="/offline">Save tables for use without a connection</SiteLink>
        </Trans>
      </span>
    </p>
  );
}
