import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PRODUCT_MODES, type ProductMode } from '#contract/content-kinds.ts';
import { productNames, shortNames } from './product-data.ts';

/** The four ways of transport side by side, the present one marked. */
export function ProductModes({ current }: { current: ProductMode }) {
  const { i18n, t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // With large letters the strip is wider than the screen: the mode one is at must not lie beyond its edge.
    const here = strip.current?.children[PRODUCT_MODES.indexOf(current)];
    if (strip.current && here instanceof HTMLElement) {
      strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2;
    }
  }, [current]);
  return (
    <nav aria-label={t`Ways of transport`}>
      <ul ref={strip} className="product-modes">
        {PRODUCT_MODES.map((mode) => (
          <li key={mode}>
            <Link to={`/product/${mode}`} aria-current={mode === current ? 'page' : undefined}>
              <span className="product-mode-long">{i18n._(productNames[mode])}</span>
              <span className="product-mode-short">{i18n._(shortNames[mode])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
