import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tableHref } from '#client/features/dictionary/addresses.ts';
import { Marked } from '#client/features/dictionary/marked.tsx';
import { NamePair } from '#client/features/dictionary/name-pair.tsx';
import { showTable } from '#client/features/dictionary/show-table.tsx';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { textIn } from '#contract/locale.ts';
import type { Airport } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';

/** An airport, and the way to those of its country. */
function AirportDetail({ row }: DetailProps<Airport>) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { path } = definitions.airports;
  return (
    <DescriptionList
      items={[
        { key: 'city', term: t`City`, value: textIn(locale, row.city) },
        {
          key: 'country',
          term: t`Country or region`,
          value: (
            <SiteLink href={tableHref(path, { f: `country.${row.countryCode}` })}>
              {textIn(locale, row.country)} ({row.countryCode})
            </SiteLink>
          ),
        },
        ...(row.locode === null
          ? []
          : [{ key: 'locode', term: t`UN/LOCODE of the city`, value: row.locode, mono: true }]),
      ]}
    />
  );
}

/** Airport code, name, city, country or region. */
export const view = showTable('airports', {
  lead: msg`Airports that handle freight, by IATA code, name, city or country.`,
  searchLabel: msg`Search airports`,
  examples: msg`PVG, Frankfurt or Japan`,
  cautions: [
    msg`Codes are those of IATA; the UN/LOCODE is that of the city served. Airports are renamed and moved: verify with your carrier.`,
  ],
  filters: [],
  columns: ({ say, locale }) => [
    {
      key: 'code',
      label: say(msg`Airport code`),
      cell: (row) => <Marked text={row.code} />,
      sortable: true,
      mono: true,
      width: 's',
      phone: 'lead',
    },
    {
      key: 'nameEn',
      label: say(msg`Airport name`),
      cell: (row) => <NamePair locale={locale} names={{ zh: row.nameZh, en: row.nameEn }} />,
      sortable: true,
      width: 'l',
      phone: 'title',
    },
    {
      key: 'city',
      label: say(msg`City`),
      cell: (row) => <Marked text={textIn(locale, row.city)} />,
      width: 'm',
    },
    {
      key: 'country',
      label: say(msg`Country or region`),
      cell: (row) => <Marked text={textIn(locale, row.country)} />,
      sortable: true,
      width: 'm',
      phone: 'note',
    },
    {
      key: 'locode',
      label: say(msg`UN/LOCODE`),
      cell: (row) => (row.locode === null ? null : <Marked text={row.locode} />),
      mono: true,
      width: 's',
    },
  ],
  Detail: AirportDetail,
  // Set from an airport's page; countries are found sooner by typing their name.
  facetWord: (name, value) => (name === 'country' ? value : null),
});
