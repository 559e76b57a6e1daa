import { useLingui } from '@lingui/react/macro';
import type { Dataset } from '#contract/datasets.ts';
import { tableHref } from './addresses.ts';
import { SiteLink } from './site-link.tsx';
import { TABLES } from './table-list.ts';

/** The tables of the dictionary side by side. */
export function TableNav({ dataset }: { dataset: Dataset }) {
  const { i18n, t } = useLingui();
  return (
    <nav className="dict-nav" aria-label={t`Tables of the dictionary`}>
      <ul>
        {TABLES.map((table) => (
          <li key={table.dataset}>
            <SiteLink href={tableHref(table.path, table.search)} current={table.dataset === dataset}>
              {i18n._(table.title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
