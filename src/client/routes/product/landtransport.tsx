import { createFileRoute } from '@tanstack/react-router';
import { Enquiry } from '#client/features/enquiry/enquiry.tsx';
import { ProductPage } from '#client/features/product/product-page.tsx';
import { loadProduct, productHead } from '#client/features/product/product-query.ts';

export const Route = createFileRoute('/product/landtransport')({
  loader: ({ context }) => loadProduct(context.queryClient, 'landtransport'),
  head: ({ match, loaderData }) => productHead(match.context, 'landtransport', loaderData),
  component: Page,
});

function Page() {
  return <ProductPage mode="landtransport" enquiry={<Enquiry type="land" />} />;
}
