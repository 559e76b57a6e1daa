import { Trans, useLingui } from '@lingui/react/macro';
import type { Balance } from '#domain/loading/balance.ts';
import type { Block } from '#domain/loading/block.ts';
import type { Box } from '#domain/loading/boxes.ts';
import { letterOf, patternFill, tintOf } from './load-pattern.tsx';

/** Room around a drawing, and for the words at its ends (mm). */
const MARGIN = 160;
/** Letters are left out of blocks smaller than this (mm). */
const LETTER_MIN = 260;
/** Blocks from this on have room for a letter that a phone shows in a size to read (mm). */
const LARGE_MIN = 900;

/** The mark of the centre of gravity (mm). */
const CENTRE = 'M-240 0h480M0-240v480M-150 0a150 150 0 1 0 300 0a150 150 0 1 0-300 0';

/** A block as one view sees it: millimetres to the right and down, its pieces as lines. */
interface Seen {
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
  stepX: number;
  stepY: number;
  /** Nearness to the eye: what is nearer is drawn later. */
  near: number;
}

/** The eye stands before the left wall, as it is left for whoever looks in through the door. */
function fromTheSide(block: Block, box: Box): Seen {
  const { x, y, z, dx, dz, nx, nz } = block;
  const top = box.height - z - nz * dz;
  return { block, x, y: top, width: nx * dx, height: nz * dz, stepX: dx, stepY: dz, near: -y };
}

/** The door is right, so that the left wall is below. */
function fromAbove(block: Block, box: Box): Seen {
  const { x, y, z, dx, dy, dz, nx, ny, nz } = block;
  const top = box.width - y - ny * dy;
  return { block, x, y: top, width: nx * dx, height: ny * dy, stepX: dx, stepY: dy, near: z + nz * dz };
}

type Area = Pick<Seen, 'x' | 'y' | 'width' | 'height'>;

/** The largest part of an area that is left beside another that lies on it. */
function beside(area: Area, cover: Area): Area {
  const right = area.x + area.width;
  const foot = area.y + area.height;
  const [coverRight, coverFoot] = [cover.x + cover.width, cover.y + cover.height];
  if (cover.x >= right || coverRight <= area.x || cover.y >= foot || coverFoot <= area.y) return area;
  const parts = [
    { ...area, width: cover.x - area.x },
    { ...area, x: coverRight, width: right - coverRight },
    { ...area, height: cover.y - area.y },
    { ...area, y: coverFoot, height: foot - coverFoot },
  ];
  const narrow = ({ width, height }: Area) => Math.min(width, height);
  return parts.reduce((best, part) => (narrow(part) > narrow(best) ? part : best));
}

/** Lines between the pieces of a block. */
function seams({ x, y, width, height, stepX, stepY }: Seen): string {
  const upright = Array.from(
    { length: Math.round(width / stepX) - 1 },
    (_, n) => `M${x + (n + 1) * stepX} ${y}v${height}`,
  );
  const level = Array.from(
    { length: Math.round(height / stepY) - 1 },
    (_, n) => `M${x} ${y + (n + 1) * stepY}h${width}`,
  );
  return [...upright, ...level].join('');
}

interface SeenBlockProps {
  seen: Seen;
  letter: number;
  /** Part of the block that nothing nearer hides: its letter stands there. */
  free: Area;
}

function SeenBlock({ seen, letter, free }: SeenBlockProps) {
  const { x, y, width, height } = seen;
  const place = { x, y, width, height };
  const size = Math.min(free.width * 0.8, free.height * 0.6, 420);
  const room = Math.min(free.width, free.height);
  return (
    <g>
      <rect {...place} className={tintOf(letter)} />
      <rect {...place} fill={patternFill(letter)} />
      <path className="load-seam" d={seams(seen)} />
      <rect {...place} className="load-edge" />
      {room >= LETTER_MIN ? (
        <text
          className={room >= LARGE_MIN ? 'load-letter load-letter-large' : 'load-letter'}
          x={free.x + free.width / 2}
          y={free.y + free.height / 2}
          fontSize={size}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letterOf(letter)}
        </text>
      ) : null}
    </g>
  );
}

interface ViewProps {
  title: string;
  length: number;
  height: number;
  seen: readonly Seen[];
  letters: readonly number[];
  centre: { x: number; y: number };
}

function View({ title, length, height, seen, letters, centre }: ViewProps) {
  const inOrder = seen.toSorted((a, b) => a.near - b.near);
  return (
    <svg
      className="ui-drawing load-view"
      viewBox={`${-MARGIN} ${-MARGIN} ${length + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="img"
      aria-label={title}
    >
      <rect className="load-inside" width={length} height={height} />
      {inOrder.map((one, index) => (
        <SeenBlock
          key={`${one.block.x} ${one.block.y} ${one.block.z}`}
          seen={one}
          letter={letters[one.block.row] ?? one.block.row}
          free={inOrder.slice(index + 1).reduce<Area>(beside, one)}
        />
      ))}
      <path className="load-walls" d={`M${length} 0H0V${height}H${length}`} />
      <path className="load-door" d={`M${length} 0V${height}`} />
      <path className="load-centre" transform={`translate(${centre.x} ${centre.y})`} d={CENTRE} />
    </svg>
  );
}

interface LoadDrawingProps {
  box: Box;
  blocks: readonly Block[];
  balance: Balance;
  letters: readonly number[];
  /** Which box this is, in words. */
  title: string;
}

/** A loaded box to scale, from above and from the side; the front wall is left, the door right. */
export function LoadDrawing({ box, blocks, balance, letters, title }: LoadDrawingProps) {
  const { t } = useLingui();
  const centreX = box.length / 2 + balance.towardsDoor;
  return (
    <figure className={`load-figure load-feet-${box.feet}`}>
      <p className="load-caption">
        <Trans>From above</Trans>
      </p>
      <View
        title={t`${title}: from above, to scale`}
        length={box.length}
        height={box.width}
        seen={blocks.map((block) => fromAbove(block, box))}
        letters={letters}
        centre={{ x: centreX, y: box.width / 2 - balance.sideways }}
      />
      <p className="load-caption">
        <Trans>From the side</Trans>
      </p>
      <View
        title={t`${title}: from the side, to scale`}
        length={box.length}
        height={box.height}
        seen={blocks.map((block) => fromTheSide(block, box))}
        letters={letters}
        centre={{ x: centreX, y: box.height - balance.height }}
      />
      <p className="load-ends ui-muted">
        <span>
          <Trans>Front wall</Trans>
        </span>
        <span>
          <svg className="load-key" viewBox="-260 -260 520 520" aria-hidden="true">
            <path className="load-centre" d={CENTRE} />
          </svg>{' '}
          <Trans>Centre of gravity</Trans>
        </span>
        <span>
          <Trans>Door</Trans>
        </span>
      </p>
    </figure>
  );
}
