import './containers.css';
import { msg } from '@lingui/core/macro';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { celsius, withUnit } from '#client/features/dictionary/measures.ts';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { ContainerSilhouette } from '#client/ui/drawings/container-drawing.tsx';
import type { Container } from '#contract/tables.ts';
import { ContainerDetail } from './container-detail.tsx';
import { containerKinds, drawingKind } from './container-words.ts';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/container-drawing.css';

const kinds: readonly Container['category'][] = [
  'dry',
  'highcube',
  'reefer',
  'opentop',
  'flatrack',
  'tank',
  'bulk',
  'palletwide',
];
const LENGTHS = [20, 40, 45];

/** Lengths under each other, so that boxes are compared line by line; in one line on a card. Millimetres. */
function Sides({ sides }: { sides: Readonly<Record<string, number>> | null }) {
  if (sides === null) return null;
  return (
    <span className="dict-sizes dict-lwh">
      {Object.entries(sides).map(([side, millimetres]) => (
        <span key={side} data-side={side}>
          <span className="dict-side">{side.toUpperCase()} </span>
          {millimetres}
        </span>
      ))}
    </span>
  );
}

function Type({ row, speech }: { row: Container; speech: Speech }) {
  return (
    <span className="dict-stack">
      <span className="dict-lead-code ui-code">
        <Marked text={row.id} />
      </span>
      <NamePair locale={speech.locale} names={{ zh: row.nameZh, en: row.nameEn }} />
    </span>
  );
}

function Temperature({ row: { tempMinC, tempMaxC }, speech }: { row: Container; speech: Speech }) {
  if (tempMinC === null || tempMaxC === null) return null;
  return <span className="dict-sizes">{celsius(tempMinC, tempMaxC, speech)}</span>;
}

/** DICT-03: box type, image, box size, temperature, internal dimensions, door size, gross weight, load, volume. */
export const view = showTable('containers', {
  lead: msg`Inside, door and weight limits of all common containers, drawn to one scale.`,
  searchLabel: msg`Search containers`,
  examples: msg`Box type or ISO code: 40HQ, reefer, 45G1`,
  cautions: [msg`Typical figures; they vary by carrier and build year. The CSC plate on the container prevails.`],
  filters: [
    {
      name: 'category',
      label: msg`Box type`,
      options: kinds.map((kind) => ({ value: kind, label: ({ say }) => say(containerKinds[kind]) })),
    },
    {
      name: 'length',
      label: msg`Length`,
      options: LENGTHS.map((feet) => ({ value: String(feet), label: () => `${feet}′` })),
    },
  ],
  columns: (speech) => {
    const { say, formats } = speech;
    const inUnit = (word: string, unit: string) => withUnit(word, unit, speech);
    return [
      {
        key: 'code',
        label: say(msg`Box type`),
        cell: (row) => <Type row={row} speech={speech} />,
        sortable: true,
        width: 'l',
        phone: 'lead',
      },
      {
        key: 'image',
        label: say(msg`Image`),
        cell: (row) => (
          <ContainerSilhouette kind={drawingKind(row.category)} length={row.external.l} height={row.external.h} />
        ),
        width: 's',
        phone: 'title',
      },
      {
        key: 'size',
        label: inUnit(say(msg`External size`), 'mm'),
        cell: (row) => <Sides sides={row.external} />,
        width: 's',
      },
      {
        key: 'temperature',
        label: say(msg`Temperature`),
        cell: (row) => <Temperature row={row} speech={speech} />,
        width: 's',
      },
      {
        key: 'internal',
        label: inUnit(say(msg`Internal size`), 'mm'),
        cell: (row) => <Sides sides={row.internal} />,
        width: 's',
      },
      { key: 'door', label: inUnit(say(msg`Door opening`), 'mm'), cell: (row) => <Sides sides={row.door} /> },
      {
        key: 'grossKg',
        label: inUnit(say(msg`Max. gross weight`), 'kg'),
        cell: (row) => formats.number(row.grossKg),
        sortable: true,
        align: 'end',
      },
      {
        key: 'payloadKg',
        label: inUnit(say(msg`Payload`), 'kg'),
        cell: (row) => formats.number(row.payloadKg),
        sortable: true,
        align: 'end',
      },
      {
        key: 'volumeM3',
        label: inUnit(say(msg`Volume`), 'm³'),
        cell: (row) => (row.volumeM3 === null ? null : formats.number(row.volumeM3)),
        sortable: true,
        align: 'end',
      },
    ];
  },
  Detail: ContainerDetail,
});
