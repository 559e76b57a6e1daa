import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { SiteLink } from '#client/ui/site-link.tsx';
import { useInSight } from '#client/ui/use-in-sight.ts';
import type { Dataset } from '#contract/datasets.ts';
import { tableHref } from './addresses.ts';
import { FACES } from './faces.ts';

/** The tables of the dictionary side by side. */
export function TableNav({ dataset }: { dataset: Dataset }) {
  const { i18n, t } = useLingui();
  const strip = useRef<HTMLElement>(null);
  useInSight(strip, Object.keys(FACES).indexOf(dataset));
  return (
    <nav ref={strip} className="dict-nav" aria-label={t`Tables of the dictionary`}>
      <ul>
        {Object.values(FACES).map((table) => (
          <li key={table.dataset}>
            <SiteLink
              className="ui-tab"
              href={tableHref(table.path, { view: table.view })}
              current={table.dataset === dataset}
            >
              {i18n._(table.title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
