import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { ColdProductPage } from '#client/features/dictionary/tables/cold-pages.tsx';

export const Route = createFileRoute('/dictionary/coldBox/$id')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'cold-box', params.id, ColdProductPage),
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
  return <ColdProductPage entryKey={Route.useParams().id} />;
}
