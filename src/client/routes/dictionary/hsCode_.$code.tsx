import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { hsCodesTable } from '#client/features/dictionary/tables/hs-codes.tsx';
import { HsDetail } from '#client/features/dictionary/tables/hs-detail.tsx';

export const Route = createFileRoute('/dictionary/hsCode_/$code')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, hsCodesTable, params.code),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/hsCode',
      title: msg`HS codes`,
      description: msg`Product codes with unit, tax refund rate, CIQ codes and declaration elements.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={hsCodesTable} Detail={HsDetail} entryKey={Route.useParams().code} />;
}
