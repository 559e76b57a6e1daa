import { nextTurn, within } from '#client/lib/next-turn.ts';
import { savesData } from '#client/lib/saves-data.ts';

/** How many elements a frame lays out: with what a frame costs by itself, that is less than 50 ms on a slow phone. */
const ELEMENTS_A_FRAME = 40;
/** The longest to wait for a frame, in milliseconds: a page in the background draws none. */
const FRAME_PATIENCE_MS = 500;
/** The longest to wait for pictures, in milliseconds. */
const PICTURES_PATIENCE_MS = 5_000;

/**
 * Has what stands below the first screen laid out (`later.css`), some a frame, and resolves when all of it is: until then
 * the browser lays out what comes near the screen alone, so that long pages paint as soon as short ones. Not left at that
 * for good, since pictures of a whole page and jumps within it meet guessed heights and blank places. It marks elements
 * that React draws, so what has yet to be brought to life comes first.
 */
export async function layOutRest(): Promise<void> {
  for (;;) {
    await within(FRAME_PATIENCE_MS, new Promise(requestAnimationFrame));
    let elements = 0;
    for (const part of document.querySelectorAll<HTMLElement>('.ui-later:not([data-laid-out])')) {
      part.dataset.laidOut = '';
      elements += part.getElementsByTagName('*').length;
      if (elements >= ELEMENTS_A_FRAME) break;
    }
    if (elements === 0) break;
    await nextTurn();
  }
  document.documentElement.dataset.laidOut = 'all';
}

function isThere(picture: HTMLImageElement): Promise<unknown> | undefined {
  if (picture.complete) return undefined;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, resolve, { once: true });
  });
}

/**
 * Has the pictures of the page fetched that are not near the screen, once nothing else waits: who scrolls sees them at once,
 * also where the connection goes meanwhile, and a page that is printed or photographed has them all. Not where the visitor
 * saves bytes. Resolves when they are there, or will not be for a while.
 */
export async function fetchPictures(): Promise<void> {
  if (savesData()) return;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await within(PICTURES_PATIENCE_MS, Promise.all(pictures.map(isThere)));
}
