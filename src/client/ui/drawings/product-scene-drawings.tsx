import { Drawing, type DrawingProps } from './drawing.tsx';
import type { PlanPoint } from './iso.ts';
import { area, EndPanel, groundLine, Lorry, LyingDrum, line, outline, Panel, Wheel } from './scene-parts.tsx';
import { Block, Box, Prism } from './solid.tsx';

/* Large pictures of the product pages, 16:9, each filling its frame to the edges. */
const FRAME = '-80 -45 160 90';

/** A lorry with its box at the gate of a terminal: barrier, booth, and the frame that reads the numbers. */
export function GateScene({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-70, 0.6], [70, 0.6], [70, 13.4], [-70, 13.4])} />
      <path className="ui-fine ui-dash" d={groundLine(-60, 60, 12.4)} />
      <g transform="translate(0 8) scale(0.76)">
        <Box at={[-16, -22, 0]} size={[12, 5, 5]} />
        <Box at={[-16, -22, 5]} size={[12, 5, 5]} tone="light" />
        <Box at={[-2, -22, 0]} size={[12, 5, 5]} tone="light" />
        <Box at={[12, -22, 0]} size={[12, 5, 5]} />
        <Box at={[12, -22, 5]} size={[12, 5, 5]} tone="deep" />
        <Block at={[14, -6, 0]} size={[3, 2.4, 15]} tone="light" />
        <Lorry />
        <Block at={[14, 10, 0]} size={[3, 2.4, 15]} tone="light" />
        <Block at={[14, -6, 15]} size={[3, 18.4, 2.6]} tone="light" />
        <Panel x={[14.4, 16.6]} y={12.4} z={[15.5, 17.1]} tone="signal" />
        <Block at={[21, 10.6, 0]} size={[5, 4, 7]} tone="light" />
        <Block at={[20.6, 10.2, 7]} size={[5.8, 4.8, 0.8]} tone="deep" />
        <Panel x={[21.8, 25.2]} y={14.6} z={[3, 5.8]} />
        <Block at={[19, 8.4, 0]} size={[1.2, 1.2, 4.4]} tone="deep" />
        <path className="ui-line ui-sig" d={line([19.6, 9, 4], [19.6, -4, 4])} />
      </g>
    </Drawing>
  );
}

const fuselage: readonly PlanPoint[] = [
  [-30, -1.2],
  [-25, -2.4],
  [20, -2.4],
  [26, -1.4],
  [28.4, 0.2],
  [26, 1.8],
  [20, 2.8],
  [-25, 2.8],
  [-30, 1.4],
];

/** A freighter on the apron; a loader lifts a ULD to its door, more wait on dollies. */
export function ApronScene({ title }: DrawingProps) {
  const unit = (x: number, y: number, z: number, tone: 'mid' | 'light' | 'signal') => (
    <Prism
      plan={[
        [x, y],
        [x + 4, y],
        [x + 4, y + 3],
        [x + 3.2, y + 3.6],
        [x, y + 3.6],
      ]}
      from={z}
      to={z + 3.6}
      tone={tone}
    />
  );
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-70, -20], [70, -20], [70, 70], [-70, 70])} />
      <path className="ui-fine ui-dash" d={groundLine(-60, 60, 20) + line([-2, -20, 0], [-2, 44, 0])} />
      <g transform="translate(6 6) scale(0.68)">
        <LyingDrum from={-3.6} to={3.2} y={-10.4} z={3.7} radius={1.7} />
        <Prism
          plan={[
            [-4, -2],
            [-13, -21],
            [-9, -21],
            [6, -2],
          ]}
          from={5.4}
          to={6.2}
        />
        <Prism
          plan={[
            [-28, -1],
            [-31, -9],
            [-28.4, -9],
            [-23, -1],
          ]}
          from={8}
          to={8.6}
        />
        {[-8, -5, 21].map((x) => (
          <g key={x}>
            <Block at={[x, 0, 1]} size={[0.8, 0.8, 3.6]} tone="deep" />
            <Wheel at={[x + 0.4, 1.4, 1]} radius={1} />
          </g>
        ))}
        <Prism plan={fuselage} from={4} to={9.6} tone="light" />
        <Panel x={[-22, 18]} y={2.8} z={[7.6, 8]} tone="mid" />
        <path
          className="ui-iso-deep ui-fb"
          d={outline([22.4, 2.4, 7.4], [25.6, 1.9, 7.4], [25.6, 1.9, 8.9], [22.4, 2.4, 8.9])}
        />
        <g className="ui-iso-signal">
          <path
            className="ui-fa"
            d={
              outline([-20.4, -0.4, 9.6], [-20.4, 0.4, 9.6], [-27, 0.4, 17], [-27, -0.4, 17]) +
              outline([-27, -0.4, 17], [-27, 0.4, 17], [-31, 0.4, 17], [-31, -0.4, 17])
            }
          />
          <path className="ui-fb" d={outline([-29.4, 0.4, 9.6], [-20.4, 0.4, 9.6], [-27, 0.4, 17], [-31, 0.4, 17])} />
        </g>
        <Prism
          plan={[
            [-28, 1.4],
            [-23, 1.4],
            [-28.4, 9.6],
            [-31, 9.6],
          ]}
          from={8}
          to={8.6}
        />
        <Panel x={[11, 17]} y={2.8} z={[4.8, 9]} />
        <LyingDrum from={-3.6} to={3.2} y={11} z={3.7} radius={1.7} />
        <Prism
          plan={[
            [-4, 2.8],
            [6, 2.8],
            [-9, 22],
            [-13, 22],
          ]}
          from={5.4}
          to={6.2}
        />
        <Block at={[10.6, 4.4, 0.8]} size={[6.6, 8, 0.8]} tone="deep" />
        <path
          className="ui-line"
          d={line([11.4, 12.4, 1.6], [16.4, 12.4, 4.6]) + line([16.4, 12.4, 1.6], [11.4, 12.4, 4.6])}
        />
        <Block at={[10.6, 4.4, 4.4]} size={[6.6, 8, 0.6]} tone="mid" />
        {unit(11.8, 5.6, 5, 'signal')}
        {[0, 8, 16].map((x) => (
          <g key={x}>
            <Block at={[x + 8, 18, 0.8]} size={[6, 4.6, 0.5]} tone="deep" />
            <Wheel at={[x + 9.4, 22.6, 0.7]} radius={0.8} />
            <Wheel at={[x + 12.6, 22.6, 0.7]} radius={0.8} />
            {unit(x + 9, 18.4, 1.3, x === 8 ? 'light' : 'mid')}
          </g>
        ))}
      </g>
    </Drawing>
  );
}

const barge: readonly PlanPoint[] = [
  [-34, -16],
  [22, -16],
  [27, -12.5],
  [22, -9],
  [-34, -9],
];

/** An inland port: a barge at the quay, a crane over it, a train beside. */
export function TransferScene({ title }: DrawingProps) {
  const legs = [-9, 7];
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-fine" d="M-74-32h20M-40-39h14M22-36h24M52-28h20M-30-24h10" />
      <path className="ui-d2" d={area([-70, -3.4], [70, -3.4], [70, 70], [-70, 70])} />
      <path className="ui-line" d={groundLine(-70, 70, -3.4)} />
      <path className="ui-line" d={groundLine(-60, 60, 8) + groundLine(-60, 60, 11)} />
      <g transform="translate(5 4) scale(0.74)">
        <Prism plan={barge} to={2.4} tone="deep" />
        <Block at={[-32, -15, 2.4]} size={[5, 5, 5]} tone="light" />
        <Panel x={[-31.4, -27.6]} y={-10} z={[4.6, 6.4]} />
        {[-25, -15, -5, 5].map((x, bay) => (
          <g key={x}>
            <Box at={[x, -15.4, 2.4]} size={[9.2, 5.6, 3.4]} tone={bay % 2 ? 'light' : 'mid'} />
            {bay === 2 ? null : <Box at={[x, -15.4, 5.8]} size={[9.2, 5.6, 3.4]} tone={bay % 2 ? 'mid' : 'light'} />}
          </g>
        ))}
        {legs.map((x) => (
          <Block key={x} at={[x, -4, 0]} size={[1.2, 1.2, 17]} tone="deep" />
        ))}
        <Block at={[-9, -4, 17]} size={[17.2, 1.2, 1.4]} tone="deep" />
        <Block at={[-42, 9, 1.2]} size={[74, 5, 0.8]} tone="deep" />
        <Box at={[-41, 9, 2]} size={[12, 5, 4.4]} />
        <Box at={[-27, 9, 2]} size={[12, 5, 4.4]} tone="light" />
        <Box at={[1, 9, 2]} size={[12, 5, 4.4]} tone="deep" />
        <Block at={[16, 9, 2]} size={[15, 5, 5.4]} tone="light" />
        <Block at={[18, 10, 7.4]} size={[8, 3, 0.8]} tone="mid" />
        <EndPanel x={31} y={[9.6, 13.4]} z={[4.6, 6.8]} />
        <Panel x={[17, 29]} y={14} z={[3.2, 4.2]} tone="signal" />
        {[-38, -32, -24, -18, -10, -4, 4, 10, 19, 23, 27].map((x) => (
          <Wheel key={x} at={[x, 14, 1]} radius={1} />
        ))}
        <path
          className="ui-line"
          d={line([-5, 11.4, 18.4], [-5, 11.4, 12.6]) + line([-1, 11.4, 18.4], [-1, 11.4, 12.6])}
        />
        <Box at={[-9, 9, 8.4]} size={[12, 5, 4.2]} tone="signal" />
        <Block at={[-2, -18, 18.4]} size={[1.8, 38, 1.6]} tone="deep" />
        {legs.map((x) => (
          <Block key={x} at={[x, 17.6, 0]} size={[1.2, 1.2, 17]} tone="deep" />
        ))}
        <Block at={[-9, 17.6, 17]} size={[17.2, 1.2, 1.4]} tone="deep" />
      </g>
    </Drawing>
  );
}
