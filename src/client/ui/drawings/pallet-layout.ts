/** A floor or a pallet, in millimetres. */
export interface Rectangle {
  length: number;
  width: number;
}

/** A pallet on the floor: its corner nearest to the front left, and its extent along the floor's length and width. */
export interface PlacedPallet extends Rectangle {
  x: number;
  y: number;
}

/** One row along the floor; every pallet in it lies the same way round. */
interface Row {
  along: number;
  across: number;
}

function rowsOf(floor: Rectangle, ways: readonly Row[], left: number): Row[][] {
  const fitting = ways.filter((way) => way.across <= left && way.along <= floor.length);
  if (fitting.length === 0) return [[]];
  return fitting.flatMap((way) => rowsOf(floor, ways, left - way.across).map((rest) => [way, ...rest]));
}

/**
 * Lays pallets of one size on a floor in straight rows, each row one way round, as they are stowed in practice, and
 * takes the combination that holds most. Interlocking patterns can hold one more; a drawing shows what is sure.
 */
export function layOutPallets(floor: Rectangle, pallet: Rectangle): PlacedPallet[] {
  const ways: Row[] = [{ along: pallet.length, across: pallet.width }];
  if (pallet.length !== pallet.width) ways.push({ along: pallet.width, across: pallet.length });
  const count = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + Math.floor(floor.length / row.along), 0);
  const best = rowsOf(floor, ways, floor.width).reduce((a, b) => (count(b) > count(a) ? b : a));
  let y = 0;
  return best.flatMap((row) => {
    const at = y;
    y += row.across;
    return Array.from({ length: Math.floor(floor.length / row.along) }, (_, index) => ({
      x: index * row.along,
      y: at,
      length: row.along,
      width: row.across,
    }));
  });
}
