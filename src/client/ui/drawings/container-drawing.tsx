import './container-drawing.css';
import { type ContainerKind, castings, EndWall, GROUND, MARGIN, rect, SideWall } from './container-walls.tsx';
import { Drawing } from './drawing.tsx';
import { Measure } from './measure.tsx';

/** Lengths in millimetres. */
export interface ContainerDrawingProps {
  /** What the drawing shows, e.g. '20-foot dry container to scale, side and door end'. */
  title: string;
  kind: ContainerKind;
  length: number;
  width: number;
  height: number;
  doorWidth?: number | undefined;
  doorHeight?: number | undefined;
  /** Measures as they are to be written, the door's in two lines; without them there are no dimension lines. */
  labels?: { length: string; width: string; height: string; door?: readonly [width: string, height: string] };
}

/** Space for the longest box (45 feet) and its dimension lines, so that all boxes are drawn to one scale. */
const SIDE_WIDTH = 15600;
const END_WIDTH = 4000;
const DRAWING_HEIGHT = 4500;

/** A container to scale in side view and from its door end; all kinds and lengths share one scale. */
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
  return (
    <figure className="ui-container-drawing" role="img" aria-label={title}>
      <Drawing className="ui-box-side" viewBox={`0 0 ${SIDE_WIDTH} ${DRAWING_HEIGHT}`}>
        <path className="ui-fine" d={`M0 ${GROUND}H${SIDE_WIDTH}`} />
        <SideWall kind={kind} length={length} height={height} />
        <path className="ui-d3" d={castings(length, height)} />
        <Measure from={MARGIN} to={MARGIN + length} at={GROUND + 420} label={labels?.length} />
      </Drawing>
      <Drawing className="ui-box-end" viewBox={`0 0 ${END_WIDTH} ${DRAWING_HEIGHT}`}>
        <path className="ui-fine" d={`M0 ${GROUND}H${END_WIDTH}`} />
        <EndWall kind={kind} length={width} height={height} />
        <path className="ui-d3" d={castings(width, height)} />
        {doorWidth && doorHeight && labels?.door ? (
          <>
            <path
              className="ui-line ui-sig ui-dash"
              d={rect(doorLeft, GROUND - 150 - doorHeight, doorWidth, doorHeight)}
            />
            <text className="ui-measure-text ui-measure-door" y={GROUND - height / 2} textAnchor="middle">
              {labels.door.map((line, index) => (
                <tspan key={line} x={MARGIN + width / 2} dy={index === 0 ? 0 : '1.25em'}>
                  {line}
                </tspan>
              ))}
            </text>
          </>
        ) : null}
        <Measure from={MARGIN} to={MARGIN + width} at={GROUND + 420} label={labels?.width} />
        <Measure from={top} to={GROUND} at={MARGIN + width + 330} label={labels?.height} upright />
      </Drawing>
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
