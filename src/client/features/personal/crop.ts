import type { PicturePart } from '#client/lib/draw-picture.ts';

/** Which square of a picture is chosen: its middle, in pixels of the picture, and how many times it is enlarged. */
export interface Crop {
  width: number;
  height: number;
  x: number;
  y: number;
  zoom: number;
}

/** A square of fewer pixels would look coarse. */
const EDGE_MIN = 96;
const ZOOM_MAX = 5;

/** The largest zoom of a picture; 1 for one that is small already. */
export function largestZoom({ width, height }: Pick<Crop, 'width' | 'height'>): number {
  return Math.min(ZOOM_MAX, Math.max(1, Math.min(width, height) / EDGE_MIN));
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The edge of the chosen square, in pixels of the picture. */
function edgeOf({ width, height, zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The chosen square. */
export function partOf(crop: Crop): PicturePart {
  const edge = edgeOf(crop);
  return { left: crop.x - edge / 2, top: crop.y - edge / 2, width: edge, height: edge };
}

/** The same with a zoom and a middle that are possible: the square never leaves the picture. */
function within(crop: Crop): Crop {
  const zoom = between(1, crop.zoom, largestZoom(crop));
  const half = edgeOf({ ...crop, zoom }) / 2;
  return {
    ...crop,
    zoom,
    x: between(half, crop.x, crop.width - half),
    y: between(half, crop.y, crop.height - half),
  };
}

/** The largest square in the middle of a picture. */
export function middleCrop(width: number, height: number): Crop {
  return { width, height, x: width / 2, y: height / 2, zoom: 1 };
}

/** Moves the square over the picture; `right` and `down` in edges of the square. */
export function moveCrop(crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(crop);
  return within({ ...crop, x: crop.x + right * edge, y: crop.y + down * edge });
}

/** Sets the zoom; the middle stays where the picture allows it. */
export function zoomCrop(crop: Crop, zoom: number): Crop {
  return within({ ...crop, zoom });
}

/** How far a square is from one side to the other, 0 to 1; null where there is no room to move. */
function shareOf(middle: number, edge: number, length: number): number | null {
  const room = length - edge;
  return room < 1 ? null : (middle - edge / 2) / room;
}

/** Where the square stands in each direction, 0 to 1; null where the picture leaves no choice. */
export function placeOf(crop: Crop): { across: number | null; down: number | null } {
  const edge = edgeOf(crop);
  return { across: shareOf(crop.x, edge, crop.width), down: shareOf(crop.y, edge, crop.height) };
}

/** Moves the square to a place, see {@link placeOf}; a direction that is not named stays. */
export function placeCrop(crop: Crop, { across, down }: { across?: number; down?: number }): Crop {
  const edge = edgeOf(crop);
  return within({
    ...crop,
    x: across === undefined ? crop.x : edge / 2 + across * (crop.width - edge),
    y: down === undefined ? crop.y : edge / 2 + down * (crop.height - edge),
  });
}
