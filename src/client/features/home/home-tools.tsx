import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import {
  ContainerIcon,
  CustomsIcon,
  FlameIcon,
  PalletIcon,
  PortIcon,
  ScalesIcon,
} from '#client/ui/icons/freight-icons.tsx';
import type { IconProps } from '#client/ui/icons/icon.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { RowCounts } from './row-counts.ts';

type TablePage =
  `/dictionary/${'ports' | 'hsCode' | 'containerSize' | 'tradeTerms' | 'dangerousGoods' | 'palletSizes'}`;

interface Table {
  to: TablePage;
  dataset: Dataset;
  icon: (props: IconProps) => ReactNode;
  name: MessageDescriptor;
  use: MessageDescriptor;
}

const tables: readonly Table[] = [
  {
    to: '/dictionary/ports',
    dataset: 'ports',
    icon: PortIcon,
    name: msg`Ports`,
    use: msg`Code, Chinese and English name, lane and port type`,
  },
  {
    to: '/dictionary/hsCode',
    dataset: 'hs-codes',
    icon: CustomsIcon,
    name: msg`HS codes`,
    use: msg`Unit, export rebate by date, CIQ codes, what to declare`,
  },
  {
    to: '/dictionary/containerSize',
    dataset: 'containers',
    icon: ContainerIcon,
    name: msg`Containers`,
    use: msg`Inner size, door, payload and volume, drawn to scale`,
  },
  {
    to: '/dictionary/tradeTerms',
    dataset: 'trade-terms',
    icon: ScalesIcon,
    name: msg`Trade terms`,
    use: msg`Who pays for what, and where the risk passes`,
  },
  {
    to: '/dictionary/dangerousGoods',
    dataset: 'dangerous-goods',
    icon: FlameIcon,
    name: msg`Dangerous goods`,
    use: msg`UN number, class, packing group and label`,
  },
  {
    to: '/dictionary/palletSizes',
    dataset: 'pallets',
    icon: PalletIcon,
    name: msg`Pallet sizes`,
    use: msg`Sizes of ISO 6780 and GB/T 2934, drawn to scale`,
  },
];

interface HomeToolsProps {
  counts: RowCounts | undefined;
  /** A drawn container number for the way to tracking. */
  plate: ReactNode;
}

/** The ways to tracking and to the six tables, each with what it is good for. */
export function HomeTools({ counts, plate }: HomeToolsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <section className="ui-band" aria-labelledby="home-tools">
      <div className="ui-wrap">
        <SectionHeading id="home-tools" title={<Trans>Tools for the day's work</Trans>} />
        <div className="home-tools">
          <Link to="/logisticstools/tracking" className="home-tile home-track">
            {plate}
            <strong>
              <Trans>Track cargo</Trans>
            </strong>
            <span>
              <Trans>Container number or bill of lading. The check digit is checked as you type.</Trans>
            </span>
          </Link>
          {tables.map(({ to, dataset, icon: Icon, name, use }) => {
            const count = counts?.get(dataset);
            return (
              <Link key={to} to={to} className="home-tile">
                <Icon size={28} />
                <strong>
                  {i18n._(name)}
                  {count ? <small>{formats.number(count)}</small> : null}
                </strong>
                <span>{i18n._(use)}</span>
              </Link>
            );
          })}
        </div>
      </div>
    </section>
  );
}
