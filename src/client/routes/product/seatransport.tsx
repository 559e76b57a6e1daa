import { createFileRoute } from '@tanstack/react-router';
import { Enquiry } from '#client/features/enquiry/enquiry.tsx';
import { ProductPage } from '#client/features/product/product-page.tsx';
import { loadProduct, productHead } from '#client/features/product/product-query.ts';

export const Route = createFileRoute('/product/seatransport')({
  loader: ({ context }) => loadProduct(context.queryClient, 'seatransport'),
  head: ({ match, loaderData }) => productHead(match.context, 'seatransport', loaderData),
  component: Page,
});

function Page() {
  return <ProductPage mode="seatransport" enquiry={<Enquiry type="sea" />} />;
}
