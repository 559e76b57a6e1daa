import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { HomeIcon, type HomeIconName } from './home-icon.tsx';
import type { RowCounts } from './row-counts.ts';

type TablePage =
  `/dictionary/${'ports' | 'hsCode' | 'containerSize' | 'tradeTerms' | 'dangerousGoods' | 'palletSizes'}`;

interface Table {
  to: TablePage;
  dataset: Dataset;
  icon: HomeIconName;
  name: MessageDescriptor;
  use: MessageDescriptor;
}

const tables: readonly Table[] = [
  {
    to: '/dictionary/ports',
    dataset: 'ports',
    icon: 'port',
    name: msg`Ports`,
    use: msg`Code, Chinese and English name, lane and port type`,
  },
  {
    to: '/dictionary/hsCode',
    dataset: 'hs-codes',
    icon: 'customs',
    name: msg`HS codes`,
    use: msg`Unit, export rebate by date, CIQ codes, declaration elements`,
  },
  {
    to: '/dictionary/containerSize',
    dataset: 'containers',
    icon: 'container',
    name: msg`Containers`,
    use: msg`Inner size, door, payload and volume, drawn to scale`,
  },
  {
    to: '/dictionary/tradeTerms',
    dataset: 'trade-terms',
    icon: 'scales',
    name: msg`Trade terms`,
    use: msg`Who pays for what, and where the risk passes`,
  },
  {
    to: '/dictionary/dangerousGoods',
    dataset: 'dangerous-goods',
    icon: 'flame',
    name: msg`Dangerous goods`,
    use: msg`UN number, class, packing group and label`,
  },
  {
    to: '/dictionary/palletSizes',
    dataset: 'pallets',
    icon: 'pallet',
    name: msg`Pallet sizes`,
    use: msg`Sizes of ISO 6780 and GB/T 2934, drawn to scale`,
  },
];

/** The ways to the six tables, each with what it is good for. */
export function HomeTools({ counts }: { counts: RowCounts }) {
  const { i18n } = useLingui();
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
          {tables.map(({ to, dataset, icon, name, use }) => {
            const count = counts[dataset];
            return (
              <Link key={to} to={to} className="home-tile">
                <HomeIcon name={icon} size={28} />
                <b>
                  {i18n._(name)}
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
