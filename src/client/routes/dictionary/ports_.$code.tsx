import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { PortDetail } from '#client/features/dictionary/tables/port-detail.tsx';
import { portsTable } from '#client/features/dictionary/tables/ports.tsx';

export const Route = createFileRoute('/dictionary/ports_/$code')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, portsTable, params.code),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/ports',
      title: msg`Ports`,
      description: msg`Port codes, Chinese and English names, countries, trade lanes and port types.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={portsTable} Detail={PortDetail} entryKey={Route.useParams().code} />;
}
