import { createFileRoute } from '@tanstack/react-router';
import { Enquiry } from '#client/features/enquiry/enquiry.tsx';
import { ProductPage } from '#client/features/product/product-page.tsx';
import { loadProduct, productHead } from '#client/features/product/product-query.ts';

export const Route = createFileRoute('/product/multimodaltransport')({
  loader: ({ context }) => loadProduct(context.queryClient, 'multimodaltransport'),
  head: ({ match, loaderData }) => productHead(match.context, 'multimodaltransport', loaderData),
  component: Page,
});

function Page() {
  return <ProductPage mode="multimodaltransport" enquiry={<Enquiry type="combined" />} />;
}
