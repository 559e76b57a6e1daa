import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { ContentPicture } from '#client/ui/content-picture.tsx';
import { ArrowRightIcon } from '#client/ui/icons/interface-icons.tsx';
import { RouteLine } from '#client/ui/route-line.tsx';
import type { Product } from '#contract/content.ts';
import { PRODUCT_MODES } from '#contract/content-kinds.ts';
import { textIn } from '#contract/locale.ts';
import { productNames } from './product-data.ts';
import { ProductThings } from './product-things.tsx';

function Points({ points }: Pick<Product, 'points'>) {
  const locale = useLocale();
  return (
    <ul className="product-points">
      {points.map(({ title, text }) => (
        <li key={title.en}>
          <h3>{textIn(locale, title)}</h3>
          <p>{textIn(locale, text)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The way of an order as stops of a route; all of them still lie ahead. */
function Steps({ steps }: Pick<Product, 'steps'>) {
  const locale = useLocale();
  const { t } = useLingui();
  return (
    <RouteLine
      label={t`How a shipment runs`}
      direction="vertical"
      stops={steps.map(({ title, text }, index) => ({
        key: title.en,
        label: textIn(locale, title),
        state: 'next',
        stateLabel: t`Step ${index + 1}`,
        note: textIn(locale, text),
      }))}
    />
  );
}

function NextProduct({ mode }: { mode: Product['id'] }) {
  const { i18n } = useLingui();
  const next = PRODUCT_MODES[(PRODUCT_MODES.indexOf(mode) + 1) % PRODUCT_MODES.length] ?? mode;
  return (
    <Link to={`/product/${next}`} className="product-next">
      <span className="ui-muted">
        <Trans>Next service</Trans>
      </span>
      <b>{i18n._(productNames[next])}</b>
      <ArrowRightIcon />
    </Link>
  );
}

interface ProductBodyProps {
  product: Product;
  enquiry: ReactNode;
  /** How old what is shown is. */
  children: ReactNode;
}

/** Content of a product page, with the enquiry at its end. */
export function ProductBody({ product, enquiry, children }: ProductBodyProps) {
  const locale = useLocale();
  const { points, steps, body, images } = product;
  return (
    <>
      <div className="ui-wrap product-age">{children}</div>
      <ProductThings product={product} />
      {points.length > 0 ? (
        <section className="ui-band ui-band-alt">
          <div className="ui-wrap ui-stack">
            <h2>
              <Trans>What you can rely on</Trans>
            </h2>
            <Points points={points} />
          </div>
        </section>
      ) : null}
      <section className="ui-band">
        <div className="ui-wrap product-read">
          <div className="product-text">
            <RichText className="product-text" html={textIn(locale, body)} />
            {images.map((image) => (
              <ContentPicture
                key={image.httpUrl}
                image={image}
                alt={textIn(locale, image.alt)}
                sizes="(min-width: 900px) 720px, 92vw"
              />
            ))}
          </div>
          {steps.length > 0 ? (
            <div className="product-steps">
              <h2>
                <Trans>From enquiry to delivery</Trans>
              </h2>
              <Steps steps={steps} />
            </div>
          ) : null}
        </div>
      </section>
      <section className="ui-band ui-band-tint">
        <div className="ui-wrap product-ask">
          <div className="product-panel">{enquiry}</div>
          <aside className="product-aside">
            <div className="ui-stack">
              <h2>
                <Trans>What happens next</Trans>
              </h2>
              <ol className="product-next-steps">
                <li>
                  <Trans>You get a reference number at once, and we have everything you wrote.</Trans>
                </li>
                <li>
                  <Trans>A colleague who works this lane checks space, rate and cut-offs.</Trans>
                </li>
                <li>
                  <Trans>You get a quote that says what it includes and how long it is valid.</Trans>
                </li>
              </ol>
            </div>
          </aside>
        </div>
        <div className="ui-wrap">
          <NextProduct mode={product.id} />
        </div>
      </section>
    </>
  );
}
