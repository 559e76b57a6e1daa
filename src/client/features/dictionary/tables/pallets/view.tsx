import './pallets.css';
import { msg } from '@lingui/core/macro';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { product } from '#client/features/dictionary/measures.ts';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { Pallet } from '#contract/tables.ts';
import { PalletDetail } from './pallet-detail.tsx';
import { PalletOutline } from './pallet-outline.tsx';
import '#client/ui/badge.css';
import '#client/ui/tone.css';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/container-drawing.css';

function Name({ row, speech }: { row: Pallet; speech: Speech }) {
  return (
    <>
      <NamePair locale={speech.locale} names={{ zh: row.nameZh, en: row.nameEn }} />
      {row.preferredInChina ? <Badge tone="info">{speech.say(msg`Preferred in China`)}</Badge> : null}
    </>
  );
}

/** One under the other, since the number of a standard is read as one word. */
function Standards({ row: { standards } }: { row: Pallet }) {
  if (standards.length === 0) return null;
  return (
    <span className="dict-sizes">
      {standards.map((standard) => (
        <span key={standard}>{standard}</span>
      ))}
    </span>
  );
}

function figure(value: number | null, speech: Speech): string | null {
  return value === null ? null : speech.formats.number(value);
}

/** DICT-05: pallet sizes, drawn to one scale. */
export const view = showTable('pallets', {
  lead: msg`The pallets of the world to one scale, and how many stand on the floor of a container.`,
  searchLabel: msg`Search pallet sizes`,
  examples: msg`Size or standard: 1200 × 1000, EPAL, ISO 6780`,
  cautions: [
    msg`Loads are those of a common build and vary by maker. Numbers per container are floor positions without overhang; verify with your packer.`,
  ],
  filters: [
    {
      name: 'region',
      label: msg`Region`,
      options: [
        { value: 'china', label: ({ say }) => say(msg`Preferred in China`) },
        { value: 'other', label: ({ say }) => say(msg`Elsewhere`) },
      ],
    },
  ],
  columns: (speech) => {
    const { say, locale } = speech;
    return [
      {
        key: 'lengthMm',
        label: say(msg`Length × width (mm)`),
        cell: (row) => <Marked text={product(row.lengthMm, row.widthMm)} />,
        sortable: true,
        mono: true,
        width: 'm',
        phone: 'lead',
      },
      {
        key: 'name',
        label: say(msg({ message: 'Name', context: 'of a thing' })),
        cell: (row) => <Name row={row} speech={speech} />,
        width: 'l',
        phone: 'title',
      },
      {
        key: 'drawing',
        label: say(msg`To scale`),
        cell: (row) => <PalletOutline length={row.lengthMm} width={row.widthMm} />,
        width: 's',
      },
      {
        key: 'standards',
        label: say(msg`Standards`),
        cell: (row) => <Standards row={row} />,
        width: 's',
      },
      {
        key: 'region',
        label: say(msg`Used in`),
        cell: (row) => <span className="dict-region">{locale === 'zh_CN' ? row.regionZh : row.regionEn}</span>,
        width: 's',
      },
      {
        key: 'per20',
        label: say(msg`In a 20′`),
        cell: (row) => figure(row.per20GP, speech),
        align: 'end',
        width: 'xs',
      },
      {
        key: 'per40',
        label: say(msg`In a 40′`),
        cell: (row) => figure(row.per40GP, speech),
        align: 'end',
        width: 'xs',
      },
      {
        key: 'load',
        label: say(msg`Dynamic load`),
        cell: (row) => (row.dynamicLoadKg === null ? null : `${figure(row.dynamicLoadKg, speech)} kg`),
        align: 'end',
        width: 's',
      },
    ];
  },
  Detail: PalletDetail,
});
