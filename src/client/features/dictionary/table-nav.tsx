import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { tableHref } from './addresses.ts';
import { FACES } from './faces.ts';

/** The tables of the dictionary side by side. */
export function TableNav({ dataset }: { dataset: Dataset }) {
  const { i18n, t } = useLingui();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the strip is wider than the screen: the table one is in must not lie beyond its edge.
    const current = strip.current?.querySelectorAll('a')[Object.keys(FACES).indexOf(dataset)];
    if (strip.current && current) {
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [dataset]);
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
