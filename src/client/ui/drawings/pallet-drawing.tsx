import './container-drawing.css';
import { rect } from './container-walls.tsx';
import { Drawing } from './drawing.tsx';
import { Measure } from './measure.tsx';
import type { PlacedPallet, Rectangle } from './pallet-layout.ts';

/** Space for the largest common pallet and its dimension lines. */
const PLAN_WIDTH = 1640;
const PLAN_HEIGHT = 1580;
const LEFT = 90;
const TOP = 70;
const BOARD = 100;
const BEARER = 110;

interface PalletDrawingProps {
  /** Description of the drawing, in words. */
  title: string;
  /** Millimetres. */
  length: number;
  width: number;
  /** Measures as they are to be written. */
  labels: { length: string; width: string };
}

/** Deck boards across, with gaps of about two fifths of a board. */
function boards(length: number, width: number): string {
  const count = Math.max(5, Math.round(length / (BOARD * 1.4)));
  const pitch = (length - BOARD) / (count - 1);
  return Array.from({ length: count }, (_, index) => rect(Math.round(LEFT + index * pitch), TOP, BOARD, width)).join(
    '',
  );
}

/** A pallet from above, to scale with every other pallet drawn by this. */
export function PalletDrawing({ title, length, width, labels }: PalletDrawingProps) {
  const bearers = [0, (width - BEARER) / 2, width - BEARER].map((y) => rect(LEFT, Math.round(TOP + y), length, BEARER));
  return (
    <Drawing title={title} className="ui-pallet" viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}>
      <path className="ui-d2" d={bearers.join('')} />
      <path className="ui-d1" d={boards(length, width)} />
      <path className="ui-fine" d={bearers.join('')} />
      <path className="ui-line" d={boards(length, width)} />
      <Measure from={LEFT} to={LEFT + length} at={TOP + width + 110} tick={40} gap={50} label={labels.length} />
      <Measure from={TOP} to={TOP + width} at={LEFT + length + 110} tick={40} gap={60} label={labels.width} upright />
    </Drawing>
  );
}

interface PalletFloorProps {
  title: string;
  /** Inner floor of the container in millimetres. */
  floor: Rectangle;
  placed: readonly PlacedPallet[];
}

function inset({ x, y, length, width }: PlacedPallet): string {
  return rect(x + 130, y + 130, length - 60, width - 60);
}

/** Pallets on a container's floor from above; 20 and 40 feet share one scale. */
export function PalletFloor({ title, floor, placed }: PalletFloorProps) {
  const marks = placed.map(({ x, y, length, width }) => `M${x + 100 + length / 2 - 120} ${y + 100 + width / 2}h240`);
  return (
    <Drawing title={title} viewBox={`0 0 12300 ${floor.width + 200}`}>
      <path className="ui-d0" d={rect(100, 100, floor.length, floor.width)} />
      <path className="ui-d1" d={placed.map(inset).join('')} />
      <path className="ui-fine" d={placed.map(inset).join('') + marks.join('')} />
      <path className="ui-line" d={rect(100, 100, floor.length, floor.width)} />
    </Drawing>
  );
}
