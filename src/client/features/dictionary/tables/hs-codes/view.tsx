import { msg } from '@lingui/core/macro';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { textIn } from '#contract/locale.ts';
import type { HsCode, HsLevel } from '#contract/tables.ts';
import { formatHsCode, rebateOn } from '#domain/hs-code.ts';
import { listed } from '../ports/port-words.ts';
import { HsDetail } from './hs-detail.tsx';
import { elementsIn, hsLevels } from './hs-words.ts';
import '#client/ui/badge.css';
import '#client/ui/tone.css';
import './hs.css';

const SHOWN_ELEMENTS = 3;

function Ciq({ row, speech }: { row: HsCode; speech: Speech }) {
  const [first, ...more] = row.ciq;
  if (!first) return null;
  const rest = more.length;
  return (
    <>
      <span className="ui-code">
        <Marked text={first.code} />
      </span>
      <span className="dict-second">
        {speech.locale === 'zh_CN' ? first.nameZh : (first.nameEn ?? first.nameZh)}
        {rest === 0 ? null : ` +${rest}`}
      </span>
    </>
  );
}

function Details({ row, speech }: { row: HsCode; speech: Speech }) {
  const elements = elementsIn(row, speech.locale);
  if (elements.length === 0) return null;
  const more = elements.length > SHOWN_ELEMENTS ? ' …' : '';
  return `${listed(elements.slice(0, SHOWN_ELEMENTS), speech)}${more}`;
}

function rate(row: HsCode, { today }: Speech): string | null {
  const inForce = rebateOn(row.rebates, today);
  return inForce === null ? null : `${inForce.rate} %`;
}

const levels: readonly HsLevel[] = ['chapter', 'heading', 'line10'];

/** DICT-02: product (HS) code, name, unit, tax rebate on export, CIQ code and name, details. */
export const view = showTable('hs-codes', {
  lead: msg`HS codes with unit, export tax rebate, CIQ codes and declaration elements.`,
  searchLabel: msg`Search HS codes`,
  examples: msg`8507.60 or lithium battery`,
  cautions: [
    msg`The latest notices of China Customs and the State Taxation Administration prevail. Verify the code and the rebate with customs before you declare.`,
  ],
  filters: [
    {
      name: 'level',
      label: msg`Level`,
      options: levels.map((level) => ({ value: level, label: ({ say }) => say(hsLevels[level]) })),
    },
    {
      name: 'rebate',
      label: msg`Export tax rebate`,
      options: [{ value: 'yes', label: ({ say }) => say(msg`With rebate rates`) }],
    },
  ],
  columns: (speech) => [
    {
      key: 'code',
      label: speech.say(msg`HS code`),
      cell: (row) => <Marked text={formatHsCode(row.code)} />,
      sortable: true,
      mono: true,
      width: 's',
      phone: 'lead',
    },
    {
      key: 'nameEn',
      label: speech.say(msg`Product name`),
      cell: (row) => <NamePair locale={speech.locale} names={{ zh: row.nameZh, en: row.nameEn }} />,
      sortable: true,
      width: 'xl',
      phone: 'title',
    },
    {
      key: 'units',
      label: speech.say(msg`Unit`),
      cell: (row) => row.units.map((unit) => textIn(speech.locale, unit)).join(' / ') || null,
      width: 's',
    },
    {
      key: 'rebate',
      label: speech.say(msg`Export rebate`),
      cell: (row) => rate(row, speech),
      align: 'end',
      width: 'xs',
    },
    {
      key: 'ciq',
      label: speech.say(msg`CIQ code and name`),
      cell: (row) => <Ciq row={row} speech={speech} />,
      width: 'm',
    },
    {
      key: 'details',
      label: speech.say(msg`Declaration elements`),
      cell: (row) => <Details row={row} speech={speech} />,
      width: 'm',
      phone: 'none',
    },
  ],
  Detail: HsDetail,
  facetWord: (name, value, { say }) =>
    name === 'chapter' ? say(msg`Chapter ${value}`) : name === 'level' ? say(msg`Other levels`) : null,
});
