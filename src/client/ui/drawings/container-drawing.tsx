import './container-drawing.css';
import { type ContainerKind, castings, EndWall, GROUND, MARGIN, rect, SideWall } from './container-walls.tsx';
import { Drawing } from './drawing.tsx';
import { Measure } from './measure.tsx';

/** Lengths in millimetres. */
interface ContainerDrawingProps {
  /** Description of the drawing, e.g. '20-foot dry container to scale, side and door end'. */
  title: string;
  kind: ContainerKind;
  length: number;
  width: number;
  height: number;
  doorWidth?: number | undefined;
  doorHeight?: number | undefined;
  /** Measures as they are to be written; without them there are no dimension lines. The door's stands below. */
  labels?: { length: string; width: string; height: string; door?: string | undefined };
}

/** Room for the side of a box by its feet; the style sheet knows what share of the whole it is. */
const SIDE_WIDTHS = { 20: 6600, 40: 12700, 45: 14200 };
/** Room for the end and its dimension lines. */
const END_WIDTH = 4000;
const DRAWING_HEIGHT = 4500;

function feetOf(length: number): keyof typeof SIDE_WIDTHS {
  if (length < 9000) return 20;
  return length < 13000 ? 40 : 45;
}

/** A container in side view and from its door end, both in one scale, as large as there is room. */
export function ContainerDrawing({
  title,
  kind,
  length,
  width,
  height,
  doorWidth,
  doorHeight,
  labels,
}: ContainerDrawingProps) {
  const top = GROUND - height;
  const doorLeft = MARGIN + (width - (doorWidth ?? 0)) / 2;
  const feet = feetOf(length);
  const sideWidth = SIDE_WIDTHS[feet];
  return (
    <figure className={`ui-container-drawing ui-box-${feet}`} role="img" aria-label={title}>
      <Drawing className="ui-box-side" viewBox={`0 0 ${sideWidth} ${DRAWING_HEIGHT}`}>
        <path className="ui-fine" d={`M0 ${GROUND}H${sideWidth}`} />
        <SideWall kind={kind} length={length} height={height} />
        <path className="ui-d3" d={castings(length, height)} />
        <Measure from={MARGIN} to={MARGIN + length} at={GROUND + 420} label={labels?.length} />
      </Drawing>
      <Drawing className="ui-box-end" viewBox={`0 0 ${END_WIDTH} ${DRAWING_HEIGHT}`}>
        <path className="ui-fine" d={`M0 ${GROUND}H${END_WIDTH}`} />
        <EndWall kind={kind} length={width} height={height} />
        <path className="ui-d3" d={castings(width, height)} />
        {doorWidth && doorHeight && labels?.door ? (
          <path
            className="ui-line ui-sig ui-dash"
            d={rect(doorLeft, GROUND - 150 - doorHeight, doorWidth, doorHeight)}
          />
        ) : null}
        <Measure from={MARGIN} to={MARGIN + width} at={GROUND + 420} label={labels?.width} />
        <Measure from={top} to={GROUND} at={MARGIN + width + 330} label={labels?.height} upright />
      </Drawing>
      {labels?.door ? <p className="ui-box-door">{labels.door}</p> : null}
    </figure>
  );
}

/** The side view alone and without figures, for lists; same scale for all. */
export function ContainerSilhouette({
  title,
  kind,
  length,
  height,
}: Pick<ContainerDrawingProps, 'kind' | 'length' | 'height'> & { title?: string }) {
  return (
    <Drawing {...(title === undefined ? {} : { title })} viewBox={`0 0 14000 ${GROUND + 120}`}>
      <path className="ui-fine" d={`M0 ${GROUND}H14000`} />
      <SideWall kind={kind} length={length} height={height} />
    </Drawing>
  );
}
