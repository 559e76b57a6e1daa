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

/** Straight rows, each one way round, in the combination that holds most. */
function inRows(floor: Rectangle, pallet: Rectangle): PlacedPallet[] {
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

/** Four pallets round a hole, each turned against the next. */
function pinwheel({ length, width }: Rectangle): PlacedPallet[] {
  return [
    { x: 0, y: 0, length, width },
    { x: length, y: 0, length: width, width: length },
    { x: width, y: length, length, width },
    { x: 0, y: width, length: width, width: length },
  ];
}

function moved(placed: readonly PlacedPallet[], by: number): PlacedPallet[] {
  return placed.map((pallet) => ({ ...pallet, x: pallet.x + by }));
}

/** As many pinwheels as go, then rows in what is left: this can hold one more than rows alone. */
function interlocked(floor: Rectangle, pallet: Rectangle): PlacedPallet[] {
  const side = pallet.length + pallet.width;
  const wheels = side > floor.width ? 0 : Math.floor(floor.length / side);
  const rest = inRows({ length: floor.length - wheels * side, width: floor.width }, pallet);
  return [
    ...Array.from({ length: wheels }, (_, index) => moved(pinwheel(pallet), index * side)).flat(),
    ...moved(rest, wheels * side),
  ];
}

/**
 * Lays pallets of one size on a floor: straight rows while these hold `wanted`, else interlocked. Where there is room
 * for more, those nearest to the door stay out. Without `wanted`, all that straight rows hold.
 */
export function layOutPallets(floor: Rectangle, pallet: Rectangle, wanted?: number | null): PlacedPallet[] {
  const rows = inRows(floor, pallet);
  if (wanted === undefined || wanted === null || wanted === rows.length) return rows;
  const placed = wanted > rows.length ? interlocked(floor, pallet) : rows;
  return placed.toSorted((a, b) => a.x + a.length - b.x - b.length || a.x - b.x).slice(0, wanted);
}
