import { createFileRoute } from '@tanstack/react-router';
import { Enquiry } from '#client/features/enquiry/enquiry.tsx';
import { ProductPage } from '#client/features/product/product-page.tsx';
import { loadProduct, productHead } from '#client/features/product/product-query.ts';

export const Route = createFileRoute('/product/airtransport')({
  loader: ({ context }) => loadProduct(context.queryClient, 'airtransport'),
  head: ({ match, loaderData }) => productHead(match.context, 'airtransport', loaderData),
  component: Page,
});

function Page() {
  return <ProductPage mode="airtransport" enquiry={<Enquiry type="air" />} />;
}
