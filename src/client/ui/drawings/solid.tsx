import { endRibPath, type PlanPoint, rectangle, ribPath, solidPaths } from './iso.ts';

/** Colours of a solid: three faces from the tints, one step lighter or deeper, or the signal. */
export type SolidTone = 'light' | 'mid' | 'deep' | 'signal';

interface PrismProps {
  plan: readonly PlanPoint[];
  from?: number | undefined;
  to: number;
  tone?: SolidTone | undefined;
}

/** One upright solid. Draw what is farther away first. */
export function Prism({ plan, from = 0, to, tone = 'mid' }: PrismProps) {
  const paths = solidPaths({ plan, from, to });
  return (
    <g className={`ui-iso-${tone}`}>
      <path className="ui-fa" d={paths.top} />
      {paths.left ? <path className="ui-fb" d={paths.left} /> : null}
      {paths.right ? <path className="ui-fc" d={paths.right} /> : null}
    </g>
  );
}

interface BlockProps {
  /** Nearest-to-origin corner of the plan and the height of the underside. */
  at: readonly [x: number, y: number, z: number];
  size: readonly [length: number, width: number, height: number];
  tone?: SolidTone | undefined;
}

/** A plain rectangular solid. */
export function Block({ at: [x, y, z], size: [length, width, height], tone }: BlockProps) {
  return <Prism plan={rectangle(x, y, length, width)} from={z} to={z + height} {...(tone ? { tone } : {})} />;
}

/** A shipping container: a block with corrugated long side and door bars on the end; 12 x 5 x 5 units unless given. */
export function Box({
  at: [x, y, z],
  size: [length, width, height] = [12, 5, 5],
  tone = 'mid',
}: Partial<BlockProps> & Pick<BlockProps, 'at'>) {
  const paths = solidPaths({ plan: rectangle(x, y, length, width), from: z, to: z + height });
  const top = z + height - 0.4;
  const foot = z + 0.4;
  return (
    <g className={`ui-iso-${tone}`}>
      <path className="ui-fa" d={paths.top} />
      <path className="ui-fb" d={paths.left} />
      <path className="ui-fc" d={paths.right} />
      <path className="ui-rib" d={ribPath(x, y + width, length, foot, top)} />
      <path className="ui-rib-end" d={endRibPath(x + length, y, width, foot, top, width / 4)} />
    </g>
  );
}
