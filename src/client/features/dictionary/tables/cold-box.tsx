import { msg } from '@lingui/core/macro';
import { COLD_CATEGORIES } from '#contract/cold-categories.ts';
import { FACES } from '../faces.ts';
import { celsius, fahrenheit } from '../measures.ts';
import { NamePair } from '../name-pair.tsx';
import type { TableDefinition } from '../table-definition.ts';
import { ColdDetail } from './cold-detail.tsx';
import { coldKinds } from './container-words.ts';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/thermo-scale.css';

/** DICT-04: product name, Celsius and Fahrenheit temperature, category. */
export const coldBoxTable: TableDefinition<'cold-box'> = {
  ...FACES['cold-box'],
  cautions: [
    msg`Usual set points. The shipper's written instruction prevails; agree temperature, ventilation and humidity with the carrier.`,
  ],
  facets: [
    {
      name: 'category',
      label: msg`Category`,
      options: COLD_CATEGORIES.map((kind) => ({ value: kind, label: ({ say }) => say(coldKinds[kind]) })),
    },
  ],
  columns: (speech) => [
    {
      key: 'nameEn',
      label: speech.say(msg`Product name`),
      cell: (row) => <NamePair locale={speech.locale} names={{ zh: row.nameZh, en: row.nameEn }} />,
      sortable: true,
      width: 'l',
      phone: 'lead',
    },
    {
      key: 'minC',
      label: speech.say(msg`Celsius`),
      cell: (row) => <span className="dict-sizes">{celsius(row.minC, row.maxC, speech)}</span>,
      sortable: true,
      width: 'm',
    },
    {
      key: 'fahrenheit',
      label: speech.say(msg`Fahrenheit`),
      cell: (row) => <span className="dict-sizes">{fahrenheit(row.minC, row.maxC, speech)}</span>,
    },
    {
      key: 'category',
      label: speech.say(msg`Category`),
      cell: (row) => speech.say(coldKinds[row.category]),
      sortable: true,
    },
    {
      key: 'humidity',
      label: speech.say(msg`Humidity`),
      cell: (row) => (row.humidity === null ? null : <span className="dict-sizes">{`${row.humidity} %`}</span>),
      align: 'end',
      width: 's',
    },
  ],
  Preview: ColdDetail,
};
