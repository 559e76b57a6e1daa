import { Trans } from '@lingui/react/macro';
import { isUnreachable } from '#client/api/errors.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { searchAddress } from '#client/lib/search-history.ts';
import { verbatim } from '#client/lib/verbatim.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { tableHref } from './addresses.ts';
import { keywordParam } from './dictionary-search.ts';

interface NothingFoundProps {
  dataset: Dataset;
  keyword: string;
  /** Address of the same search without filters; null when none is set. */
  unfilteredHref: string | null;
}

/** Nothing in this table: what else to try. */
export function NothingFound({ dataset, keyword, unfilteredHref }: NothingFoundProps) {
  const locale = useLocale();
  if (keyword === '') {
    return (
      <EmptyState title={<Trans>No entry has all of these filters</Trans>}>
        <Trans>Remove one of them.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={<Trans>Nothing found for “{verbatim(keyword)}”</Trans>}>
      <ul className="dict-hints">
        <li>
          <Trans>Check the spelling, or type only the first letters.</Trans>
        </li>
        <li>
          <Trans>A code, an English or Chinese name, pinyin or its initials: each of them works.</Trans>
        </li>
        {unfilteredHref === null ? null : (
          <li>
            <SiteLink href={unfilteredHref}>
              <Trans>Search without the filters</Trans>
            </SiteLink>
          </li>
        )}
      </ul>
      <p>
        <Trans>Search elsewhere:</Trans>
      </p>
      <ul className="dict-others">
        <li>
          <SiteLink className="ui-chip" href={searchAddress(keyword)}>
            <Trans>The whole site</Trans>
          </SiteLink>
        </li>
        {Object.values(definitions)
          .filter((table) => table.dataset !== dataset)
          .map((table) => (
            <li key={table.dataset}>
              <SiteLink
                className="ui-chip"
                href={tableHref(table.path, { view: table.view, q: keywordParam(keyword) })}
              >
                {textIn(locale, table.title)}
              </SiteLink>
            </li>
          ))}
      </ul>
    </EmptyState>
  );
}

/** The tables that this device holds, as ways on while there is no connection. */
function SavedTables({ dataset }: { dataset: Dataset }) {
  const locale = useLocale();
  const saved = Object.values(definitions).filter((table) => table.dataset !== dataset && packs.has(table.dataset));
  if (saved.length === 0) return null;
  return (
    <>
      <p>
        <Trans>These tables are on this device:</Trans>
      </p>
      <ul className="dict-others">
        {saved.map((table) => (
          <li key={table.dataset}>
            <SiteLink className="ui-chip" href={table.address}>
              {textIn(locale, table.title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface NoAnswerProps {
  dataset: Dataset;
  error: unknown;
  onRetry: () => void;
  headingLevel?: 1 | 2;
}

/** The table could not be asked: no connection and no pack, or a failure. */
export function NoAnswer({ dataset, error, onRetry, headingLevel = 2 }: NoAnswerProps) {
  if (!isUnreachable(error)) return <Unavailable headingLevel={headingLevel} error={error} onRetry={onRetry} />;
  const known = packs.has(dataset);
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={known ? <Trans>Not in the saved table</Trans> : <Trans>This table is not on this device yet</Trans>}
      actions={
        <Button icon={<RefreshIcon size={20} />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        {known ? (
          <Trans>Our server cannot be reached now, and the edition on this device does not have it.</Trans>
        ) : (
          <Trans>
            Our server cannot be reached now. As soon as it answers, the table loads by itself and is saved whole, so
            that the next time it works without a connection.
          </Trans>
        )}
      </p>
      <SavedTables dataset={dataset} />
    </EmptyState>
  );
}
