import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useInSight } from '#client/ui/use-in-sight.ts';
import { PRODUCT_MODES, type ProductMode } from '#contract/content-kinds.ts';
import { productNames, shortNames } from './product-data.ts';

/** The four ways of transport side by side, the present one marked. */
export function ProductModes({ current }: { current: ProductMode }) {
  const { i18n, t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  useInSight(strip, PRODUCT_MODES.indexOf(current));
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
