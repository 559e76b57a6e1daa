import { celsiusToFahrenheit } from '#domain/temperature.ts';
import { defineTable, listed, nameColumns, note, numberColumn, same, textColumn } from './define.ts';

/** DICT-04, the second table of the containers' page. */
export const coldBox = defineTable({
  dataset: 'cold-box',
  page: 'containerSize',
  view: 'cold',
  entries: 'coldBox',
  title: { zh: '冷藏货物', en: 'Reefer cargo' },
  about: {
    zh: '冷藏箱运输各类货物的设定温度，摄氏与华氏。',
    en: 'Carrying temperatures of goods in reefer containers, in Celsius and Fahrenheit.',
  },
  otherNames: ['冷柜', '冷箱', 'reefer temperatures'],
  icon: 'thermometer',
  mapped: null,
  edition: '2026',
  key: (row) => row.id,
  code: () => null,
  texts: (row) => ({ codes: [row.id], names: [row.nameEn, row.nameZh] }),
  summary: (row) => {
    const [from, to] = [row.minC, row.maxC].map((degrees) => Math.round(celsiusToFahrenheit(degrees)));
    return listed(same(`${row.minC} – ${row.maxC} °C`), same(`${from} – ${to} °F`), note(row.noteZh, row.noteEn));
  },
  facets: (row) => [`category:${row.category}`],
  sorting: {
    ...nameColumns,
    category: textColumn('category'),
    minC: numberColumn('minC'),
    maxC: numberColumn('maxC'),
  },
});
