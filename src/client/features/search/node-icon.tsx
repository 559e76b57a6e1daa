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
import { type ContentNode, isContentNode, type SearchNode } from '#contract/search-nodes.ts';
import type { TableIcon } from '#domain/dictionary/datasets/define.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';

type Icon = (props: IconProps) => ReactNode;

const contentIcons: Readonly<Record<ContentNode, Icon>> = {
  pages: DocumentIcon,
  products: ShipIcon,
  faq: InfoIcon,
  news: NewsIcon,
  experts: UserIcon,
  offices: PinIcon,
  milestones: RouteIcon,
  partners: BoxIcon,
};

const tableIcons: Readonly<Record<TableIcon, Icon>> = {
  container: ContainerIcon,
  customs: CustomsIcon,
  document: DocumentIcon,
  flame: FlameIcon,
  pallet: PalletIcon,
  plane: PlaneIcon,
  port: PortIcon,
  thermometer: ThermometerIcon,
};

const iconOf = (node: SearchNode): Icon =>
  isContentNode(node) ? contentIcons[node] : tableIcons[definitions[node].icon];

const productIcons = new Map([
  ['landtransport', TruckIcon],
  ['airtransport', PlaneIcon],
  ['multimodaltransport', RouteIcon],
]);

/** The picture of a hit: that of its node, or of the way of transport that it is about. */
export function NodeIcon({ node, id }: Pick<SearchHit, 'node' | 'id'>) {
  const Icon = (node === 'products' ? productIcons.get(id) : undefined) ?? iconOf(node);
  return <Icon size={22} />;
}
