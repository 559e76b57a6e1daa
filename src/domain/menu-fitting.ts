import type { Locale } from '#contract/locale.ts';

/** SHELL-04: room counted for one item of the menu, in CSS pixels: Chinese labels are short. */
const MENU_ITEM_WIDTH_CHINESE = 100;
/** SHELL-04: the same for every other language. */
const MENU_ITEM_WIDTH_OTHER = 180;
/** SHELL-04: a menu narrower than this shows one item fewer, in CSS pixels. */
const MENU_NARROW_WIDTH = 750;
/** SHELL-04: a menu narrower than this shows none, in CSS pixels. */
const MENU_LEAST_WIDTH = 150;
/** SHELL-04: the width taken for granted while the true one is not known, in CSS pixels. */
export const MENU_DEFAULT_WIDTH = 880;

/** SHELL-04: how many items of the menu are shown at a width (CSS pixels); the rest goes into a submenu. */
export function visibleMenuCount(locale: Locale, width: number = MENU_DEFAULT_WIDTH): number {
  if (!(width >= MENU_LEAST_WIDTH)) return 0;
  const itemWidth = locale === 'zh_CN' ? MENU_ITEM_WIDTH_CHINESE : MENU_ITEM_WIDTH_OTHER;
  const fitting = Math.floor(width / itemWidth);
  return Math.max(0, width < MENU_NARROW_WIDTH ? fitting - 1 : fitting);
}

/**
 * The least width (CSS pixels) at which an item is among those shown, by its place in the menu from 1. The rules of the
 * style sheet, which fit the menu before any script runs, are held to these.
 */
export function leastWidthForItem(locale: Locale, place: number): number {
  const itemWidth = locale === 'zh_CN' ? MENU_ITEM_WIDTH_CHINESE : MENU_ITEM_WIDTH_OTHER;
  const wide = Math.max(MENU_NARROW_WIDTH, place * itemWidth);
  const narrow = Math.max(MENU_LEAST_WIDTH, (place + 1) * itemWidth);
  return narrow < MENU_NARROW_WIDTH ? narrow : wide;
}
