import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { type Balance, balanceOf, FLOOR_LOAD_MAX } from '#domain/loading/balance.ts';
import type { Block } from '#domain/loading/block.ts';
import { type Box, boxVolume } from '#domain/loading/boxes.ts';
import type { CargoRow } from '#domain/loading/cargo.ts';
import type { PlannedBox } from '#domain/loading/plan-load.ts';
import { LoadDrawing } from './load-drawing.tsx';
import { CargoSwatch, letterOf } from './load-pattern.tsx';
import { Pieces } from './load-pieces.tsx';

interface LoadedBoxProps {
  box: Box;
  load: PlannedBox;
  /** Number of the first box that is loaded so. */
  from: number;
  rows: readonly CargoRow[];
  letters: readonly number[];
}

/** Pieces of each row in the box. */
function contents(load: PlannedBox): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { row, nx, ny, nz } of load.blocks) found.set(row, (found.get(row) ?? 0) + nx * ny * nz);
  return new Map([...found].sort(([a], [b]) => a - b));
}

function Legend({ load, rows, letters }: Pick<LoadedBoxProps, 'load' | 'rows' | 'letters'>) {
  const { t } = useLingui();
  const nameOf = (row: number) => rows[row]?.name || t`Row ${letterOf(letters[row] ?? row)}`;
  return (
    <ul className="load-legend">
      {[...contents(load)].map(([row, pieces]) => (
        <li key={row}>
          <CargoSwatch index={letters[row] ?? row} />
          <span>
            <Trans>
              {nameOf(row)}: <Pieces value={pieces} />
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lies({ balance, box }: { balance: Balance; box: Box }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const cm = (mm: number) => number(Math.round(Math.abs(mm) / 10));
  const free = Math.max(0, box.length - balance.length);
  const along =
    balance.towardsDoor >= 0
      ? t`${cm(balance.towardsDoor)} cm from the middle towards the door`
      : t`${cm(balance.towardsDoor)} cm from the middle towards the front wall`;
  const across =
    balance.sideways >= 0 ? t`${cm(balance.sideways)} cm to the right` : t`${cm(balance.sideways)} cm to the left`;
  return (
    <DescriptionList
      items={[
        {
          key: 'centre',
          term: <Trans>Centre of gravity</Trans>,
          value: (
            <>
              <Trans>
                {along}, {across} (seen from the door)
              </Trans>
              {balance.level ? null : (
                <strong>
                  <Trans>More than 5% off the middle: spread the heavy pieces before loading.</Trans>
                </strong>
              )}
            </>
          ),
        },
        {
          key: 'floor',
          term: <Trans>Load on the floor</Trans>,
          value: (
            <>
              <Trans>up to {number(balance.floorLoad)} kg/m²</Trans>
              {balance.floorLoad > FLOOR_LOAD_MAX ? (
                <strong>
                  <Trans>Lay beams under it: floors carry about 3,000 kg/m².</Trans>
                </strong>
              ) : null}
            </>
          ),
        },
        {
          key: 'free',
          term: <Trans>Free at the door</Trans>,
          value: (
            <Trans>
              {cm(free)} cm of {cm(box.length)} cm length
            </Trans>
          ),
        },
      ]}
    />
  );
}

function Steps({ load, rows, letters }: Pick<LoadedBoxProps, 'load' | 'rows' | 'letters'>) {
  const { t } = useLingui();
  const { number } = useFormats();
  const goodsOf = ({ row }: Block) => `${letterOf(letters[row] ?? row)} ${rows[row]?.name ?? ''}`.trim();
  const sizeOf = ({ nx, ny, nz, dx, dy, dz }: Block) =>
    t`${nx} long × ${ny} wide × ${nz} high, each ${number(dx)} × ${number(dy)} × ${number(dz)} mm`;
  const placeOf = ({ x, y, z }: Block) =>
    z === 0
      ? t`${number(x)} mm from the front wall, ${number(y)} mm from the left wall, on the floor`
      : t`${number(x)} mm from the front wall, ${number(y)} mm from the left wall, ${number(z)} mm above the floor`;
  return (
    <Disclosure summary={<Trans>Order of loading, step by step</Trans>}>
      <p className="ui-muted">
        <Trans>Left and right are as seen from the door.</Trans>
      </p>
      <ol className="load-steps">
        {load.blocks.map((block) => (
          <li key={`${block.x} ${block.y} ${block.z}`}>
            <Trans>
              <strong>{goodsOf(block)}</strong>: {sizeOf(block)}; {placeOf(block)}
            </Trans>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/**
 * One box, or several that are loaded alike: figures, drawing, and the order of loading in words. Hundreds of shapes, not to
 * be drawn again with each press on the page.
 */
export const LoadedBox = memo(function LoadedBox({ box, load, from, rows, letters }: LoadedBoxProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const to = from + load.repeat - 1;
  const rounded = (value: number, digits: number) => number(Number(value.toFixed(digits)));
  const balance = balanceOf(load.blocks, rows, box);
  const title = load.repeat > 1 ? t`Boxes ${from} to ${to}, ${box.id}, all loaded alike` : t`Box ${from}, ${box.id}`;
  return (
    <article className="load-box ui-stack">
      <h3>{title}</h3>
      <div className="load-bars">
        <ProgressBar
          label={<Trans>Space</Trans>}
          value={load.volume}
          max={boxVolume(box)}
          valueText={t`${rounded(load.volume, 1)} of ${rounded(boxVolume(box), 1)} m³`}
        />
        <ProgressBar
          label={<Trans>Weight</Trans>}
          value={load.weight}
          max={box.payload}
          valueText={t`${rounded(load.weight, 0)} of ${number(box.payload)} kg`}
        />
      </div>
      <Legend load={load} rows={rows} letters={letters} />
      <LoadDrawing box={box} blocks={load.blocks} balance={balance} letters={letters} title={title} />
      <Lies balance={balance} box={box} />
      <Steps load={load} rows={rows} letters={letters} />
    </article>
  );
});
