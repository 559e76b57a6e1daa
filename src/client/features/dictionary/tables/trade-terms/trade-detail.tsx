import './trade.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { entryHref } from '#client/features/dictionary/identity.ts';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { IncotermChart } from '#client/ui/drawings/incoterm-chart.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { TradeTerm } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { modes, parties, STAGES } from './trade-words.ts';

const TERMS = definitions['trade-terms'];

function Chart({ row }: { row: TradeTerm }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { code } = row;
  return (
    <IncotermChart
      title={t`${code}: who bears costs and risk`}
      stages={STAGES.map(({ stage, label }) => ({ key: stage, label: say(label), cost: row.costs[stage] }))}
      riskAfter={row.riskAt}
      labels={{
        seller: say(parties.seller),
        buyer: say(parties.buyer),
        none: say(parties.none),
        riskPasses: t`Risk passes`,
      }}
    />
  );
}

function Historic({ row }: { row: TradeTerm }) {
  const { replacedBy, edition, code } = row;
  return (
    <Notice tone="warn" title={<Trans>A term of the {edition} edition</Trans>}>
      {replacedBy === null ? (
        <Trans>It is no longer part of the rules; it still turns up in old contracts.</Trans>
      ) : (
        <Trans>
          {code} was replaced by <SiteLink href={entryHref(TERMS, replacedBy)}>{replacedBy}</SiteLink>; it still turns
          up in old contracts.
        </Trans>
      )}
    </Notice>
  );
}

function Duties({ title, duties }: { title: string; duties: readonly string[] }) {
  return (
    <section className="dict-duties">
      <h2>{title}</h2>
      <ul>
        {duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
    </section>
  );
}

/** DICT-05: a term with the chart of costs and risk, the duties of both sides and advice. */
export function TradeDetail({ row, place }: DetailProps<TradeTerm>) {
  const { t } = useLingui();
  const { locale, say } = useSpeech();
  const zh = locale === 'zh_CN';
  const facts: Description[] = [
    {
      key: 'written',
      term: t`Written as`,
      value: `${row.code} (${zh ? row.placeZh : row.placeEn}) Incoterms ${row.edition}`,
    },
    { key: 'risk', term: t`Risk passes`, value: zh ? row.riskZh : row.riskEn },
    { key: 'mode', term: t`Transport`, value: say(modes[row.mode]) },
    { key: 'advice', term: t`Advice`, value: zh ? row.adviceZh : row.adviceEn },
  ];
  return (
    <div className="dict-sheet">
      {row.historic ? <Historic row={row} /> : null}
      <p className="ui-measure">{zh ? row.summaryZh : row.summaryEn}</p>
      <Chart row={row} />
      {place === 'page' ? (
        <div className="dict-halves">
          <Duties title={t`The seller`} duties={zh ? row.sellerZh : row.sellerEn} />
          <Duties title={t`The buyer`} duties={zh ? row.buyerZh : row.buyerEn} />
        </div>
      ) : null}
      <DescriptionList items={facts} />
    </div>
  );
}
