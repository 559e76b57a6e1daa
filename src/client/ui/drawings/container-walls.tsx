/* Walls of the kinds of container, in millimetres, standing on the ground line. */

export type ContainerKind = 'dry' | 'highcube' | 'reefer' | 'opentop' | 'flatrack' | 'tank' | 'bulk';

/** Distance of a wall from the left edge of its drawing. */
export const MARGIN = 150;
/** Height in the drawing of the ground line on which every box stands. */
export const GROUND = 3150;

const POST = 160;
const RIB_EVERY = 278;
const PANEL_EVERY = 1200;

interface WallProps {
  kind: ContainerKind;
  /** Length of this wall: the box's own on the side, its width at the end. */
  length: number;
  height: number;
}

type Wall = Omit<WallProps, 'kind'>;

/** Path of a rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Upright lines evenly between two ends, about `every` millimetres apart. */
function verticals(from: number, to: number, every: number, top: number, foot: number): string {
  const count = Math.round((to - from) / every);
  return Array.from({ length: Math.max(count - 1, 0) }, (_, index) => {
    const x = Math.round(from + ((to - from) * (index + 1)) / count);
    return `M${x} ${top}V${foot}`;
  }).join('');
}

/** Corner castings, where every box is lifted and lashed. */
export function castings(length: number, height: number): string {
  const size = 178;
  const right = MARGIN + length - size;
  return [GROUND - height, GROUND - size]
    .flatMap((y) => [rect(MARGIN, y, size, size), rect(right, y, size, size)])
    .join('');
}

function FlatRackSide({ length, height }: Wall) {
  const top = GROUND - height;
  const floor = rect(MARGIN, GROUND - 620, length, 620);
  const ends = rect(MARGIN, top, 260, height) + rect(MARGIN + length - 260, top, 260, height);
  return (
    <>
      <path className="ui-d2" d={floor + ends} />
      <path className="ui-line" d={floor + ends} />
      <path className="ui-fine" d={verticals(MARGIN, MARGIN + length, 1000, GROUND - 620, GROUND)} />
    </>
  );
}

function TankSide({ length, height }: Wall) {
  const radius = height / 2 - 170;
  const middle = GROUND - height / 2;
  const shell = { x: MARGIN + 420, y: middle - radius, width: length - 840, height: radius * 2, rx: 520 };
  const braces = `M${MARGIN} ${GROUND - 300}l1100 ${300 - height / 2}M${MARGIN + length} ${GROUND - 300}l-1100 ${300 - height / 2}`;
  return (
    <>
      <rect className="ui-d1" {...shell} />
      <path
        className="ui-fine"
        d={verticals(MARGIN + 700, MARGIN + length - 700, 1150, middle - radius, middle + radius)}
      />
      <path className="ui-ds" d={rect(MARGIN + length / 2 - 260, middle - radius - 150, 520, 150)} />
      <rect className="ui-line" {...shell} />
      <path className="ui-line" d={rect(MARGIN, GROUND - height, length, height) + braces} />
    </>
  );
}

/** Marks that set a closed kind apart from the plain dry box. */
function SideMarks({ kind, length, height }: WallProps) {
  const top = GROUND - height;
  if (kind === 'reefer') return <path className="ui-d2" d={rect(MARGIN, top, 430, height)} />;
  if (kind === 'opentop') return <path className="ui-d2" d={`M${MARGIN} ${top}q${length / 2}-420 ${length} 0Z`} />;
  if (kind === 'bulk') {
    const hatches = [1, 3, 5].map((part) => rect(Math.round(MARGIN + (length * part) / 6 - 230), top - 110, 460, 110));
    return <path className="ui-ds" d={hatches.join('')} />;
  }
  if (kind === 'highcube') {
    return (
      <path className="ui-ds" d={rect(MARGIN + 178, top, 520, 130) + rect(MARGIN + length - 698, top, 520, 130)} />
    );
  }
  return null;
}

/** The long side. */
export function SideWall({ kind, length, height }: WallProps) {
  if (kind === 'flatrack') return <FlatRackSide length={length} height={height} />;
  if (kind === 'tank') return <TankSide length={length} height={height} />;
  const top = GROUND - height;
  const right = MARGIN + length;
  const every = kind === 'reefer' ? PANEL_EVERY : RIB_EVERY;
  const rails = `M${MARGIN} ${top + 130}h${length}M${MARGIN} ${GROUND - 170}h${length}`;
  return (
    <>
      <path className={kind === 'reefer' ? 'ui-d0' : 'ui-d1'} d={rect(MARGIN, top, length, height)} />
      <SideMarks kind={kind} length={length} height={height} />
      <path className="ui-fine" d={verticals(MARGIN + POST, right - POST, every, top + 130, GROUND - 170)} />
      <path className="ui-line" d={rect(MARGIN, top, length, height) + rails} />
    </>
  );
}

function TankEnd({ length, height }: Wall) {
  const shell = { cx: MARGIN + length / 2, cy: GROUND - height / 2, r: height / 2 - 170 };
  const right = MARGIN + length;
  return (
    <>
      <circle className="ui-d1" {...shell} />
      <circle className="ui-line" {...shell} />
      <path
        className="ui-fine"
        d={`M${shell.cx} ${shell.cy - shell.r}v${shell.r * 2}M${shell.cx - shell.r} ${shell.cy}h${shell.r * 2}`}
      />
      <path
        className="ui-line"
        d={`${rect(MARGIN, GROUND - height, length, height)}M${MARGIN} ${GROUND - 700}l700 700M${right} ${GROUND - 700}l-700 700`}
      />
    </>
  );
}

/** The door end; `length` is the width of the box. */
export function EndWall({ kind, length, height }: WallProps) {
  if (kind === 'tank') return <TankEnd length={length} height={height} />;
  const top = GROUND - height;
  const frame = rect(MARGIN, top, length, height);
  if (kind === 'flatrack') {
    return (
      <>
        <path className="ui-d2" d={frame} />
        <path
          className="ui-fine"
          d={verticals(MARGIN + POST, MARGIN + length - POST, RIB_EVERY, top + 200, GROUND - 620)}
        />
        <path className="ui-line" d={`${frame}M${MARGIN} ${GROUND - 620}h${length}`} />
      </>
    );
  }
  const middle = MARGIN + length / 2;
  const bars = [0.18, 0.36, 0.64, 0.82].map((share) => `M${Math.round(MARGIN + length * share)} ${top}V${GROUND}`);
  return (
    <>
      <path className={kind === 'reefer' ? 'ui-d0' : 'ui-d1'} d={frame} />
      <path className="ui-fine" d={bars.join('')} />
      {kind === 'bulk' ? <path className="ui-ds" d={rect(middle - 420, GROUND - 640, 840, 420)} /> : null}
      <path className="ui-line" d={`${frame}M${middle} ${top}V${GROUND}`} />
    </>
  );
}
