import { Trans, useLingui } from '@lingui/react/macro';
import { tableHref } from '#client/features/dictionary/addresses.ts';
import { keywordParam } from '#client/features/dictionary/dictionary-search.ts';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { textIn } from '#contract/locale.ts';
import type { DangerousGood } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { hazardClass } from './hazard-classes.ts';
import { HazardLabel } from './hazard-label.tsx';

const GOODS = definitions['dangerous-goods'].path;

function Labels({ row }: { row: DangerousGood }) {
  if (row.labels.length === 0) return null;
  return (
    <div className="dict-diamonds">
      {row.labels.map((code) => (
        <HazardLabel key={code} code={code} compatibility={code === row.class ? row.compatibility : null} />
      ))}
    </div>
  );
}

interface HazardProps {
  code: string;
  suffix?: string;
  /** Without what is said of the class: it does not hold for goods that need not carry its label. */
  bare?: boolean;
}

function Hazard({ code, suffix = '', bare = false }: HazardProps) {
  const { locale } = useSpeech();
  const known = hazardClass(code);
  return (
    <p>
      <strong>{code + suffix}</strong> {known ? textIn(locale, known.name) : null}
      {known && !bare ? <span className="dict-second">{textIn(locale, known.about)}</span> : null}
    </p>
  );
}

/** DICT-05: a dangerous good with its labels, hazards and packing group. */
export function DangerousDetail({ row, place }: DetailProps<DangerousGood>) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const note = locale === 'zh_CN' ? row.noteZh : row.noteEn;
  const { un } = row;
  const facts: (Description | null)[] = [
    {
      key: 'class',
      term: t`Class`,
      value: <Hazard code={row.class} suffix={row.compatibility ?? ''} bare={row.labels.length === 0} />,
    },
    row.subsidiary.length === 0
      ? null
      : {
          key: 'subsidiary',
          term: t`Subsidiary hazards`,
          value: row.subsidiary.map((code) => <Hazard key={code} code={code} />),
        },
    { key: 'group', term: t`Packing group`, value: row.packingGroup ?? t`None for this entry` },
    row.limitedQuantity === null ? null : { key: 'limited', term: t`Limited quantity`, value: row.limitedQuantity },
    note === null ? null : { key: 'note', term: t`Note`, value: note },
    place === 'page'
      ? {
          key: 'others',
          term: t`Other entries`,
          value: (
            <SiteLink href={tableHref(GOODS, { q: keywordParam(`UN${un}`) })}>
              <Trans>All names and packing groups of UN {un}</Trans>
            </SiteLink>
          ),
        }
      : null,
  ];
  return (
    <div className="dict-sides dict-sides-small">
      <DescriptionList items={facts.filter((fact) => fact !== null)} />
      <Labels row={row} />
    </div>
  );
}
