import type { Point } from './projection.ts';

/** A name beside its place: where its baseline begins in the frame, and how far that is from the place in letters. */
export interface Label {
  x: number;
  y: number;
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  /** It stands so far off that a line must lead to it. */
  led?: true;
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
/** How far off a name is put that finds no room beside its pin, in letters: to the side, and from high up to far below. */
const ASIDE = 1.6;
const OFF = [-2.5, -1.3, 0, 1.3, 2.5, 3.7, 4.9, -3.7, -4.9];

/** How wide a name is drawn: Chinese characters are square, Latin letters a little over half of that. */
function widthOf(name: string, letter: number): number {
  let width = 0;
  for (const sign of name) width += letter * (/\p{Script=Han}/u.test(sign) ? 1 : 0.58);
  return width;
}

interface Candidate {
  label: Label;
  box: Box;
}

/** The places for a name to which a line leads from its pin: those to its right first, from above to below. */
function farCandidates({ x, y }: Point, width: number, letter: number): Candidate[] {
  const half = letter * 0.6;
  return ([1, -1] as const).flatMap((side) =>
    OFF.map((off): Candidate => {
      const [dx, dy] = [side * ASIDE, off + 0.35];
      const edge = x + dx * letter;
      const left = side === 1 ? edge : edge - width;
      const middle = y + off * letter;
      return {
        label: { x: edge, y: y + dy * letter, dx, dy, anchor: side === 1 ? 'start' : 'end', led: true },
        box: { left, right: left + width, top: middle - half, bottom: middle + half },
      };
    }),
  );
}

function candidates({ x, y }: Point, width: number, letter: number): Candidate[] {
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

/** Whether a line from one place to another runs through a box; looked at in steps, as boxes are larger than these. */
function crosses(from: Point, to: Point, box: Box): boolean {
  return [0.2, 0.4, 0.6, 0.8, 0.95].some((share) => {
    const x = from.x + share * (to.x - from.x);
    const y = from.y + share * (to.y - from.y);
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

/**
 * Finds a side for each name on which it covers no other name and no pin and stays in the frame; null where there is
 * none. The first in the list choose first. `letter` is the height of a letter in units of the frame. With `far` a name
 * without room at its pin goes further off, with a line to it; the northern ones choose first then, so that the lines
 * spread like a fan.
 */
export function placeLabels(
  places: readonly { name: string; at: Point }[],
  frame: Frame,
  letter: number,
  far = false,
): (Label | null)[] {
  // Where names may go further off, one close to the pin of another place would be taken for its name.
  const pin = letter * (far ? 2 * PIN : PIN);
  const pins: Box[] = places.map(({ at }) => ({
    left: at.x - pin,
    right: at.x + pin,
    top: at.y - pin,
    bottom: at.y + pin,
  }));
  const names: Box[] = [];
  const labels: (Label | null)[] = places.map(() => null);
  const turns = [...places.entries()];
  if (far) turns.sort(([, one], [, other]) => one.at.y - other.at.y);
  for (const [own, { name, at }] of turns) {
    const width = widthOf(name, letter);
    const all = [...candidates(at, width, letter), ...(far ? farCandidates(at, width, letter) : [])];
    const found = all.find(
      ({ label, box }) =>
        box.left >= 0 &&
        box.right <= frame.width &&
        box.top >= 0 &&
        box.bottom <= frame.height &&
        !pins.some((other, index) => index !== own && overlap(box, other)) &&
        !names.some((other) => overlap(box, other) || (label.led && crosses(at, label, other))),
    );
    if (!found) continue;
    names.push(found.box);
    labels[own] = found.label;
  }
  return labels;
}
