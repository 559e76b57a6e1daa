import './pallets.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { product } from '#client/features/dictionary/measures.ts';
import { nameIn } from '#client/features/dictionary/name-pair.tsx';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { PalletDrawing, PalletFloor } from '#client/ui/drawings/pallet-drawing.tsx';
import { layOutPallets, type Rectangle } from '#client/ui/drawings/pallet-layout.ts';
import type { Pallet } from '#contract/tables.ts';
import { listed } from '../ports/port-words.ts';

/** Inner floors of the two standard dry boxes in millimetres. */
const FLOORS: readonly { feet: 20 | 40; floor: Rectangle }[] = [
  { feet: 20, floor: { length: 5898, width: 2352 } },
  { feet: 40, floor: { length: 12032, width: 2352 } },
];

/** The number that the table tells is the number that is drawn. */
function Floor({ row, feet, floor }: { row: Pallet; feet: 20 | 40; floor: Rectangle }) {
  const { t } = useLingui();
  const pallet = { length: row.lengthMm, width: row.widthMm };
  const placed = layOutPallets(floor, pallet, feet === 20 ? row.per20GP : row.per40GP);
  const rows = layOutPallets(floor, pallet).length;
  const count = placed.length;
  return (
    <figure className="dict-floor">
      <PalletFloor title={t`Floor of a ${feet}′ container with ${count} pallets`} floor={floor} placed={placed} />
      <figcaption>
        <strong>{feet}′</strong>{' '}
        {count > rows ? (
          <Trans>{count} on the floor, turned alternately</Trans>
        ) : count < rows ? (
          <Trans>{count} on the floor, with room to handle them</Trans>
        ) : (
          <Trans>{count} on the floor</Trans>
        )}
      </figcaption>
    </figure>
  );
}

function usePalletFacts(row: Pallet): Description[] {
  const { t } = useLingui();
  const speech = useSpeech();
  const zh = speech.locale === 'zh_CN';
  const kilograms = (value: number) => `${speech.formats.number(value)} kg`;
  const note = zh ? row.noteZh : row.noteEn;
  const figures: [key: string, term: string, value: string | null][] = [
    ['size', t`Length × width`, `${product(row.lengthMm, row.widthMm)} mm`],
    ['height', t`Height`, row.heightMm === null ? null : `${row.heightMm} mm`],
    ['standards', t`Standards`, listed(row.standards, speech) || null],
    ['region', t`Used in`, zh ? row.regionZh : row.regionEn],
    ['static', t`Static load`, row.staticLoadKg === null ? null : kilograms(row.staticLoadKg)],
    ['dynamic', t`Dynamic load`, row.dynamicLoadKg === null ? null : kilograms(row.dynamicLoadKg)],
    ['tare', t`Tare`, row.tareKg === null ? null : kilograms(row.tareKg)],
    ['note', t`Note`, note],
  ];
  return figures.flatMap(([key, term, value]) => (value === null ? [] : [{ key, term, value }]));
}

/** DICT-05: a pallet to scale with its loads, and on the floors of the two standard boxes. */
export function PalletDetail({ row, place }: DetailProps<Pallet>) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const facts = usePalletFacts(row);
  const name = nameIn(locale, { zh: row.nameZh, en: row.nameEn });
  return (
    <div className="dict-sheet">
      <div className="dict-sides">
        <DescriptionList items={facts} />
        <div className="dict-pallet-plan">
          <PalletDrawing
            title={t`${name} from above, to scale`}
            length={row.lengthMm}
            width={row.widthMm}
            labels={{ length: `${row.lengthMm} mm`, width: `${row.widthMm} mm` }}
          />
        </div>
      </div>
      {place === 'page'
        ? FLOORS.map(({ feet, floor }) => <Floor key={feet} row={row} feet={feet} floor={floor} />)
        : null}
    </div>
  );
}
