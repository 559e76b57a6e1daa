import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { DangerousGoodPage } from '#client/features/dictionary/tables/dangerous-pages.tsx';

export const Route = createFileRoute('/dictionary/dangerousGoods_/$key')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'dangerous-goods', params.key, DangerousGoodPage),
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
  return <DangerousGoodPage entryKey={Route.useParams().key} />;
}
