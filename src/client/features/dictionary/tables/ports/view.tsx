import { msg } from '@lingui/core/macro';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { textIn } from '#contract/locale.ts';
import type { Port, PortType } from '#contract/tables.ts';
import { LANES } from '#domain/lanes.ts';
import { PortDetail } from './port-detail.tsx';
import { laneWord, listed, portTypes, provinceWord } from './port-words.ts';

function Country({ row, speech }: { row: Port; speech: Speech }) {
  const province = provinceWord(row, speech);
  return (
    <>
      <Marked text={textIn(speech.locale, row.country)} />
      {province === null ? null : <span className="dict-second">{province}</span>}
    </>
  );
}

const types: readonly PortType[] = ['seaport', 'riverport', 'offshore', 'dryport'];

/** DICT-01: port code, name, country or region, trade lane, port type. */
export const view = showTable('ports', {
  lead: msg`Port codes, names and trade lanes, from Ningbo to ports worldwide.`,
  searchLabel: msg`Search ports`,
  examples: msg`Ningbo, CNNGB or China`,
  cautions: [msg`Codes are UN/LOCODEs as the trade uses them; lanes are usage of the trade. Verify with your carrier.`],
  filters: [
    {
      name: 'type',
      label: msg`Port type`,
      options: types.map((type) => ({ value: type, label: ({ say }) => say(portTypes[type]) })),
    },
    {
      name: 'lane',
      label: msg`Trade lane`,
      folded: true,
      options: LANES.map(({ code }) => ({ value: code, label: (speech) => laneWord(code, speech) })),
    },
  ],
  columns: (speech) => [
    {
      key: 'code',
      label: speech.say(msg`Port code`),
      cell: (row) => <Marked text={row.code} />,
      sortable: true,
      mono: true,
      width: 's',
      phone: 'lead',
    },
    {
      key: 'nameEn',
      label: speech.say(msg`Port name`),
      cell: (row) => <NamePair locale={speech.locale} names={{ zh: row.nameZh, en: row.nameEn }} />,
      sortable: true,
      width: 'l',
      phone: 'title',
    },
    {
      key: 'country',
      label: speech.say(msg`Country or region`),
      cell: (row) => <Country row={row} speech={speech} />,
      sortable: true,
      width: 'l',
      phone: 'note',
    },
    {
      key: 'lanes',
      label: speech.say(msg`Trade lane`),
      cell: (row) =>
        row.lanes.length === 0
          ? null
          : listed(
              row.lanes.map((lane) => laneWord(lane, speech)),
              speech,
            ),
      width: 'l',
    },
    {
      key: 'type',
      label: speech.say(msg`Port type`),
      cell: (row) => speech.say(portTypes[row.type]),
      sortable: true,
    },
  ],
  Detail: PortDetail,
  // Reached from a port's page; two hundred countries are found sooner by typing their name.
  facetWord: (name, value) => (name === 'country' ? value : null),
});
