import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PRODUCT_MODES, type ProductMode } from '#contract/content-kinds.ts';
import { productNames } from './product-data.ts';

/** The four ways of transport side by side, the present one marked. */
export function ProductModes({ current }: { current: ProductMode }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Ways of transport`}>
      <ul className="product-modes">
        {PRODUCT_MODES.map((mode) => (
          <li key={mode}>
            <Link to={`/product/${mode}`} aria-current={mode === current ? 'page' : undefined}>
              {i18n._(productNames[mode])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
