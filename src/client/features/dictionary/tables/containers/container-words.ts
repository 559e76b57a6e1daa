import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContainerKind } from '#client/ui/drawings/container-walls.tsx';
import type { ColdProduct, Container } from '#contract/tables.ts';

/** The words of the kinds of box. */
export const containerKinds: Readonly<Record<Container['category'], MessageDescriptor>> = {
  dry: msg`Dry`,
  highcube: msg`High cube`,
  reefer: msg`Refrigerated`,
  opentop: msg`Open top`,
  flatrack: msg`Flat rack`,
  tank: msg`Tank`,
  bulk: msg`Bulk`,
  palletwide: msg`Pallet-wide`,
};

/** The drawing of a kind; a pallet-wide box looks like the high cube it is. */
export function drawingKind(category: Container['category']): ContainerKind {
  return category === 'palletwide' ? 'highcube' : category;
}

/** The words of the groups of cold box products. */
export const coldKinds: Readonly<Record<ColdProduct['category'], MessageDescriptor>> = {
  fruit: msg`Fruit`,
  vegetable: msg`Vegetables`,
  meat: msg`Meat`,
  seafood: msg`Fish and seafood`,
  dairy: msg`Dairy and eggs`,
  frozen: msg`Frozen food`,
  flower: msg`Flowers and plants`,
  confectionery: msg`Confectionery`,
  pharma: msg`Pharmaceuticals`,
  beverage: msg`Beverages`,
  other: msg`Other goods`,
};
