import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Enquiry } from '#client/features/enquiry/enquiry.tsx';
import { HomePage } from '#client/features/home/home-page.tsx';
import { homeSearch } from '#client/features/home/home-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/home')({
  staticData: { wholeAt: '/home?whole=1' },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => ({ whole: search.whole === 1 }),
  // Fetched when it is needed: the page that came rendered has been loaded already, and so have all other pages.
  loader: async ({ context, deps }) =>
    (await import('#client/features/home/home-load.ts')).loadHome(context.queryClient, context.locale, deps.whole),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Harbourway, freight that keeps its word`,
      description: msg`Sea, land, air and multimodal freight from China to the world.`,
      path: '/home',
      alone: true,
    }),
  component: Page,
});

function Page() {
  return <HomePage {...Route.useLoaderData()} enquiry={<Enquiry type={null} />} />;
}
