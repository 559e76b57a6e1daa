import { createFileRoute } from '@tanstack/react-router';
import { Enquiry } from '#client/features/enquiry/enquiry.tsx';
import { ProductPage } from '#client/features/product/product-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/product/landtransport')({
  loader: async ({ context }) =>
    (await import('#client/features/product/product-data.ts')).loadProduct(context, 'landtransport'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: Page,
});

function Page() {
  const { missing } = Route.useLoaderData();
  return <ProductPage missing={missing} mode="landtransport" enquiry={<Enquiry type="land" />} />;
}
