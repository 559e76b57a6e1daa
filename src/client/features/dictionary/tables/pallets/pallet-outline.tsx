/** The largest pallet of the table, in millimetres: all outlines share one scale. */
const LARGEST = 1300;
const BOARDS = 5;
const BOARD_SHARE = 0.14;

/** A pallet from above in a few strokes, for lists; to scale with the others. */
export function PalletOutline({ length, width }: { length: number; width: number }) {
  const board = length * BOARD_SHARE;
  const step = (length - board) / (BOARDS - 1);
  const boards = Array.from({ length: BOARDS }, (_, index) => 20 + Math.round(index * step));
  return (
    <svg className="dict-pallet" viewBox={`0 0 ${LARGEST + 40} ${LARGEST + 40}`} aria-hidden="true">
      {boards.map((x) => (
        <rect key={x} x={x} y={LARGEST - width + 20} width={Math.round(board)} height={width} />
      ))}
      <path d={`M20 ${LARGEST - width / 2 + 20}h${length}`} />
    </svg>
  );
}
