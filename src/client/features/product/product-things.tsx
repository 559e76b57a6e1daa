import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { breadcrumbThing, StructuredData, useSiteOrigin } from '#client/lib/structured-data.tsx';
import type { Product } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { productNames } from './product-data.ts';

/** Structured data of a product page for search engines: the service, its provider and its breadcrumbs. */
export function ProductThings({ product }: { product: Product }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const origin = useSiteOrigin();
  const path = `/product/${product.id}`;
  const name = i18n._(productNames[product.id]);
  const crumbs = [
    { name: t`Home`, path: '/home' },
    { name, path },
  ];
  const service = {
    '@type': 'Service',
    name,
    serviceType: name,
    description: textIn(locale, product.lead),
    url: origin + path,
    provider: { '@type': 'Organization', name: t`Harbourway International Logistics`, url: origin },
  };
  return (
    <>
      <StructuredData thing={service} />
      <StructuredData thing={breadcrumbThing(origin, crumbs)} />
    </>
  );
}
