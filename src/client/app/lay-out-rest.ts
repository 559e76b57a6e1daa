import { savesData } from '#client/lib/saves-data.ts';

/** The steps in which pages are laid out, as values of `data-laid-out` at the document; style sheets know them. */
const STEPS = ['some', 'most', 'all'];

/**
 * Has what is below the first screen laid out that style sheets have left for later (`content-visibility`), a step a frame:
 * until then the browser lays out what comes near the screen alone, so that long pages paint as soon as short ones. Not
 * left at that for good, since pictures of a whole page and jumps within it meet guessed heights and blank places.
 */
export function layOutRest(): void {
  const [step, ...rest] = STEPS.slice(STEPS.indexOf(document.documentElement.dataset.laidOut ?? '') + 1);
  if (step === undefined) return;
  requestAnimationFrame(() => {
    document.documentElement.dataset.laidOut = step;
    if (rest.length > 0) setTimeout(layOutRest);
  });
}

/**
 * Has the pictures of the page fetched that are not near the screen, once nothing else waits: who scrolls sees them at once,
 * also where the connection goes meanwhile, and a page that is printed or photographed has them all. Not where the visitor
 * saves bytes.
 */
export function fetchPictures(): void {
  if (savesData()) return;
  for (const picture of document.images) picture.loading = 'eager';
}
