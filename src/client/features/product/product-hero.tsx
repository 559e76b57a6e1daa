import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import type { Product } from '#contract/content.ts';
import type { ProductMode } from '#contract/content-kinds.ts';
import { textIn } from '#contract/locale.ts';
import { ProductDrawing } from './product-drawing.tsx';

/** The first screen of a product page: what it is in a sentence, the way to a rate, a drawing, the figures. */
export function ProductHero({ product, mode }: { product: Product; mode: ProductMode }) {
  const locale = useLocale();
  return (
    <header className="ui-wrap product-hero">
      <div className="ui-stack">
        <h1>{textIn(locale, product.title)}</h1>
        <p className="product-lead">{textIn(locale, product.lead)}</p>
        <div className="ui-row">
          <a className={buttonClass({ variant: 'primary' })} href="#enquiry">
            <Trans>Get a quote</Trans>
          </a>
        </div>
      </div>
      <div className="product-picture">
        <ProductDrawing mode={mode} />
      </div>
      {product.facts.length > 0 ? (
        <dl className="product-facts">
          {product.facts.map(({ title, text }) => (
            <div key={title.en}>
              <dt>{textIn(locale, title)}</dt>
              <dd>{textIn(locale, text)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </header>
  );
}
