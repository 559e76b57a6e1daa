/** SHELL-10: height of the search drawer, which comes from the top, in CSS pixels. */
export const SEARCH_DRAWER_SIZE = 500;

/** SHELL-15: width of the side panel's popover, in CSS pixels. */
export const DOCK_POPOVER_WIDTH = 200;

/** SHELL-17: how long the notices stand still after they are there, in milliseconds. */
export const NOTICE_START_DELAY_MS = 500;
/** SHELL-17: how many steps of {@link NOTICE_STEP_PX} the notices move in a second. */
const NOTICE_STEPS_PER_SECOND = 30;
/** SHELL-17: length of one step, in CSS pixels; the movement between two steps is drawn smoothly. */
const NOTICE_STEP_PX = 1;
/** SHELL-17: how far a held arrow moves the notices each time, in CSS pixels. */
export const NOTICE_HOLD_PX = 100;
/** SHELL-17: how often a held arrow moves them, in milliseconds. */
export const NOTICE_HOLD_EVERY_MS = 100;

/** How long the notices take for a distance (CSS pixels), in milliseconds. */
export function noticeTime(distance: number): number {
  return (distance / (NOTICE_STEPS_PER_SECOND * NOTICE_STEP_PX)) * 1_000;
}

/** A moment of the notices' way moved by a time (ms), wrapped at both ends of a round of `round` ms. */
export function wrapNoticeTime(moment: number, round: number): number {
  return round > 0 ? ((moment % round) + round) % round : 0;
}
