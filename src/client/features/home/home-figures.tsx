import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import type { RowCounts } from './row-counts.ts';

/** The yard in metres, a box of 40 feet in the same scale: figures are the pictures. */
function YardDrawing() {
  const { t } = useLingui();
  return (
    <svg
      className="home-yard"
      viewBox="0 0 200 100"
      role="img"
      aria-label={t`20,000 square metres drawn as 200 by 100 metres, with a 40-foot container to the same scale`}
    >
      <path className="home-yard-ground" d="M0 0H200V100H0Z" />
      <path
        className="home-yard-grid"
        d="M20 0V100M40 0V100M60 0V100M80 0V100M100 0V100M120 0V100M140 0V100M160 0V100M180 0V100M0 20H200M0 40H200M0 60H200M0 80H200"
      />
      <path className="home-yard-box" d="M20 40h12.19v2.44H20Z" />
    </svg>
  );
}

/** What can be counted: yard, years, entries of the dictionary. */
export function HomeFigures({ counts }: { counts: RowCounts | undefined }) {
  const formats = useFormats();
  const ports = counts?.get('ports');
  const entries = counts && [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  return (
    <section className="ui-band" aria-labelledby="home-figures">
      <div className="ui-wrap home-figures">
        <div>
          <h2 id="home-figures">
            <Trans>About 20000 square metres of cargo yard</Trans>
          </h2>
          <p className="home-figures-lead">
            <Trans>
              In Ningbo: consolidation, loading, inspection and reefer plugs in one place. The drawing is to scale, one
              square is 20 by 20 metres; the orange mark is a 40-foot container.
            </Trans>
          </p>
          <dl className="home-numbers">
            <div>
              <dt>
                <Trans>in business since</Trans>
              </dt>
              <dd>2011</dd>
            </div>
            {ports ? (
              <div>
                <dt>
                  <Trans>ports in the dictionary</Trans>
                </dt>
                <dd>{formats.number(ports)}</dd>
              </div>
            ) : null}
            {entries ? (
              <div>
                <dt>
                  <Trans>entries in all tables</Trans>
                </dt>
                <dd>{formats.number(entries)}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        <YardDrawing />
      </div>
    </section>
  );
}
