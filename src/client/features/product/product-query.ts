import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { type HeadContext, pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import type { ProductMode } from '#contract/content-kinds.ts';
import { type Bilingual, textIn } from '#contract/locale.ts';

/** The product pages as titles and links name them. */
export const productNames: Readonly<Record<ProductMode, MessageDescriptor>> = {
  landtransport: msg`Land transport`,
  seatransport: msg`Sea transport`,
  airtransport: msg`Air transport`,
  multimodaltransport: msg`Multimodal transport`,
};

/** The question behind a product page. */
export function productPage(mode: ProductMode) {
  return routeQuery('products.entry', { params: { id: mode } });
}

type Client = Parameters<typeof prefetch>[0];

/** For the loader: has the page's content before it is drawn; gives what its head says. Throws not-found. */
export async function loadProduct(client: Client, mode: ProductMode): Promise<{ lead: Bilingual } | undefined> {
  const question = productPage(mode);
  try {
    await prefetch(client, question);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) throw notFound();
    throw error;
  }
  const product = client.getQueryData(question.queryKey);
  return product && { lead: product.lead };
}

/** Title and description of a product page (PROD-01). */
export function productHead(context: HeadContext, mode: ProductMode, loaded: { lead: Bilingual } | undefined) {
  const title = productNames[mode];
  return pageHead(context, {
    title,
    description: loaded ? textIn(context.locale, loaded.lead) : title,
    path: `/product/${mode}`,
  });
}
