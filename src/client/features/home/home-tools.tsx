import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { HomeIcon, type HomeIconName } from './home-icon.tsx';
import type { RowCounts } from './row-counts.ts';

interface Table {
  dataset: Dataset;
  icon: HomeIconName;
  use: MessageDescriptor;
}

const tables: readonly Table[] = [
  {
    dataset: 'ports',
    icon: 'port',
    use: msg`Code, Chinese and English name, lane and port type`,
  },
  {
    dataset: 'hs-codes',
    icon: 'customs',
    use: msg`Unit, export rebate by date, CIQ codes, declaration elements`,
  },
  {
    dataset: 'containers',
    icon: 'container',
    use: msg`Inner size, door, payload and volume, drawn to scale`,
  },
  {
    dataset: 'trade-terms',
    icon: 'scales',
    use: msg`Who pays for what, and where the risk passes`,
  },
  {
    dataset: 'dangerous-goods',
    icon: 'flame',
    use: msg`UN number, class, packing group and label`,
  },
  {
    dataset: 'pallets',
    icon: 'pallet',
    use: msg`Sizes of ISO 6780 and GB/T 2934, drawn to scale`,
  },
];

/** The ways to the six tables, each with what it is good for. */
export function HomeTools({ counts }: { counts: RowCounts }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  return (
    <section className="ui-band">
      <div className="ui-wrap">
        <SectionHeading
          title={<Trans>The logistics dictionary</Trans>}
          lead={
            <Trans>
              A table you have opened stays on this device and is searched whole, also without a connection.
            </Trans>
          }
        />
        <div className="ui-grid home-tiles">
          {tables.map(({ dataset, icon, use }) => {
            const { path, title } = definitions[dataset];
            const count = counts[dataset];
            return (
              <Link key={dataset} to={path} className="home-tile">
                <HomeIcon name={icon} size={28} />
                <b>
                  {textIn(locale, title)}
                  {count ? <small>{formats.number(count)}</small> : null}
                </b>
                <span>{i18n._(use)}</span>
              </Link>
            );
          })}
        </div>
      </div>
    </section>
  );
}
