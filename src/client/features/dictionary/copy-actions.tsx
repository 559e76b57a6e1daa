import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { namesOf } from './identity.ts';
import { orderedNames } from './name-pair.tsx';
import type { Speech, TableView } from './table-view.ts';

interface CopyActionsProps<Name extends Dataset> {
  table: Pick<TableView<Name>, 'code'>;
  row: DatasetRows[Name];
  speech: Speech;
}

/** Buttons that copy an entry's code and names. */
export function CopyActions<Name extends Dataset>({ table, row, speech }: CopyActionsProps<Name>) {
  const { t } = useLingui();
  const code = table.code(row);
  const names = orderedNames(speech.locale, namesOf(row));
  const words = { doneLabel: t`Copied`, failedLabel: t`Not copied` };
  return (
    <>
      {code === null ? null : <CopyButton {...words} shortLabel={code} text={code} label={t`Copy ${code}`} />}
      {names.map(({ text, lang }) => {
        const [label, shortLabel] = lang.startsWith('zh')
          ? [t`Copy the Chinese name`, t`Chinese`]
          : [t`Copy the English name`, t`English`];
        return <CopyButton key={lang} {...words} shortLabel={shortLabel} text={text} label={label} />;
      })}
    </>
  );
}
