import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Pager } from '#client/i18n/pager.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useWithin } from '#client/lib/list-end.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import type { SearchAnswer } from '#client/offline/site-search/site-search-question.ts';
import { FacetChips } from '#client/ui/chips.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageSizeOf } from '#contract/page-limits.ts';
import { SEARCH_NODES, SEARCH_REACH } from '#contract/search-nodes.ts';
import { HitRow } from './hit-row.tsx';
import { NoHits, NothingAsked, TooLong } from './no-hits.tsx';
import { useNodeWords } from './node-words.ts';
import { ResultHead } from './result-head.tsx';
import type { ResultSearch } from './result-search.ts';
import { resultsOf, soughtIn } from './results.ts';
import { ToolCards } from './tool-cards.tsx';

const EVERYTHING = 'all';

function useResultAddress() {
  const router = useRouter();
  const navigate = useNavigate();
  return {
    hrefOf: (search: ResultSearch) => router.buildLocation({ to: '/searchresult', search }).href,
    go: (search: ResultSearch) => void navigate({ to: '/searchresult', search }),
  };
}

interface PartProps {
  answer: SearchAnswer;
  search: ResultSearch;
}

/** SEARCH-01: the nodes that have hits, with All, as links that also work before the page is alive. */
function NodeFilter({ answer, search }: PartProps) {
  const { t } = useLingui();
  const word = useNodeWords();
  const formats = useFormats();
  const { hrefOf, go } = useResultAddress();
  const withNode = (key: string): ResultSearch => ({
    keywords: search.keywords,
    size: search.size,
    node: SEARCH_NODES.find((node) => node === key),
  });
  const nodes = [
    { node: EVERYTHING, label: t`All`, total: answer.all },
    ...SEARCH_NODES.flatMap((node) => {
      const total = answer.nodes.find((one) => one.node === node)?.total ?? 0;
      return total > 0 || node === search.node ? [{ node, label: word(node), total }] : [];
    }),
  ];
  return (
    <FacetChips
      label={t`Where it was found`}
      options={nodes.map(({ node, label, total }) => ({
        key: node,
        label,
        count: formats.number(total),
        href: hrefOf(withNode(node)),
      }))}
      selected={[search.node ?? EVERYTHING]}
      onToggle={(key) => go(withNode(key))}
    />
  );
}

function Hits({ answer, search }: PartProps) {
  const { hrefOf, go } = useResultAddress();
  const withPage = (page: number, size: number): ResultSearch => ({ ...search, page, size: pageSizeOf(size) });
  const isCut = answer.total > answer.reachable && answer.reachable >= SEARCH_REACH;
  return (
    <>
      <ol className="search-hits">
        {answer.rows.map((hit) => (
          <HitRow key={`${hit.node} ${hit.id}`} hit={hit} />
        ))}
      </ol>
      {isCut ? (
        <p className="ui-muted">
          <Trans>The best {SEARCH_REACH} are listed; another word or one of the filters narrows the search.</Trans>
        </p>
      ) : null}
      {answer.reachable > PAGE_SIZES[0] ? (
        <Pager
          page={search.page ?? 1}
          size={search.size ?? DEFAULT_PAGE_SIZE}
          total={answer.reachable}
          hrefFor={(page, size) => hrefOf(withPage(page, size))}
          onPageChange={(page, size) => go(withPage(page, size))}
        />
      ) : null}
    </>
  );
}

/** Everything below the page's field: the tool, the counts, the hits, and each of the states without any. */
export function ResultsBody({ search }: { search: ResultSearch }) {
  const { hrefOf } = useResultAddress();
  const { text, problem } = soughtIn(search);
  const query = useQuery({ ...resultsOf(search), enabled: problem === null, placeholderData: keepPreviousData });
  const within = useWithin('/searchresult', search, query);
  if (problem === 'empty') return <NothingAsked />;
  if (problem === 'long') return <TooLong />;
  const answer = query.data;
  if (answer === undefined) return <QueryPending query={query} queryKey={resultsOf(search).queryKey} />;
  const everywhere = search.node === undefined ? null : hrefOf({ keywords: search.keywords });
  return (
    <>
      <ToolCards tools={answer.tools} />
      <ResultHead answer={answer} keywords={text} pending={query.isPlaceholderData} />
      {answer.source === 'server' ? (
        <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      ) : null}
      {answer.all > 0 ? <NodeFilter answer={answer} search={search} /> : null}
      {within === undefined ? (
        <Skeleton lines={8} />
      ) : answer.rows.length > 0 ? (
        <Hits answer={answer} search={search} />
      ) : (
        <NoHits keywords={text} everywhereHref={everywhere} onDevice={answer.source === 'device'} />
      )}
    </>
  );
}
