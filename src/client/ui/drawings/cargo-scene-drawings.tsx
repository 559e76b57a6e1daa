import { Drawing, type DrawingProps } from './drawing.tsx';
import { type PlanPoint, toScreen } from './iso.ts';
import { Water } from './scene-drawings.tsx';
import { area, EndPanel, groundLine, Lorry, line, Panel } from './scene-parts.tsx';
import { Block, Box, Prism } from './solid.tsx';

/* More pictures of news cards, 16:9, each filling its frame to the edges. */
const FRAME = '-80 -45 160 90';

/** A lorry with its box on the road. */
export function TruckScene({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-60, -7], [60, -7], [60, 13], [-60, 13])} />
      <path className="ui-fine ui-dash" d={groundLine(-60, 60, -1.5)} />
      <path className="ui-line" d={groundLine(-60, 60, 11.6) + groundLine(-60, 60, -5.6)} />
      <g transform="translate(36 16)">
        <Lorry />
      </g>
    </Drawing>
  );
}

/** Reefer boxes at their plugs. */
export function ReeferScene({ title }: DrawingProps) {
  const fan = `translate(${toScreen(8, 1.4, 5.6)}) matrix(-2 1 0 -2.25 0 0)`;
  const snow = `translate(${toScreen(-6, 5, 5)}) matrix(2 1 0 2.25 0 0)`;
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-34, -24], [30, -24], [30, 26], [-34, 26])} />
      <path className="ui-fine ui-dash" d={groundLine(-28, 26, 15)} />
      <g transform="translate(5 10)">
        <Box at={[-20, -15, 0]} size={[28, 7, 8]} />
        <Block at={[-20, -2, 0]} size={[28, 7, 9]} tone="light" />
        <Panel x={[-19, 7.2]} y={5} z={[8, 8.4]} tone="mid" />
        <path className="ui-iso-deep ui-rib" transform={snow} d="M0-2.4V2.4M-2-1.2 2 1.2M-2 1.2 2-1.2" />
        <EndPanel x={8} y={[-1.4, 4.4]} z={[0.8, 8.2]} />
        <circle className="ui-iso-light ui-fa" r="2" transform={fan} />
        <circle className="ui-iso-deep ui-fc" r="1.2" transform={fan} />
        <EndPanel x={8} y={[-0.8, 3.8]} z={[1.4, 2.6]} tone="mid" />
        <path className="ui-line ui-sig" d={line([8, 3.4, 2], [11, 6, 0], [15, 6, 0], [16, 4, 3])} />
        <Block at={[16, 2, 0]} size={[2.4, 4, 7]} tone="deep" />
        <Block at={[16, 2, 7]} size={[2.4, 4, 1.2]} tone="signal" />
      </g>
    </Drawing>
  );
}

/** Papers of a shipment with their stamp, and a telephone that shows the same. */
export function PapersScene({ title }: DrawingProps) {
  const sheet = 'M0 0h34l10 10v50H0Z';
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d="M-80 14 80-14V45H-80Z" />
      <g transform="translate(-52 -28) rotate(-8)">
        <path className="ui-d0" d={sheet} />
        <path className="ui-line" d={`${sheet}M34 0v10h10`} />
        <path className="ui-fine" d="M7 16h24M7 23h30M7 30h30M7 37h18" />
      </g>
      <g transform="translate(-22 -32) rotate(4)">
        <path className="ui-d0" d={sheet} />
        <path className="ui-line" d={`${sheet}M34 0v10h10`} />
        <path className="ui-fine" d="M7 9h18M7 16h28M7 23h30M7 30h30M7 37h14" />
        <circle className="ui-line ui-sig" cx="32" cy="47" r="7.5" />
        <path className="ui-line ui-sig" d="m28.5 47 2.6 2.6 4.6-5" />
      </g>
      <g transform="translate(36 -22) rotate(10)" className="ui-iso-deep">
        <rect className="ui-fb" width="26" height="48" rx="4" />
        <path className="ui-d0" d="M2.5 6h21v35h-21Z" />
        <path className="ui-fine" d="M6 24h14M6 30h14M6 36h8" />
        <path className="ui-ds" d="M6 10h14v8H6Z" />
      </g>
    </Drawing>
  );
}

const rock: readonly PlanPoint[] = [
  [-4, 2],
  [4, -4],
  [14, 1],
  [17, 11],
  [6, 16],
  [-3, 11],
];

/** A lighthouse on its rock, its beam over the sea: weather. */
export function LighthouseScene({ title }: DrawingProps) {
  const band = (z: number) => (
    <>
      <Panel x={[4, 8.6]} y={9.6} z={[z, z + 3.4]} tone="signal" />
      <EndPanel x={8.6} y={[5, 9.6]} z={[z, z + 3.4]} tone="signal" />
    </>
  );
  return (
    <Drawing title={title} viewBox={FRAME}>
      <Water />
      <path className="ui-d2" d="M-2-20-80-37V-9ZM2-20 80-33V-1Z" />
      <g transform="translate(0 13)">
        <Prism plan={rock} to={1.8} />
        <Block at={[2.6, 3.6, 1.8]} size={[7.6, 7.6, 1.6]} tone="deep" />
        <Block at={[4, 5, 3.4]} size={[4.6, 4.6, 15]} tone="light" />
        {band(6)}
        {band(12.6)}
        <Block at={[3.2, 4.2, 18.4]} size={[6.2, 6.2, 0.8]} tone="deep" />
        <Block at={[4.8, 5.8, 19.2]} size={[3, 3, 2.6]} tone="light" />
        <Block at={[4.3, 5.3, 21.8]} size={[4, 4, 0.8]} tone="deep" />
      </g>
    </Drawing>
  );
}
