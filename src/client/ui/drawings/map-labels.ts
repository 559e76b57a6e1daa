import type { Point } from './projection.ts';

/** A name beside its place: where its baseline begins in the frame, and how far that is from the place in letters. */
export interface Label {
  x: number;
  y: number;
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Frame {
  width: number;
  height: number;
}

/** Half the size of a pin and the gap to its name, as shares of a letter. */
const PIN = 0.38;
const GAP = 0.25;

/** How wide a name is drawn: Chinese characters are square, Latin letters a little over half of that. */
function widthOf(name: string, letter: number): number {
  let width = 0;
  for (const sign of name) width += letter * (/\p{Script=Han}/u.test(sign) ? 1 : 0.58);
  return width;
}

function candidates({ x, y }: Point, width: number, letter: number): { label: Label; box: Box }[] {
  const half = letter * 0.6;
  const pin = letter * PIN;
  const beside = pin + letter * GAP;
  const box = (left: number, middle: number): Box => ({
    left,
    right: left + width,
    top: middle - half,
    bottom: middle + half,
  });
  // The baseline stands a third of a letter below the middle of the text.
  const at = (left: number, middle: number, anchor: Label['anchor'], anchorX: number) => {
    const baseline = middle + letter * 0.35;
    const label = { x: anchorX, y: baseline, dx: (anchorX - x) / letter, dy: (baseline - y) / letter, anchor };
    return { label, box: box(left, middle) };
  };
  return [
    at(x + beside, y, 'start', x + beside),
    at(x - beside - width, y, 'end', x - beside),
    at(x - width / 2, y - pin - half, 'middle', x),
    at(x - width / 2, y + pin + half, 'middle', x),
  ];
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Finds a side for each name on which it covers no other name and no pin and stays in the frame; null where there is
 * none. The first in the list choose first. `letter` is the height of a letter in units of the frame.
 */
export function placeLabels(
  places: readonly { name: string; at: Point }[],
  frame: Frame,
  letter: number,
): (Label | null)[] {
  const pin = letter * PIN;
  const taken: Box[] = places.map(({ at }) => ({
    left: at.x - pin,
    right: at.x + pin,
    top: at.y - pin,
    bottom: at.y + pin,
  }));
  return places.map(({ name, at }, own) => {
    const found = candidates(at, widthOf(name, letter), letter).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= frame.width &&
        box.top >= 0 &&
        box.bottom <= frame.height &&
        !taken.some((other, index) => index !== own && overlap(box, other)),
    );
    if (!found) return null;
    taken.push(found.box);
    return found.label;
  });
}
