import './trade.css';
import { msg } from '@lingui/core/macro';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { TradeTerm } from '#contract/tables.ts';
import { CostStrip } from './cost-strip.tsx';
import { TradeDetail } from './trade-detail.tsx';
import { TradeLegend } from './trade-legend.tsx';
import { modes } from './trade-words.ts';
import '#client/ui/badge.css';
import '#client/ui/tone.css';
import '#client/ui/notice.css';
import '#client/ui/drawings/incoterm-chart.css';

function Code({ row, speech }: { row: TradeTerm; speech: Speech }) {
  return (
    <span className="dict-term">
      <span>
        <Marked text={row.code} />
      </span>
      {row.historic ? <Badge>{speech.say(msg`Historic`)}</Badge> : null}
    </span>
  );
}

const modeCodes: readonly TradeTerm['mode'][] = ['any', 'sea'];
const EDITIONS = [2020, 2010];

/** DICT-05: terms of trade and who bears cost and risk. */
export const view = showTable('trade-terms', {
  lead: msg`Who pays for what, and where the risk passes: the eleven terms of 2020, and DAT for old contracts.`,
  searchLabel: msg`Search trade terms`,
  examples: msg`Term or name: FOB, delivered, cif`,
  cautions: [
    msg`Incoterms is a registered mark of the International Chamber of Commerce. These are explanations in our own words; the rules of the ICC prevail.`,
  ],
  filters: [
    {
      name: 'mode',
      label: msg`Transport`,
      options: modeCodes.map((mode) => ({ value: mode, label: ({ say }) => say(modes[mode]) })),
    },
    {
      name: 'edition',
      label: msg`Edition`,
      options: EDITIONS.map((year) => ({ value: String(year), label: () => String(year) })),
    },
  ],
  columns: (speech) => {
    const { say, locale } = speech;
    return [
      {
        key: 'code',
        label: say(msg`Term`),
        cell: (row) => <Code row={row} speech={speech} />,
        sortable: true,
        mono: true,
        width: 's',
        phone: 'lead',
      },
      {
        key: 'name',
        label: say(msg({ message: 'Name', context: 'of a thing' })),
        cell: (row) => <NamePair locale={locale} names={{ zh: row.nameZh, en: row.nameEn }} />,
        width: 'm',
        phone: 'title',
      },
      {
        key: 'chart',
        label: say(msg`Costs and risk`),
        cell: (row) => (
          <CostStrip term={row} title={say(msg`Who pays, stage by stage; open the row for the full text`)} />
        ),
        width: 'l',
        phone: 'note',
      },
      {
        key: 'risk',
        label: say(msg`Risk passes`),
        cell: (row) => <span className="dict-wide">{locale === 'zh_CN' ? row.riskZh : row.riskEn}</span>,
        width: 'l',
      },
      { key: 'mode', label: say(msg`Transport`), cell: (row) => say(modes[row.mode]), width: 's' },
      {
        key: 'edition',
        label: say(msg`Edition`),
        cell: (row) => row.edition,
        sortable: true,
        align: 'end',
        width: 'xs',
      },
    ];
  },
  Detail: TradeDetail,
  Legend: TradeLegend,
});
