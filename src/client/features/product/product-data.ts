import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ProblemError } from '#client/api/errors.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import type { ProductMode } from '#contract/content-kinds.ts';
import { type Locale, textIn } from '#contract/locale.ts';

/** The product pages as menus and links name them. */
export const productNames: Readonly<Record<ProductMode, MessageDescriptor>> = {
  landtransport: msg`Land transport`,
  seatransport: msg`Sea transport`,
  airtransport: msg`Air transport`,
  multimodaltransport: msg`Multimodal transport`,
};

/** The same side by side on a phone, where four whole names do not fit. */
export const shortNames: Readonly<Record<ProductMode, MessageDescriptor>> = {
  landtransport: msg`Land`,
  seatransport: msg`Sea`,
  airtransport: msg`Air`,
  multimodaltransport: msg`Multimodal`,
};

/** The question behind a product page. */
export function productPage(mode: ProductMode) {
  return routeQuery('products.entry', { params: { id: mode } });
}

interface Context {
  queryClient: Parameters<typeof prefetch>[0];
  i18n: { _(message: MessageDescriptor): string };
  locale: Locale;
}

/**
 * For the loader: has the page's content before it is drawn, and gives what its head says. A page whose content is not
 * there yet is `missing`: its address is one of the menu and leads somewhere all the same.
 */
export async function loadProduct({ queryClient, i18n, locale }: Context, mode: ProductMode) {
  const question = productPage(mode);
  const missing = await prefetch(queryClient, question).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ProblemError && error.status === 404) return true;
      throw error;
    },
  );
  const product = queryClient.getQueryData(question.queryKey);
  const title = i18n._(productNames[mode]);
  const description = product ? textIn(locale, product.lead) : title;
  return { missing, title, description, path: missing ? null : `/product/${mode}` };
}
