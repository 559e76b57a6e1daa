import { msg } from '@lingui/core/macro';
import { celsius, fahrenheit } from '#client/features/dictionary/measures.ts';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import { COLD_CATEGORIES } from '#contract/cold-categories.ts';
import { coldKinds } from '../containers/container-words.ts';
import { ColdDetail } from './cold-detail.tsx';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/thermo-scale.css';

/** DICT-04: product name, Celsius and Fahrenheit temperature, category. */
export const view = showTable('cold-box', {
  lead: msg`Carrying temperatures of goods in reefer containers, in Celsius and Fahrenheit.`,
  searchLabel: msg`Search reefer cargo`,
  examples: msg`Goods: banana, shrimp`,
  cautions: [
    msg`Usual set points. The shipper's written instruction prevails; agree temperature, ventilation and humidity with the carrier.`,
  ],
  filters: [
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
  Detail: ColdDetail,
});
