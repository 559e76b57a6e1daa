import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { DangerousDetail } from '#client/features/dictionary/tables/dangerous-detail.tsx';
import { dangerousGoodsTable } from '#client/features/dictionary/tables/dangerous-goods.tsx';

export const Route = createFileRoute('/dictionary/dangerousGoods_/$key')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, dangerousGoodsTable, params.key),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/dangerousGoods',
      title: msg`Dangerous goods`,
      description: msg`UN numbers with names in both languages, classes, labels and packing groups.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={dangerousGoodsTable} Detail={DangerousDetail} entryKey={Route.useParams().key} />;
}
