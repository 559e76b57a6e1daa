import './hs.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { tableHref } from '#client/features/dictionary/addresses.ts';
import { keywordParam } from '#client/features/dictionary/dictionary-search.ts';
import { nameIn } from '#client/features/dictionary/name-pair.tsx';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { dictionaryEntry } from '#client/offline/packs/dictionary-query.ts';
import { Badge } from '#client/ui/badge.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { LANGUAGE_TAGS, textIn } from '#contract/locale.ts';
import type { CiqCode, HsCode, Rebate } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { ancestorsOf, formatHsCode, isDeclared, rebateOn } from '#domain/hs-code.ts';
import { elementsIn, hsLevels, noteIn } from './hs-words.ts';

const HS = definitions['hs-codes'].path;

/** A code above, with its name as soon as that is known; not every level is an entry of its own. */
function Ancestor({ code }: { code: string }) {
  const { locale } = useSpeech();
  const { data } = useQuery(dictionaryEntry('hs-codes', code));
  return (
    <li>
      <SiteLink href={`${HS}/${code}`}>
        <span className="ui-code">{formatHsCode(code)}</span>
        {data ? ` ${nameIn(locale, { zh: data.row.nameZh, en: data.row.nameEn })}` : null}
      </SiteLink>
    </li>
  );
}

function Place({ row }: { row: HsCode }) {
  // Chapters and headings are always there; the levels between a heading and a line only in an official file.
  const above = ancestorsOf(row.code).filter((code) => code.length <= 4);
  const start = formatHsCode(row.code);
  return (
    <ul className="dict-tree">
      {above.map((code) => (
        <Ancestor key={code} code={code} />
      ))}
      {row.code.length < 10 ? (
        <li>
          <SiteLink href={tableHref(HS, { q: keywordParam(row.code), sort: 'code' })}>
            <Trans>All codes that begin with {start}</Trans>
          </SiteLink>
        </li>
      ) : null}
    </ul>
  );
}

function Period({ period, inForce }: { period: Rebate; inForce: boolean }) {
  const { formats, locale } = useSpeech();
  const from = formats.date(period.from);
  const to = period.to === null ? null : formats.date(period.to);
  return (
    <li className={inForce ? 'dict-now' : undefined}>
      <strong>{period.rate} %</strong>
      <span>
        {to === null ? (
          <Trans>from {from}</Trans>
        ) : (
          <Trans>
            {from} to {to}
          </Trans>
        )}
        {period.note === null ? null : <span className="dict-second">{noteIn(period.note, locale)}</span>}
      </span>
      {inForce ? (
        <Badge tone="info">
          <Trans>in force today</Trans>
        </Badge>
      ) : null}
    </li>
  );
}

function Rebates({ row }: { row: HsCode }) {
  const { today } = useSpeech();
  const inForce = rebateOn(row.rebates, today);
  return (
    <ul className="dict-periods">
      {row.rebates.map((period) => (
        <Period key={period.from} period={period} inForce={period === inForce} />
      ))}
    </ul>
  );
}

function Ciq({ ciq }: { ciq: CiqCode }) {
  const { t } = useLingui();
  const { code } = ciq;
  return (
    <li>
      <span className="ui-code">{code}</span>
      <CopyButton text={code} label={t`Copy ${code}`} doneLabel={t`Copied`} failedLabel={t`Not copied`} />
      <span lang={LANGUAGE_TAGS.zh_CN}>{ciq.nameZh}</span>
      {ciq.nameEn === null ? null : (
        <span className="dict-second" lang={LANGUAGE_TAGS.en_US}>
          {ciq.nameEn}
        </span>
      )}
    </li>
  );
}

function Elements({ row }: { row: HsCode }) {
  const { locale } = useSpeech();
  return (
    <ol className="dict-elements">
      {elementsIn(row, locale).map((element) => (
        <li key={element}>{element}</li>
      ))}
    </ol>
  );
}

/** DICT-02: a product code with its place in the tariff, all rebate periods, CIQ codes and declaration elements. */
export function HsDetail({ row, place }: DetailProps<HsCode>) {
  const { t } = useLingui();
  const { say, locale } = useSpeech();
  const empty = isDeclared(row.code) ? (
    <Trans>No rebate is listed for this line.</Trans>
  ) : (
    <Trans>None for this level: it is set for the 10-digit line.</Trans>
  );
  const onLine = row.code.length >= 8;
  const facts: (Description | null)[] = [
    {
      key: 'level',
      term: t`Level`,
      value: (
        <>
          {say(hsLevels[row.level])} {row.sample ? <Badge tone="warn">{t`Sample, verify with customs`}</Badge> : null}
        </>
      ),
    },
    place === 'page' ? { key: 'place', term: t`Place in the tariff`, value: <Place row={row} /> } : null,
    onLine ? { key: 'unit', term: t`Unit`, value: row.units.map((unit) => textIn(locale, unit)).join(' / ') } : null,
    {
      key: 'rebate',
      term: t`Export tax rebate`,
      value: row.rebates.length > 0 ? <Rebates row={row} /> : empty,
    },
    row.ciq.length === 0
      ? null
      : {
          key: 'ciq',
          term: t`CIQ codes and names`,
          value: (
            <ul className="dict-ciq">
              {row.ciq.map((ciq) => (
                <Ciq key={ciq.code} ciq={ciq} />
              ))}
            </ul>
          ),
        },
    row.elementsZh.length === 0
      ? null
      : { key: 'elements', term: t`Declaration elements`, value: <Elements row={row} /> },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== null)} />;
}
