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

function fromTheSide(block: Block, box: Box): Seen {
  const { x, y, z, dx, dy, dz, nx, ny, nz } = block;
  const top = box.height - z - nz * dz;
  return { block, x, y: top, width: nx * dx, height: nz * dz, stepX: dx, stepY: dz, near: y + ny * dy };
}

function fromAbove(block: Block): Seen {
  const { x, y, z, dx, dy, dz, nx, ny, nz } = block;
  return { block, x, y, width: nx * dx, height: ny * dy, stepX: dx, stepY: dy, near: z + nz * dz };
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

function SeenBlock({ seen, letter }: { seen: Seen; letter: number }) {
  const { x, y, width, height } = seen;
  const place = { x, y, width, height };
  const size = Math.min(width * 0.8, height * 0.6, 420);
  return (
    <g>
      <rect {...place} className={tintOf(letter)} />
      <rect {...place} fill={patternFill(letter)} />
      <path className="load-seam" d={seams(seen)} />
      <rect {...place} className="load-edge" />
      {Math.min(width, height) >= LETTER_MIN ? (
        <text
          className={Math.min(width, height) >= LARGE_MIN ? 'load-letter load-letter-large' : 'load-letter'}
          x={x + width / 2}
          y={y + height / 2}
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
  return (
    <svg
      className="ui-drawing load-view"
      viewBox={`${-MARGIN} ${-MARGIN} ${length + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="img"
      aria-label={title}
    >
      <rect className="load-inside" width={length} height={height} />
      {seen
        .toSorted((a, b) => a.near - b.near)
        .map((one) => (
          <SeenBlock
            key={`${one.block.x} ${one.block.y} ${one.block.z}`}
            seen={one}
            letter={letters[one.block.row] ?? one.block.row}
          />
        ))}
      <path className="load-walls" d={`M${length} 0H0V${height}H${length}`} />
      <path className="load-door" d={`M${length} 0V${height}`} />
      <path className="load-centre" d={`M${centre.x - 240} ${centre.y}h480M${centre.x} ${centre.y - 240}v480`} />
      <circle className="load-centre" cx={centre.x} cy={centre.y} r="150" />
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
        seen={blocks.map(fromAbove)}
        letters={letters}
        centre={{ x: centreX, y: box.width / 2 + balance.sideways }}
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
          <Trans>+ centre of gravity</Trans>
        </span>
        <span>
          <Trans>Door</Trans>
        </span>
      </p>
    </figure>
  );
}
