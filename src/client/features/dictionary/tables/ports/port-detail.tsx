import { useLingui } from '@lingui/react/macro';
import { tableHref } from '#client/features/dictionary/addresses.ts';
import { position, zoneOffset } from '#client/features/dictionary/measures.ts';
import { nameIn } from '#client/features/dictionary/name-pair.tsx';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { useNow } from '#client/offline/use-now.ts';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { WorldMap } from '#client/ui/drawings/world-map.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { LANGUAGE_TAGS, textIn } from '#contract/locale.ts';
import type { Port } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { laneWord, listed, portTypes, provinceWord } from './port-words.ts';

const PORTS = definitions.ports.path;

function LocalTime({ zone }: { zone: string }) {
  const now = useNow();
  const { locale } = useSpeech();
  if (now === null) return zone;
  const offset = zoneOffset(zone, now);
  if (offset === null) return zone;
  const clock = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const place = locale === 'zh_CN' ? `（${zone}）` : ` (${zone})`;
  return `${clock.format(now)} · ${offset}${place}`;
}

function Lanes({ row }: { row: Port }) {
  const speech = useSpeech();
  return (
    <ul className="dict-links">
      {row.lanes.map((lane) => (
        <li key={lane}>
          <SiteLink href={tableHref(PORTS, { f: `lane.${lane}` })}>{laneWord(lane, speech)}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function useFacts(row: Port): Description[] {
  const { t } = useLingui();
  const speech = useSpeech();
  const { locale, say } = speech;
  const aliases = [
    { key: 'aliasesZh', term: t`Also called in Chinese`, words: row.aliasesZh, lang: LANGUAGE_TAGS.zh_CN },
    { key: 'aliasesEn', term: t`Also called in English`, words: row.aliasesEn, lang: LANGUAGE_TAGS.en_US },
  ].flatMap(({ words, ...fact }) => (words.length > 0 ? [{ ...fact, value: listed(words, { locale }) }] : []));
  const province = provinceWord(row, { locale });
  return [
    {
      key: 'country',
      term: t`Country or region`,
      value: (
        <SiteLink href={tableHref(PORTS, { f: `country.${row.countryCode}` })}>
          {textIn(locale, row.country)} ({row.countryCode})
        </SiteLink>
      ),
    },
    ...(province === null ? [] : [{ key: 'province', term: t`Province or state`, value: province }]),
    ...(row.lanes.length === 0 ? [] : [{ key: 'lanes', term: t`Trade lane`, value: <Lanes row={row} /> }]),
    { key: 'type', term: t`Port type`, value: say(portTypes[row.type]) },
    ...aliases,
    ...(row.aliasCodes.length === 0
      ? []
      : [{ key: 'codes', term: t`Other codes`, value: listed(row.aliasCodes, { locale }), mono: true }]),
    ...(row.lat === null || row.lon === null
      ? []
      : [
          {
            key: 'position',
            term: t({ message: 'Position', context: 'on the map' }),
            value: position(row.lat, row.lon),
            mono: true,
          },
        ]),
    ...(row.timezone === null ? [] : [{ key: 'zone', term: t`Local time`, value: <LocalTime zone={row.timezone} /> }]),
  ];
}

function PortMap({ row, lat, lon }: { row: Port; lat: number; lon: number }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const name = nameIn(locale, { zh: row.nameZh, en: row.nameEn });
  // The map begins in the Atlantic at 28° W: the Americas lie at its right edge, where a label must stand before its port.
  const atRightEdge = (lon + 28 + 360) % 360 > 180;
  return (
    <div className="dict-map ui-band-deep">
      <WorldMap
        title={t`${name} on the map of the world`}
        ports={[{ code: row.code, name, at: [lon, lat], side: atRightEdge ? 'start' : 'end' }]}
        lanes={[]}
      />
    </div>
  );
}

/** DICT-01: a port with everything that is known of it; on its own page with its place in the world. */
export function PortDetail({ row, place }: DetailProps<Port>) {
  const facts = useFacts(row);
  if (place === 'row' || row.lat === null || row.lon === null) return <DescriptionList items={facts} />;
  return (
    <div className="dict-sides">
      <DescriptionList items={facts} />
      <PortMap row={row} lat={row.lat} lon={row.lon} />
    </div>
  );
}
