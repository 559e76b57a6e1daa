import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import type { ProductMode } from '#contract/content-kinds.ts';
import { productNames, productPage } from './product-data.ts';
import { ProductHero } from './product-hero.tsx';
import { ProductModes } from './product-modes.tsx';
import './product.css';
import './product-body.css';
import { DataAge } from '#client/offline/data-age.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { NoProduct } from './no-product.tsx';
import { ProductBody } from './product-body.tsx';

interface ProductPageProps {
  mode: ProductMode;
  /** Nothing is published about it yet. */
  missing: boolean;
  /** The form that asks for a rate; it belongs to another part of the site. */
  enquiry: ReactNode;
}

/** PROD-01: what a way of transport is, how it goes, what it takes, and the enquiry. */
export function ProductPage({ mode, missing, enquiry }: ProductPageProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const query = useQuery(productPage(mode));
  const product = query.data;
  return (
    <article className="product">
      <div className="ui-wrap product-top">
        <Breadcrumbs
          label={t`You are here`}
          items={[{ label: t`Home`, href: '/home' }, { label: t`Products` }, { label: i18n._(productNames[mode]) }]}
          onNavigate={(href) => void navigate({ href })}
        />
        <ProductModes current={mode} />
      </div>
      {product ? (
        <>
          <ProductHero product={product} mode={mode} />
          <ProductBody product={product} enquiry={enquiry}>
            <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
          </ProductBody>
        </>
      ) : (
        <div className="ui-wrap product-state">
          {missing ? (
            <NoProduct title={i18n._(productNames[mode])}>{enquiry}</NoProduct>
          ) : (
            <QueryPending query={query} queryKey={productPage(mode).queryKey} headingLevel={1} />
          )}
        </div>
      )}
    </article>
  );
}
