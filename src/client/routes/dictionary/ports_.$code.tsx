import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { PortPage } from '#client/features/dictionary/tables/ports-pages.tsx';

export const Route = createFileRoute('/dictionary/ports_/$code')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'ports', params.code, PortPage),
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
  return <PortPage entryKey={Route.useParams().code} />;
}
