import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import type { PlanPoint } from './iso.ts';
import { area, EndPanel, groundLine, line, outline, Panel, Wheel } from './scene-parts.tsx';
import { Block, Box, Prism } from './solid.tsx';

/** Common ground of the four: one tile of 32 by 32 units, so that they stand in line on a page. */
function Tile({ title, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing title={title} viewBox="-68 -40 136 106">
      <path className="ui-tile" d={area([0, 0], [32, 0], [32, 32], [0, 32])} />
      {children}
    </Drawing>
  );
}

const hull: readonly PlanPoint[] = [
  [1, 11],
  [26, 11],
  [32, 15.5],
  [26, 20],
  [1, 20],
];

/** Sea freight: a vessel with boxes on deck. */
export function SeaDrawing({ title }: DrawingProps) {
  return (
    <Tile title={title}>
      <path className="ui-fine" d={groundLine(3, 13, 4) + groundLine(6, 22, 7) + groundLine(24, 30, 5)} />
      <Prism plan={hull} to={3.6} tone="deep" />
      <Prism plan={hull} from={3.6} to={4.4} tone="light" />
      <Block at={[2, 12, 4.4]} size={[3, 7, 11]} tone="light" />
      <EndPanel x={5} y={[12.6, 18.4]} z={[13, 14.6]} />
      <Block at={[2.4, 14, 15.4]} size={[2, 2.4, 2.4]} tone="signal" />
      <Box at={[6.5, 11.5, 4.4]} size={[6, 8, 3.6]} />
      <Box at={[6.5, 11.5, 8]} size={[6, 8, 3.6]} tone="light" />
      <Box at={[13, 11.5, 4.4]} size={[6, 8, 3.6]} tone="signal" />
      <Box at={[13, 11.5, 8]} size={[6, 8, 3.6]} />
      <Box at={[19.5, 11.5, 4.4]} size={[6, 8, 3.6]} />
      <path className="ui-fine" d={groundLine(4, 20, 23.5) + groundLine(9, 28, 26.5) + groundLine(19, 28, 29)} />
    </Tile>
  );
}

/** Land freight: a lorry with its box. */
export function LandDrawing({ title }: DrawingProps) {
  return (
    <Tile title={title}>
      <path className="ui-d2" d={area([0, 9], [32, 9], [32, 24], [0, 24])} />
      <path className="ui-fine ui-dash" d={groundLine(0, 32, 22)} />
      <Block at={[1.5, 12, 1.4]} size={[28, 6, 1]} tone="deep" />
      <Box at={[1.5, 12, 2.4]} size={[20, 6, 7.4]} tone="signal" />
      <Block at={[23, 12, 2.4]} size={[6.5, 6, 6.6]} tone="light" />
      <Block at={[23.6, 12.5, 9]} size={[3.6, 5, 1.6]} />
      <EndPanel x={29.5} y={[12.8, 17.2]} z={[5, 8.2]} />
      <Panel x={[26, 28.6]} y={18} z={[5, 8.2]} />
      <Wheel at={[4.5, 18, 1.4]} />
      <Wheel at={[8.5, 18, 1.4]} />
      <Wheel at={[20.5, 18, 1.4]} />
      <Wheel at={[27, 18, 1.4]} />
    </Tile>
  );
}

const fuselage: readonly PlanPoint[] = [
  [1, 15],
  [4, 14],
  [27, 14],
  [30, 15],
  [31.5, 16.2],
  [30, 17.4],
  [27, 18],
  [4, 18],
  [1, 17],
];

const shadow: readonly PlanPoint[] = [
  [3, 14.5],
  [12, 14.5],
  [9, 3],
  [12, 3],
  [19, 14.5],
  [29, 14.5],
  [31, 16],
  [29, 17.5],
  [19, 17.5],
  [12, 29],
  [9, 29],
  [12, 17.5],
  [3, 17.5],
];

/** Air freight: a freighter over its shadow. */
export function AirDrawing({ title }: DrawingProps) {
  const z = 11;
  const wing = (a: PlanPoint, b: PlanPoint, c: PlanPoint, d: PlanPoint) => [a, b, c, d];
  return (
    <Tile title={title}>
      <path className="ui-d2" d={area(...shadow)} />
      <Prism plan={wing([11, 15], [8, 2], [11, 2], [18, 15])} from={z} to={z + 0.7} />
      <Prism plan={wing([1.5, 15], [0.5, 11], [2.5, 11], [5, 15])} from={z + 1.6} to={z + 2.1} />
      <Prism plan={fuselage} from={z - 0.8} to={z + 3} tone="light" />
      <path
        className="ui-iso-deep ui-fb"
        d={outline([28.5, 17.7, z + 1.2], [30, 17.4, z + 1.2], [30, 17.4, z + 2.3], [28.5, 17.7, z + 2.3])}
      />
      <path
        className="ui-iso-deep ui-fc"
        d={outline([30, 17.4, z + 1.2], [31.1, 16.5, z + 1.2], [31.1, 16.5, z + 2.3], [30, 17.4, z + 2.3])}
      />
      <path
        className="ui-iso-signal ui-fb"
        d={outline([1.2, 16, z + 3], [6.5, 16, z + 3], [2.6, 16, z + 8.5], [0.2, 16, z + 8.5])}
      />
      <Panel x={[20, 24]} y={18} z={[z - 0.2, z + 2.2]} tone="mid" />
      <Block at={[13, 21.5, z - 1.6]} size={[4, 2, 1.6]} tone="deep" />
      <Prism plan={wing([11, 17], [18, 17], [11, 30], [8, 30])} from={z} to={z + 0.7} />
      <Prism plan={wing([1.5, 17], [5, 17], [2.5, 21], [0.5, 21])} from={z + 1.6} to={z + 2.1} />
    </Tile>
  );
}

const feeder: readonly PlanPoint[] = [
  [0, 4],
  [27, 4],
  [32, 7.5],
  [27, 11],
  [0, 11],
];

/** Multimodal freight: one box handed from the vessel over the quay to the train. */
export function MultimodalDrawing({ title }: DrawingProps) {
  return (
    <Tile title={title}>
      <path className="ui-d2" d={area([0, 14], [32, 14], [32, 32], [0, 32])} />
      <path className="ui-fine" d={groundLine(2, 12, 2) + groundLine(20, 30, 1.5)} />
      <Prism plan={feeder} to={2.6} tone="deep" />
      <Box at={[2, 4.5, 2.6]} size={[7, 6, 3.2]} />
      <Box at={[10, 4.5, 2.6]} size={[7, 6, 3.2]} tone="light" />
      <Box at={[18, 4.5, 2.6]} size={[7, 6, 3.2]} />
      <Block at={[11, 15, 0]} size={[1, 1, 15]} tone="deep" />
      <Block at={[20, 15, 0]} size={[1, 1, 15]} tone="deep" />
      <Block at={[15.4, 3, 15]} size={[1.4, 26, 1.4]} tone="deep" />
      <Block at={[11, 15, 15]} size={[10, 1, 1.2]} tone="deep" />
      <path
        className="ui-line"
        d={line([14.5, 18.5, 15], [14.5, 18.5, 11.2]) + line([18, 18.5, 15], [18, 18.5, 11.2])}
      />
      <Box at={[12.5, 16.5, 8]} size={[7, 4, 3.2]} tone="signal" />
      <path className="ui-line" d={groundLine(0, 32, 25) + groundLine(0, 32, 28)} />
      <Block at={[1, 24.5, 1]} size={[30, 4, 0.7]} tone="deep" />
      <Box at={[2, 24.5, 1.7]} size={[9, 4, 3.4]} />
      <Box at={[21, 24.5, 1.7]} size={[9, 4, 3.4]} tone="light" />
      <Wheel at={[4, 28.5, 0.9]} radius={0.9} />
      <Wheel at={[8, 28.5, 0.9]} radius={0.9} />
      <Wheel at={[24, 28.5, 0.9]} radius={0.9} />
      <Wheel at={[28, 28.5, 0.9]} radius={0.9} />
    </Tile>
  );
}
