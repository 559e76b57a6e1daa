import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { PalletDetail } from '#client/features/dictionary/tables/pallet-detail.tsx';
import { palletsTable } from '#client/features/dictionary/tables/pallets.tsx';

export const Route = createFileRoute('/dictionary/palletSizes_/$id')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, palletsTable, params.id),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/palletSizes',
      title: msg`Pallet sizes`,
      description: msg`Pallet sizes of the world to scale, and how many fit a container.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={palletsTable} Detail={PalletDetail} entryKey={Route.useParams().id} />;
}
