import { Drawing, type DrawingProps } from './drawing.tsx';
import { area, EndPanel, groundLine, line, outline, Panel, Wheel } from './scene-parts.tsx';
import { Block, Box, Prism } from './solid.tsx';

const FRAME = '-80 -45 160 90';

function Wagon({ x, y, tone }: { x: number; y: number; tone: 'mid' | 'light' | 'deep' | 'signal' }) {
  return (
    <>
      <Block at={[x, y, 1.2]} size={[16, 5, 0.8]} tone="deep" />
      <Box at={[x + 0.6, y, 2]} size={[14.8, 5, 5]} tone={tone} />
      {[2.5, 5, 11, 13.5].map((at) => (
        <Wheel key={at} at={[x + at, y + 5, 1]} radius={1} />
      ))}
    </>
  );
}

/** A block train on its way inland. */
export function RailScene({ title }: DrawingProps) {
  const sleepers = Array.from({ length: 31 }, (_, index) => -45 + index * 3);
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-60, 12], [60, 12], [60, 80], [-60, 80])} />
      <path className="ui-d2" d={area([-60, -60], [60, -60], [60, -15], [-60, -15])} />
      <path className="ui-fine" d={sleepers.map((x) => line([x, -4, 0], [x, 4, 0])).join('')} />
      <path className="ui-line" d={groundLine(-46, 46, -2.4) + groundLine(-46, 46, 2.4)} />
      <Wagon x={-46} y={-2.5} tone="mid" />
      <Wagon x={-28} y={-2.5} tone="light" />
      <Wagon x={-10} y={-2.5} tone="signal" />
      <Block at={[8, -2.5, 1.2]} size={[16, 5, 1]} tone="deep" />
      <Block at={[8.6, -2.5, 2.2]} size={[15, 5, 5.6]} tone="deep" />
      <Block at={[10, -1.5, 7.8]} size={[9, 3, 0.8]} tone="mid" />
      <Panel x={[8.6, 23.6]} y={2.5} z={[3, 4]} tone="light" />
      <EndPanel x={23.6} y={[-2, 2]} z={[5, 7.2]} tone="light" />
      {[11, 14, 19, 22].map((x) => (
        <Wheel key={x} at={[x, 2.5, 1]} radius={1.1} />
      ))}
    </Drawing>
  );
}

/** A warehouse with docks, pallets before its doors. */
export function WarehouseScene({ title }: DrawingProps) {
  const pallet = (x: number, y: number, high: number, tone: 'mid' | 'light' | 'signal') => (
    <g key={x}>
      <Block at={[x, y, 0]} size={[4, 4, 0.7]} tone="deep" />
      <Block at={[x + 0.2, y + 0.2, 0.7]} size={[3.6, 3.6, high]} tone={tone} />
    </g>
  );
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <path className="ui-d2" d={area([-26, -22], [34, -22], [34, 30], [-26, 30])} />
      <g transform="translate(0 15) scale(0.84)">
        <Block at={[-22, -20, 0]} size={[40, 22, 12]} tone="light" />
        <Prism
          plan={[
            [-22, -20],
            [18, -20],
            [18, 2],
            [-22, 2],
          ]}
          from={12}
          to={13.4}
          tone="mid"
        />
        {[-18, -9, 0, 9].map((x) => (
          <g key={x}>
            <Panel x={[x, x + 6]} y={2} z={[0, 8]} />
            <path className="ui-fine" d={[2, 4, 6].map((z) => line([x, 2, z], [x + 6, 2, z])).join('')} />
          </g>
        ))}
        <EndPanel x={18} y={[-18, 0]} z={[7.5, 9.5]} />
        <path className="ui-fine ui-dash" d={groundLine(-22, 30, 12)} />
        {pallet(-17, 5, 4, 'mid')}
        {pallet(-8, 5, 5.4, 'signal')}
        {pallet(1, 5, 3.2, 'light')}
        <Block at={[10.6, 6, 1]} size={[6, 4, 4]} tone="deep" />
        <Block at={[11, 6.4, 5]} size={[3.6, 3.2, 3.4]} tone="light" />
        <Block at={[17.4, 6.4, 0.6]} size={[0.6, 3.2, 9]} tone="deep" />
        <Block at={[18, 6.4, 1]} size={[3.6, 3.2, 3.2]} tone="mid" />
        <Wheel at={[12, 10, 1]} radius={1.1} />
        <Wheel at={[15.4, 10, 1]} radius={1.1} />
      </g>
    </Drawing>
  );
}

/** Customs: a box before the scanner gate and the stamped paper. */
export function CustomsScene({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-d1" d="M-80-45H80V45H-80Z" />
      <g transform="translate(0 9)">
        <path className="ui-d2" d={area([-60, -6], [60, -6], [60, 10], [-60, 10])} />
        <path className="ui-fine ui-dash" d={groundLine(-40, 40, 8)} />
        <Box at={[-24, -2, 1]} size={[20, 6, 6.4]} />
        <Block at={[-5, -7, 0]} size={[4, 3, 13]} tone="light" />
        <path
          className="ui-iso-signal ui-fb"
          opacity="0.35"
          d={outline([-3, -4, 0], [-3, 7, 0], [-3, 7, 12], [-3, -4, 12])}
        />
        <Block at={[-5, -7, 13]} size={[4, 17, 2.6]} tone="light" />
        <Block at={[-5, 7, 0]} size={[4, 3, 13]} tone="light" />
        <EndPanel x={-1} y={[-5.4, 8.4]} z={[13.8, 14.8]} tone="signal" />
        <Box at={[4, -2, 1]} size={[14, 6, 6.4]} tone="light" />
        <g transform="translate(42 -38) rotate(6)">
          <path className="ui-d0" d="M0 0h18l6 6v30H0Z" />
          <path className="ui-line" d="M0 0h18l6 6v30H0ZM18 0v6h6" />
          <path className="ui-fine" d="M4 10h12M4 15h16M4 20h16M4 25h8" />
          <circle className="ui-line ui-sig" cx="17.5" cy="29" r="4.4" />
          <path className="ui-line ui-sig" d="M15.4 29l1.6 1.6 2.8-3" />
        </g>
      </g>
    </Drawing>
  );
}
