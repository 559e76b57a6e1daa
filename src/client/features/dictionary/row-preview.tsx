import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#client/ui/button-class.ts';
import { ArrowRightIcon } from '#client/ui/icons/interface-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { CopyActions } from './copy-actions.tsx';
import { entryHref } from './identity.ts';
import type { Speech, TableView } from './table-view.ts';

interface RowPreviewProps<Name extends Dataset> {
  table: TableView<Name>;
  row: DatasetRows[Name];
  speech: Speech;
}

/** An entry opened in place: what matters most, ways to copy it, and the way to all of it. */
export function RowPreview<Name extends Dataset>({ table, row, speech }: RowPreviewProps<Name>) {
  const { Detail } = table;
  return (
    <div className="dict-preview">
      <Detail row={row} place="row" />
      <div className="ui-row dict-actions">
        <SiteLink href={entryHref(table, table.key(row))} className={buttonClass({ variant: 'secondary' })}>
          <span>
            <Trans>Full details</Trans>
          </span>
          <ArrowRightIcon size={20} />
        </SiteLink>
        <CopyActions table={table} row={row} speech={speech} />
      </div>
    </div>
  );
}
