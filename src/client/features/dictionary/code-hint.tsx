import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InfoIcon } from '#client/ui/icons/status-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { PORT_CODE } from '#domain/port-code.ts';
import { fullUnNumber } from '#domain/un-number.ts';
import { bears } from './did-you-mean.tsx';

interface CodeHintProps<Name extends Dataset> {
  dataset: Name;
  keyword: string;
  /** Result of the search; `fuzzy` when some of it is spelt otherwise than `keyword`. */
  found: { rows: readonly DatasetRows[Name][]; fuzzy: boolean };
  hrefFor(word: string): string;
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <p className="dict-mean">
      <InfoIcon size={20} />
      <span>{children}</span>
    </p>
  );
}

/** Says of what looks like a code and is none how such codes are written, or that there is no such one. */
export function CodeHint<Name extends Dataset>({ dataset, keyword, found, hrefFor }: CodeHintProps<Name>) {
  const number = dataset === 'dangerous-goods' ? fullUnNumber(keyword) : null;
  if (number !== null) {
    return (
      <Hint>
        <Trans>A UN number has four digits, with zeros in front:</Trans>{' '}
        <SiteLink href={hrefFor(`UN${number}`)} className="ui-chip">
          UN {number}
        </SiteLink>
      </Hint>
    );
  }
  const code = keyword.trim().toUpperCase();
  const isForeign = (found.rows.length === 0 || found.fuzzy) && !found.rows.some((row) => bears(dataset, row, code));
  if (dataset !== 'ports' || !PORT_CODE.test(code) || !isForeign) return null;
  return (
    <Hint>
      <Trans>
        No port has the code {code}. UN/LOCODE may have withdrawn it for another one: look for the port by its name.
      </Trans>
    </Hint>
  );
}
