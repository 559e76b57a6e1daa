import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';

type Target = NonNullable<LinkProps['to']>;

/** A menu entry: where it leads and, for a section, what is in it. */
export interface MenuEntry {
  to: Target;
  label: MessageDescriptor;
  children?: readonly { to: Target; label: MessageDescriptor }[];
}

/** SHELL-01: the visible routes in menu order. */
export const menuEntries: readonly MenuEntry[] = [
  { to: '/home', label: msg`Home` },
  { to: '/memoirs/news', label: msg`News` },
  { to: '/logisticstools/tracking', label: msg`Track cargo` },
  {
    to: '/dictionary/ports',
    label: msg`Dictionary`,
    children: [
      { to: '/dictionary/ports', label: msg`Ports` },
      { to: '/dictionary/hsCode', label: msg`HS codes` },
      { to: '/dictionary/containerSize', label: msg`Containers` },
      { to: '/dictionary/tradeTerms', label: msg`Trade terms` },
      { to: '/dictionary/dangerousGoods', label: msg`Dangerous goods` },
      { to: '/dictionary/palletSizes', label: msg`Pallet sizes` },
    ],
  },
];
