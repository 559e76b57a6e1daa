import './hazards.css';
import { msg } from '@lingui/core/macro';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { textIn } from '#contract/locale.ts';
import type { DangerousGood } from '#contract/tables.ts';
import { listed } from '../ports/port-words.ts';
import { DangerousDetail } from './dangerous-detail.tsx';
import { hazardClass } from './hazard-classes.ts';
import { HazardLabel } from './hazard-label.tsx';
import { HazardLegend } from './hazard-legend.tsx';
import '#client/ui/disclosure.css';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/dg-label.css';

const GROUPS = ['I', 'II', 'III'];

/** The class with its diamond, which goods that travel under a mark alone do not carry. */
function Class({ row, speech }: { row: DangerousGood; speech: Speech }) {
  const known = hazardClass(row.class);
  return (
    <span className="dict-class">
      {row.labels.length === 0 ? null : <HazardLabel code={row.class} compatibility={row.compatibility} />}
      <span>
        <strong>{row.class + (row.compatibility ?? '')}</strong>
        <span className="dict-second">{known ? textIn(speech.locale, known.name) : null}</span>
      </span>
    </span>
  );
}

/** DICT-05: dangerous goods by UN number, with names, class, subsidiary hazards and packing group. */
export const view = showTable('dangerous-goods', {
  lead: msg`UN numbers with proper shipping names, classes, labels and packing groups.`,
  searchLabel: msg`Search dangerous goods`,
  examples: msg`UN 1263 or paint`,
  cautions: [
    msg`A guide to what a cargo may be, and no substitute for the IMDG Code. Classify by the current Code and the safety data sheet, and verify with the carrier before booking.`,
  ],
  filters: [
    {
      name: 'group',
      label: msg`Packing group`,
      options: GROUPS.map((group) => ({ value: group, label: () => group })),
    },
  ],
  columns: (speech) => {
    const { say } = speech;
    return [
      {
        key: 'code',
        label: say(msg`UN number`),
        cell: (row) => <Marked text={`UN ${row.un}`} />,
        sortable: true,
        mono: true,
        width: 's',
        phone: 'lead',
      },
      {
        key: 'nameEn',
        label: say(msg`Proper shipping name`),
        cell: (row) => <NamePair locale={speech.locale} names={{ zh: row.nameZh, en: row.nameEn }} />,
        sortable: true,
        width: 'xl',
        phone: 'title',
      },
      {
        key: 'class',
        label: say(msg`Class`),
        cell: (row) => <Class row={row} speech={speech} />,
        sortable: true,
        width: 'l',
        phone: 'note',
      },
      {
        key: 'subsidiary',
        label: say(msg`Subsidiary hazards`),
        cell: (row) => listed(row.subsidiary, speech) || null,
        width: 's',
      },
      { key: 'group', label: say(msg`Packing group`), cell: (row) => row.packingGroup, width: 's' },
    ];
  },
  Detail: DangerousDetail,
  Legend: HazardLegend,
  facetWord: (name, value, { say }) => (name === 'class' ? say(msg`Class ${value}`) : null),
});
