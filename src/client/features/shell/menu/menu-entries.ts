import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { Bilingual } from '#contract/locale.ts';
import type { TablePath } from '#domain/dictionary/datasets/define.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';

/** A route, or a table of the dictionary. */
type Target = NonNullable<LinkProps['to']> | TablePath;

/** A line of a menu: where it leads. */
interface MenuLine {
  to: Target;
  label: MessageDescriptor | Bilingual;
}

/** An entry of the main menu: a page, or a section with its visible pages. `base` is the beginning of its addresses. */
export interface MenuEntry extends MenuLine {
  base: string;
  children?: readonly MenuLine[];
}

/** SHELL-01: the visible routes in menu order, before access is looked at; experts are added at run time (ROUTE-07). */
export const menuEntries: readonly MenuEntry[] = [
  { base: '/home', to: '/home', label: msg`Home` },
  {
    base: '/memoirs',
    to: '/memoirs/news',
    label: msg({
      message: 'News & milestones',
      comment: 'Section of news, milestones, party construction and talent plan',
    }),
    children: [
      { to: '/memoirs/news', label: msg`News` },
      { to: '/memoirs/partyconstruction', label: msg`Party building` },
      { to: '/memoirs/talentplan', label: msg`Talent plan` },
      { to: '/memoirs/landmark', label: msg`Milestones` },
    ],
  },
  {
    base: '/product',
    to: '/product/landtransport',
    label: msg`Products`,
    children: [
      { to: '/product/landtransport', label: msg`Land transport` },
      { to: '/product/seatransport', label: msg`Sea transport` },
      { to: '/product/airtransport', label: msg`Air transport` },
      { to: '/product/multimodaltransport', label: msg`Multimodal transport` },
    ],
  },
  {
    base: '/logisticstools',
    to: '/logisticstools/tracking',
    label: msg`Logistics tools`,
    children: [
      { to: '/logisticstools/tracking', label: msg`Track cargo` },
      { to: '/logisticstools/shipplan', label: msg`Sailing schedules` },
      { to: '/logisticstools/watchlist', label: msg`Watch-list` },
      { to: '/logisticstools/notices', label: msg`Shipment notices` },
      { to: '/logisticstools/loadcalculator', label: msg`Load calculator` },
      { to: '/logisticstools/freetime', label: msg`Free time calculator` },
    ],
  },
  {
    base: '/dictionary',
    to: '/dictionary/ports',
    label: msg`Dictionary`,
    children: Object.values(definitions).map(({ address, title }) => ({ to: address, label: title })),
  },
  { base: '/expertteam', to: '/expertteam', label: msg`Expert team` },
  {
    base: '/aboutus',
    to: '/aboutus/partners',
    label: msg`About us`,
    children: [
      { to: '/aboutus/partners', label: msg`Partners` },
      { to: '/aboutus/contactus', label: msg`Contact us` },
      { to: '/aboutus/offices', label: msg`Offices` },
      { to: '/help', label: msg`Help` },
      { to: '/offline', label: msg`Works offline` },
    ],
  },
];
