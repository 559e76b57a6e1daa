import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/offline/route-query.ts';
import { newsList } from '#contract/news.ts';

/** The home page. */
export function HomePage() {
  const news = useQuery(routeQuery(newsList, { query: { pageNum: 1, pageSize: 10, kind: undefined } }));
  const { t } = useLingui();
  return (
    <div className="page" title={t`Home`}>
      <h1>
        <Trans>Freight that keeps its word</Trans>
      </h1>
      <p>{news.data?.total ?? '-'}</p>
    </div>
  );
}
