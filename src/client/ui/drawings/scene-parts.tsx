import { pathThrough, toScreen } from './iso.ts';
import { Block, Box, type SolidTone } from './solid.tsx';

type Corner = readonly [x: number, y: number, z: number];

/** Closed outline through grid corners, e.g. a window on a wall. */
export function outline(...corners: readonly Corner[]): string {
  return `${pathThrough(corners)}z`;
}

/** Open line through grid corners. */
export function line(...corners: readonly Corner[]): string {
  return pathThrough(corners);
}

/** Closed outline on the ground. */
export function area(...points: ReadonlyArray<readonly [number, number]>): string {
  return outline(...points.map(([x, y]): Corner => [x, y, 0]));
}

/** Straight line on the ground along x. */
export function groundLine(x1: number, x2: number, y: number): string {
  return line([x1, y, 0], [x2, y, 0]);
}

interface WallProps {
  /** Corners of the wall that looks to the lower left: from x1 to x2 at y. */
  x: readonly [number, number];
  y: number;
  z: readonly [number, number];
  tone?: SolidTone | undefined;
}

/** A rectangle on a wall that looks to the lower left: a window, a door, a stripe. */
export function Panel({ x, y, z, tone = 'deep' }: WallProps) {
  const path = outline([x[0], y, z[0]], [x[1], y, z[0]], [x[1], y, z[1]], [x[0], y, z[1]]);
  return <path className={`ui-iso-${tone} ui-fb`} d={path} />;
}

/** The same on a wall that looks to the lower right: from y1 to y2 at x. */
export function EndPanel({
  x,
  y,
  z,
  tone = 'deep',
}: {
  x: number;
  y: readonly [number, number];
  z: readonly [number, number];
  tone?: SolidTone | undefined;
}) {
  const path = outline([x, y[0], z[0]], [x, y[1], z[0]], [x, y[1], z[1]], [x, y[0], z[1]]);
  return <path className={`ui-iso-${tone} ui-fc`} d={path} />;
}

/** A wheel on a side that looks to the lower left; `at` is its hub. */
export function Wheel({ at, radius = 1.5 }: { at: Corner; radius?: number }) {
  return (
    <g transform={`translate(${toScreen(...at)}) matrix(2 1 0 2.25 0 0)`} className="ui-iso-deep">
      <circle className="ui-fc" r={radius} />
      <circle className="ui-iso-light ui-fa" r={radius * 0.46} />
    </g>
  );
}

interface LyingDrumProps {
  /** Its ends along x, and its axis. */
  from: number;
  to: number;
  y: number;
  z: number;
  radius: number;
}

/** A drum that lies along x and shows its open end to the lower right: an engine under a wing. */
export function LyingDrum({ from, to, y, z, radius }: LyingDrumProps) {
  // Where the view's own direction of x touches the round of an end.
  const [side, rise] = [0.664 * radius, 0.748 * radius];
  const body = outline(
    [from, y + side, z - rise],
    [to, y + side, z - rise],
    [to, y - side, z + rise],
    [from, y - side, z + rise],
  );
  const end = (x: number) => `translate(${toScreen(x, y, z)}) matrix(-2 1 0 -2.25 0 0)`;
  return (
    <g className="ui-iso-light">
      <circle className="ui-fc" r={radius} transform={end(from)} />
      <path className="ui-fc" d={body} />
      <circle className="ui-fa" r={radius} transform={end(to)} />
      <circle className="ui-iso-deep ui-fc" r={radius * 0.7} transform={end(to)} />
    </g>
  );
}

/** A lorry with its box, on its way to the lower right; 30 units long, its wheels on the ground. */
export function Lorry() {
  return (
    <>
      <Block at={[-29, 1.6, 1.8]} size={[31, 6, 1]} tone="deep" />
      <Box at={[-29, 1.6, 2.8]} size={[22, 6, 7.6]} tone="signal" />
      <Block at={[-5.4, 1.6, 2.8]} size={[6.6, 6, 6.8]} tone="light" />
      <Block at={[-4.8, 2.1, 9.6]} size={[3.6, 5, 1.6]} />
      <EndPanel x={1.2} y={[2.4, 6.8]} z={[5.6, 8.8]} />
      <Panel x={[-2.4, 0.4]} y={7.6} z={[5.6, 8.8]} />
      {[-26, -22, -18, -8, -1.4].map((x) => (
        <Wheel key={x} at={[x, 7.6, 1.6]} radius={1.6} />
      ))}
    </>
  );
}
