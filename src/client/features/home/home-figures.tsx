import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import type { RowCounts } from './row-counts.ts';

function Numbers({ counts }: { counts: RowCounts }) {
  const formats = useFormats();
  const { ports } = counts;
  const entries = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
  return (
    <dl className="home-numbers">
      <div>
        <dt className="ui-muted">
          <Trans>in business since</Trans>
        </dt>
        <dd>2011</dd>
      </div>
      {ports ? (
        <div>
          <dt className="ui-muted">
            <Trans>ports in the dictionary</Trans>
          </dt>
          <dd>{formats.number(ports)}</dd>
        </div>
      ) : null}
      {entries ? (
        <div>
          <dt className="ui-muted">
            <Trans>entries in all tables</Trans>
          </dt>
          <dd>{formats.number(entries)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Figures of the company: its yard, its years, and the entries of the dictionary. */
export function HomeFigures({ counts }: { counts: RowCounts }) {
  const { t } = useLingui();
  return (
    <section className="ui-band">
      <div className="ui-wrap home-figures">
        <div className="ui-stack">
          <h2>
            <Trans>About 20,000 square metres of cargo yard</Trans>
          </h2>
          <p className="ui-muted">
            <Trans>
              In Ningbo: consolidation, loading, inspection and reefer plugs in one place. The drawing is to scale; the
              orange box is a 40-foot container.
            </Trans>
          </p>
          <Numbers counts={counts} />
        </div>
        <img
          src="/drawings/yard.svg"
          width="600"
          height="300"
          loading="lazy"
          alt={t`Plan of a yard of 200 by 100 metres: gate, stacks, reefer rows and warehouse, one 40-foot container in orange`}
        />
      </div>
    </section>
  );
}
