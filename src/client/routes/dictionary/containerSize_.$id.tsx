import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { ContainerDetail } from '#client/features/dictionary/tables/container-detail.tsx';
import { containersTable } from '#client/features/dictionary/tables/containers.tsx';

export const Route = createFileRoute('/dictionary/containerSize_/$id')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, containersTable, params.id),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/containerSize',
      title: msg`Containers`,
      description: msg`Container sizes, doors, weights and volumes, drawn to scale.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={containersTable} Detail={ContainerDetail} entryKey={Route.useParams().id} />;
}
