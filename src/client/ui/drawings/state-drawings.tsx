import { Drawing, type DrawingProps } from './drawing.tsx';
import type { PlanPoint } from './iso.ts';
import { area, groundLine, line, outline } from './scene-parts.tsx';
import { Block, Prism } from './solid.tsx';

const FRAME = '-64 -32 136 82';

/** Nothing here: a box with its doors open and nothing inside. */
export function EmptyDrawing({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-tile" d={area([-8, -8], [26, -8], [26, 22], [-8, 22])} />
      <Block at={[-4, 2, 0]} size={[16, 8, 9]} tone="mid" />
      <path className="ui-iso-deep ui-fc" d={outline([12, 2.6, 0.5], [12, 9.4, 0.5], [12, 9.4, 8.4], [12, 2.6, 8.4])} />
      <path
        className="ui-iso-mid ui-fb"
        d={outline([12, 2.6, 0.5], [9, 2.6, 0.5], [9, 9.4, 0.5], [12, 9.4, 0.5])}
        opacity="0.8"
      />
      <Prism
        plan={[
          [12, 10],
          [12.4, 10],
          [15.4, 13.4],
          [15, 13.4],
        ]}
        from={0.4}
        to={8.6}
        tone="light"
      />
      <Prism
        plan={[
          [12, 2],
          [12.4, 2],
          [16.4, 0],
          [16, 0],
        ]}
        from={0.4}
        to={8.6}
        tone="light"
      />
      <path className="ui-fine ui-dash" d={outline([16, 3, 0], [23, 3, 0], [23, 9, 0], [16, 9, 0])} />
    </Drawing>
  );
}

/** No connection: the mast is silent, the light is on. */
export function OfflineDrawing({ title }: DrawingProps) {
  return (
    <Drawing title={title} viewBox="-62 -46 124 98">
      <path className="ui-tile" d={area([-6, -6], [24, -6], [24, 24], [-6, 24])} />
      <Prism
        plan={[
          [2, 3],
          [9, 1],
          [15, 5],
          [16, 12],
          [8, 15],
          [1, 11],
        ]}
        to={1.4}
        tone="mid"
      />
      <Block at={[4, 5, 1.4]} size={[7, 7, 2]} tone="deep" />
      <Block at={[5.4, 6.4, 3.4]} size={[4.2, 4.2, 14]} tone="light" />
      <path
        className="ui-iso-signal ui-fb"
        d={
          outline([5.4, 10.6, 7], [9.6, 10.6, 7], [9.6, 10.6, 10], [5.4, 10.6, 10]) +
          outline([5.4, 10.6, 13], [9.6, 10.6, 13], [9.6, 10.6, 16], [5.4, 10.6, 16])
        }
      />
      <path
        className="ui-iso-signal ui-fc"
        d={
          outline([9.6, 6.4, 7], [9.6, 10.6, 7], [9.6, 10.6, 10], [9.6, 6.4, 10]) +
          outline([9.6, 6.4, 13], [9.6, 10.6, 13], [9.6, 10.6, 16], [9.6, 6.4, 16])
        }
      />
      <Block at={[4.8, 5.8, 17.4]} size={[5.4, 5.4, 0.6]} tone="deep" />
      <Block at={[6, 7, 18]} size={[3, 3, 3]} tone="mid" />
      <Prism
        plan={[
          [5.6, 6.6],
          [9.4, 6.6],
          [9.4, 10.4],
          [5.6, 10.4],
        ]}
        from={21}
        to={21.8}
        tone="deep"
      />
      <path className="ui-fine ui-dash" d="M10-28h34M8-33l30-9M-14-28h-34M-12-33l-30-9" />
      <path className="ui-fine" d={groundLine(-3, 3, 20) + groundLine(12, 20, 19) + line([18, 0, 0], [23, 0, 0])} />
    </Drawing>
  );
}

const float: readonly PlanPoint[] = [
  [6, 5],
  [10, 4],
  [13, 7],
  [12, 11],
  [8, 12],
  [5, 9],
];

const drum: readonly PlanPoint[] = [
  [7.4, 6.4],
  [9.8, 5.8],
  [11.4, 7.6],
  [10.8, 10],
  [8.4, 10.6],
  [6.6, 8.8],
];

/** No such page: a buoy beside the charted route. */
export function LostDrawing({ title }: DrawingProps) {
  const waves = groundLine(-5, 3, 16) + groundLine(14, 22, 17) + groundLine(-4, 2, -3) + groundLine(16, 23, 1);
  return (
    <Drawing title={title} viewBox={FRAME}>
      <path className="ui-tile" d={area([-8, -8], [26, -8], [26, 22], [-8, 22])} />
      <path className="ui-fine" d={waves} />
      <path className="ui-line" d={groundLine(-8, 3, 15)} />
      <path className="ui-line ui-dash ui-sig" d={line([3, 15, 0], [12, 20, 0], [26, 20, 0])} />
      <Prism plan={float} to={1.6} tone="deep" />
      <Prism plan={drum} from={1.6} to={4.4} tone="signal" />
      <Prism plan={drum} from={4.4} to={6.4} tone="light" />
      <Prism plan={drum} from={6.4} to={9} tone="signal" />
      <Block at={[8.5, 7.6, 9]} size={[1, 1, 5]} tone="deep" />
      <Block at={[7.9, 7, 14]} size={[2.2, 2.2, 2.2]} tone="signal" />
    </Drawing>
  );
}
