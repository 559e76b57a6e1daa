import type { ReactNode } from 'react';
import {
  BoxIcon,
  ContainerIcon,
  CustomsIcon,
  FlameIcon,
  PalletIcon,
  PinIcon,
  PortIcon,
  RouteIcon,
  ShipIcon,
  ThermometerIcon,
} from '#client/ui/icons/freight-icons.tsx';
import type { IconProps } from '#client/ui/icons/icon.tsx';
import { DocumentIcon, NewsIcon, UserIcon } from '#client/ui/icons/interface-icons.tsx';
import { InfoIcon } from '#client/ui/icons/status-icons.tsx';
import { PlaneIcon, TruckIcon } from '#client/ui/icons/transport-icons.tsx';
import type { SearchHit } from '#contract/search.ts';
import type { SearchNode } from '#contract/search-nodes.ts';

const icons: Readonly<Record<SearchNode, (props: IconProps) => ReactNode>> = {
  pages: DocumentIcon,
  products: ShipIcon,
  faq: InfoIcon,
  news: NewsIcon,
  experts: UserIcon,
  offices: PinIcon,
  milestones: RouteIcon,
  partners: BoxIcon,
  ports: PortIcon,
  'hs-codes': CustomsIcon,
  containers: ContainerIcon,
  'cold-box': ThermometerIcon,
  'trade-terms': DocumentIcon,
  'dangerous-goods': FlameIcon,
  pallets: PalletIcon,
};

const productIcons = new Map([
  ['landtransport', TruckIcon],
  ['airtransport', PlaneIcon],
  ['multimodaltransport', RouteIcon],
]);

/** The picture of a hit: that of its node, or of the way of transport that it is about. */
export function NodeIcon({ node, id }: Pick<SearchHit, 'node' | 'id'>) {
  const Icon = (node === 'products' ? productIcons.get(id) : undefined) ?? icons[node];
  return <Icon size={22} />;
}
