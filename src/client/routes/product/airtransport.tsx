import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '#client/features/product/product-data.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/product/airtransport')({
  loader: ({ context }) => loadProduct(context, 'airtransport'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: lazyPage('product', 'AirPage'),
});
