/** How a piece may be turned: every way, on its base only (this side stays up), or not at all. */
export const TURNINGS = ['any', 'upright', 'none'] as const;
export type Turning = (typeof TURNINGS)[number];

/** Cargo of one kind; whole millimetres, kilograms per piece. */
export interface CargoRow {
  name: string;
  length: number;
  width: number;
  height: number;
  weight: number;
  quantity: number;
  turning: Turning;
  /** Whether something may stand on a piece of it. */
  stackable: boolean;
}

/** Limits of a plan; beyond them the figures are mistakes of typing, or a vessel's worth. */
export const CARGO_LIMITS = {
  rows: 40,
  /** Millimetres. */
  side: 20_000,
  /** Kilograms per piece. */
  weight: 100_000,
  /** Pieces per row. */
  quantity: 20_000,
  name: 60,
} as const;

/** Air freight counts a cubic metre as this many kilograms (6000 cm³ per kilogram). */
const AIR_KG_PER_M3 = 1_000_000 / 6000;

/** The whole consignment: pieces, cubic metres, kilograms and what freight is charged by. */
interface CargoTotals {
  pieces: number;
  volume: number;
  weight: number;
  /** W/M of sea freight in revenue tons: cubic metres or tonnes, whichever is more. */
  revenueTons: number;
  /** The measure that revenue tons were counted by. */
  by: 'volume' | 'weight';
  /** Chargeable weight of air freight in kilograms. */
  airKilograms: number;
}

/** Volume of one piece in cubic metres. */
export function volumeOf({ length, width, height }: Pick<CargoRow, 'length' | 'width' | 'height'>): number {
  return (length * width * height) / 1e9;
}

/** Adds the rows up. */
export function totalsOf(rows: readonly CargoRow[]): CargoTotals {
  const sum = (of: (row: CargoRow) => number) => rows.reduce((total, row) => total + of(row) * row.quantity, 0);
  const volume = sum(volumeOf);
  const weight = sum((row) => row.weight);
  return {
    pieces: sum(() => 1),
    volume,
    weight,
    revenueTons: Math.max(volume, weight / 1000),
    by: volume >= weight / 1000 ? 'volume' : 'weight',
    airKilograms: Math.max(weight, volume * AIR_KG_PER_M3),
  };
}
