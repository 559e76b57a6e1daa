import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import { useInSight } from '#client/ui/use-in-sight.ts';
import { DATASETS, type Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';

/** The tables of the dictionary side by side. */
export function TableNav({ dataset }: { dataset: Dataset }) {
  const { t } = useLingui();
  const locale = useLocale();
  const strip = useRef<HTMLElement>(null);
  useInSight(strip, DATASETS.indexOf(dataset));
  return (
    <nav ref={strip} className="dict-nav" aria-label={t`Tables of the dictionary`}>
      <ul>
        {Object.values(definitions).map((table) => (
          <li key={table.dataset}>
            <SiteLink className="ui-tab" href={table.address} current={table.dataset === dataset}>
              {textIn(locale, table.title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
