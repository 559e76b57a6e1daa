import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { coldBoxTable } from '#client/features/dictionary/tables/cold-box.tsx';
import { ColdDetail } from '#client/features/dictionary/tables/cold-detail.tsx';

export const Route = createFileRoute('/dictionary/coldBox/$id')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, coldBoxTable, params.id),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/coldBox',
      title: msg`Cold box products`,
      description: msg`Transport temperatures of cold box products in Celsius and Fahrenheit.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={coldBoxTable} Detail={ColdDetail} entryKey={Route.useParams().id} />;
}
