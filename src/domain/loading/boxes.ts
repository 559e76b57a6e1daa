/** Box types a load is planned for; ids are those of the dictionary's containers. */
export const BOX_IDS = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH'] as const;
export type BoxId = (typeof BOX_IDS)[number];

/** The inside of a box as it is loaded: millimetres, kilograms. */
export interface Box {
  id: BoxId;
  /** Nominal length in feet. */
  feet: number;
  refrigerated: boolean;
  length: number;
  width: number;
  height: number;
  doorWidth: number;
  doorHeight: number;
  payload: number;
}

/** Room kept free in length, width and height: boxes of different makers differ by as much (mm). */
const SPARE_ROOM = 20;
/** Cold air returns over the cargo: reefers are loaded up to a line below the ceiling (mm). */
const AIR_ROOM = 100;

/** Typical figures of the dictionary, here so that a plan needs no data from elsewhere; a test keeps the two equal. */
export const BOXES: readonly Box[] = [
  box('20GP', 20, [5898, 2352, 2393], [2340, 2280], 28_250),
  box('40GP', 40, [12_032, 2352, 2393], [2340, 2280], 26_730),
  box('40HQ', 40, [12_032, 2352, 2698], [2340, 2585], 28_600),
  box('45HQ', 45, [13_556, 2352, 2698], [2340, 2585], 27_700),
  box('20RF', 20, [5455, 2290, 2264], [2290, 2260], 27_400),
  box('40RH', 40, [11_580, 2290, 2544], [2290, 2569], 29_360),
];

type Inside = readonly [length: number, width: number, height: number];

function box(id: BoxId, feet: number, inside: Inside, door: readonly [number, number], payload: number): Box {
  const [length, width, height] = inside;
  const [doorWidth, doorHeight] = door;
  return { id, feet, refrigerated: /^\d+R/.test(id), length, width, height, doorWidth, doorHeight, payload };
}

/** The usable room of a box (mm): less the room to spare, and in a reefer less the way of the air. */
export function usableRoom({ length, width, height, refrigerated }: Box): { dx: number; dy: number; dz: number } {
  return {
    dx: length - SPARE_ROOM,
    dy: width - SPARE_ROOM,
    dz: height - (refrigerated ? AIR_ROOM : SPARE_ROOM),
  };
}

/** Inner volume of a box in cubic metres. */
export function boxVolume({ length, width, height }: Box): number {
  return (length * width * height) / 1e9;
}
