import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { verbatim } from '#client/lib/verbatim.ts';
import type { SearchAnswer } from '#client/offline/site-search/site-search-question.ts';
import { AsOf } from '#client/ui/as-of.tsx';
import { InfoIcon } from '#client/ui/icons/status-icons.tsx';
import { NotSearched } from './not-searched.tsx';

interface ResultHeadProps {
  answer: SearchAnswer;
  keywords: string;
  /** True while the answer to what is typed now is on its way. */
  pending: boolean;
}

/** How many hits there are, for what, and where they come from. */
export function ResultHead({ answer, keywords, pending }: ResultHeadProps) {
  const formats = useFormats();
  const { total, more, corrected, source } = answer;
  const count = formats.number(total);
  return (
    <div className="search-head">
      <p className="search-count" role="status" aria-busy={pending}>
        {more ? (
          <Trans>More than {count} results</Trans>
        ) : (
          <Plural value={total} one="# result" other={<Trans>{count} results</Trans>} />
        )}
      </p>
      {corrected === null ? null : (
        <p className="search-corrected">
          <InfoIcon size={20} />
          <span>
            <Trans>
              Nothing found for “{verbatim(keywords)}”. Showing results for <b>{corrected}</b>.
            </Trans>
          </span>
        </p>
      )}
      {source === 'device' ? (
        <>
          <AsOf state="offline">
            <Trans>From this device: what you have opened before and the tables saved here</Trans>
          </AsOf>
          <NotSearched />
        </>
      ) : null}
    </div>
  );
}
