import { Drawing, type DrawingProps } from './drawing.tsx';
import type { PlanPoint } from './iso.ts';
import { area, EndPanel, groundLine, line } from './scene-parts.tsx';
import { Block, Box, Prism } from './solid.tsx';

/* Pictures of news cards, 16:9, each filling its frame to the edges. */
const FRAME = '-80 -45 160 90';

/** Sea with a horizon of waves, behind the scenes that lie on water. */
export function Water() {
  const wave = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
  return (
    <>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path
        className="ui-fine"
        d={`${wave(-74, -30, 22)}${wave(-44, -36, 12)}${wave(30, -34, 26)}${wave(60, -26, 14)}${wave(-70, 30, 26)}${wave(-30, 37, 30)}${wave(48, 24, 24)}${wave(36, 38, 30)}`}
      />
    </>
  );
}

const hull: readonly PlanPoint[] = [
  [-24, -6],
  [20, -6],
  [28, -0.5],
  [20, 5],
  [-24, 5],
];

/** A container vessel under way. */
export function VesselScene({ title }: DrawingProps) {
  const bays = [-15, -8, -1, 6, 13];
  return (
    <Drawing title={title} viewBox="-80 -61 160 90">
      <g transform="translate(0 -16)">
        <Water />
      </g>
      <g transform="translate(0 -1) scale(0.78)">
        <path className="ui-d2" d={area([-28, -7.5], [20, -7.5], [32, -0.5], [20, 6.5], [-28, 6.5])} />
        <Prism plan={hull} to={4.6} tone="deep" />
        <Prism plan={hull} from={4.6} to={5.4} tone="light" />
        <Block at={[-22.5, -5, 5.4]} size={[4, 9, 13]} tone="light" />
        <EndPanel x={-18.5} y={[-4.2, 3.2]} z={[15.4, 17.2]} />
        <Block at={[-22, -2, 18.4]} size={[2.4, 3, 3]} tone="signal" />
        {bays.map((x, bay) => {
          const tiers = [3, 4, 3, 3, 2][bay] ?? 1;
          const tones = ['mid', 'light', 'deep', 'mid', 'signal', 'mid', 'light'] as const;
          return Array.from({ length: tiers }, (_, tier) => (
            <Box
              key={`${x} ${tier.toString()}`}
              at={[x, -5.5, 5.4 + tier * 3]}
              size={[6.4, 10, 3]}
              tone={tones[(bay * 3 + tier * 2) % tones.length]}
            />
          ));
        })}
      </g>
    </Drawing>
  );
}

/** A ship-to-shore gantry with a box under its trolley. */
export function GantryScene({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox={FRAME}>
      <Water />
      <g transform="translate(4 20) scale(0.86)">
        <Prism
          plan={[
            [-40, -14],
            [14, -14],
            [20, -8.5],
            [14, -3],
            [-40, -3],
          ]}
          to={4}
          tone="deep"
        />
        <Box at={[-24, -12.5, 4]} size={[9, 8, 3.4]} />
        <Box at={[-24, -12.5, 7.4]} size={[9, 8, 3.4]} tone="light" />
        <Box at={[-13, -12.5, 4]} size={[9, 8, 3.4]} tone="light" />
        <Box at={[0, -12.5, 4]} size={[9, 8, 3.4]} />
        <Block at={[-37, -12.5, 4]} size={[5, 8, 6]} tone="light" />
        <EndPanel x={-32} y={[-12, -5]} z={[7.6, 9]} />
      </g>
      {/* The quay stands above the water and hides the foot of the hull: without it the ship lies on land. */}
      <path className="ui-d2" d={area([-60, 5.6], [60, 5.6], [60, 60], [-60, 60])} />
      <path className="ui-line" d={groundLine(-60, 60, 5.6)} />
      <path className="ui-line" d={groundLine(-50, 50, 10.4) + groundLine(-50, 50, 19)} />
      <g transform="translate(4 20) scale(0.86)">
        <Block at={[-7, 1, 0]} size={[1.2, 1.2, 20]} tone="deep" />
        <Block at={[5, 1, 0]} size={[1.2, 1.2, 20]} tone="deep" />
        <Block at={[-7, 11, 0]} size={[1.2, 1.2, 20]} tone="deep" />
        <Block at={[-7, 1, 20]} size={[1.2, 11, 1.4]} tone="deep" />
        <Block at={[-1.6, -18, 21]} size={[1.8, 34, 1.8]} tone="deep" />
        <Block at={[-7, 1, 20]} size={[13.2, 1.2, 1.4]} tone="deep" />
        <path
          className="ui-line"
          d={line([-3, -8.5, 21], [-3, -8.5, 15.4]) + line([1.5, -8.5, 21], [1.5, -8.5, 15.4])}
        />
        <Box at={[-5, -10.5, 11.6]} size={[9, 4.2, 3.8]} tone="signal" />
        <Block at={[5, 11, 0]} size={[1.2, 1.2, 20]} tone="deep" />
        <Block at={[5, 2.2, 20]} size={[1.2, 8.8, 1.4]} tone="deep" />
        <Block at={[-7, 11, 20]} size={[13.2, 1.2, 1.4]} tone="deep" />
      </g>
    </Drawing>
  );
}

/** Boxes stacked in the yard. */
export function StackScene({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-30, -18], [34, -18], [34, 34], [-30, 34])} />
      <path className="ui-fine ui-dash" d={groundLine(-24, 30, 24) + groundLine(-24, 30, -13)} />
      <g transform="translate(0 11) scale(0.84)">
        <Box at={[-22, -12, 0]} size={[14, 6, 6]} />
        <Box at={[-22, -12, 6]} size={[14, 6, 6]} tone="deep" />
        <Box at={[-6, -12, 0]} size={[14, 6, 6]} tone="light" />
        <Box at={[-6, -12, 6]} size={[14, 6, 6]} />
        <Box at={[-6, -12, 12]} size={[14, 6, 6]} tone="signal" />
        <Box at={[10, -12, 0]} size={[14, 6, 6]} tone="deep" />
        <Box at={[-22, -3, 0]} size={[14, 6, 6]} tone="light" />
        <Box at={[-6, -3, 0]} size={[14, 6, 6]} />
        <Box at={[-6, -3, 6]} size={[14, 6, 6]} tone="light" />
        <Box at={[10, -3, 0]} size={[14, 6, 6]} />
        <Box at={[-22, 6, 0]} size={[14, 6, 6]} tone="deep" />
        <Box at={[10, 6, 0]} size={[14, 6, 6]} tone="light" />
      </g>
    </Drawing>
  );
}
