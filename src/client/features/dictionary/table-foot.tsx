import { Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { DescriptionList } from '#client/ui/description-list.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { Edition } from '#contract/dictionary.ts';
import { PackPanel } from './pack-panel.tsx';
import { TableFiles } from './table-files.tsx';
import type { Speech, TableView } from './table-view.ts';

interface TableFootProps<Name extends Dataset> {
  table: Pick<TableView<Name>, 'dataset' | 'cautions'>;
  edition: Edition | undefined;
  speech: Speech;
}

function Source({ edition }: { edition: Edition }) {
  if (edition.sourceUrl === null) return edition.source;
  return (
    <a href={edition.sourceUrl} rel="noreferrer">
      {edition.source}
    </a>
  );
}

/** Where the figures come from, how far they may be trusted, and what of them is on the device. */
export function TableFoot<Name extends Dataset>({ table, edition, speech }: TableFootProps<Name>) {
  const { t } = useLingui();
  const { formats, say } = speech;
  return (
    <footer className="dict-foot">
      <section aria-label={t`About these figures`}>
        {edition ? (
          <DescriptionList
            layout="tiles"
            items={[
              { key: 'edition', term: t`Edition`, value: edition.name },
              { key: 'source', term: t`Source`, value: <Source edition={edition} /> },
              {
                key: 'dated',
                term: t`As of`,
                value: <time dateTime={edition.dated}>{formats.date(edition.dated)}</time>,
              },
              { key: 'rows', term: t`Entries`, value: formats.number(edition.rows) },
            ]}
          />
        ) : null}
        <div className="dict-cautions">
          {edition?.sample ? (
            <p>
              <strong>
                <Trans>Sample:</Trans>
              </strong>
              <SentenceGap />
              <Trans>
                these entries were written for this site and are not the official list; verify before you rely on them.
              </Trans>
            </p>
          ) : null}
          {table.cautions.map((caution) => (
            <p key={caution.id}>{say(caution)}</p>
          ))}
        </div>
        <TableFiles dataset={table.dataset} />
      </section>
      <PackPanel dataset={table.dataset} />
    </footer>
  );
}
