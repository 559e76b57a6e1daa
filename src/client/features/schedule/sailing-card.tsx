import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';

/** A time of a port as its own clock shows it. */
function PortTime({ time }: { time: string }) {
  const formats = useFormats();
  return (
    <time dateTime={time} className="plan-time">
      {formats.date(time.slice(0, 10))} {time.slice(11, 16)}
    </time>
  );
}

function Legs({ legs }: { legs: Sailing['legs'] }) {
  const locale = useLocale();
  return (
    <ol className="plan-legs">
      {legs.map((leg) => (
        <li key={leg.sort}>
          <b>
            {textIn(locale, leg.load)} → {textIn(locale, leg.discharge)}
          </b>
          <br />
          <span className="ui-muted">
            {[leg.vesselName, leg.voyage, leg.service].filter((part) => part !== null).join(' · ')}
          </span>
          <br />
          {leg.etd === null ? '–' : <PortTime time={leg.etd} />} →{' '}
          {leg.eta === null ? '–' : <PortTime time={leg.eta} />}
        </li>
      ))}
    </ol>
  );
}

/** One sailing: when it goes and comes, how long it takes, and by when papers and boxes must be there. */
export function SailingCard({ sailing }: { sailing: Sailing }) {
  const locale = useLocale();
  const { transshipments, transitDays, cutOffs } = sailing;
  return (
    <Card
      headingLevel={3}
      meta={textIn(locale, sailing.company)}
      title={`${textIn(locale, sailing.pol)} → ${textIn(locale, sailing.pod)}`}
    >
      <div className="ui-row">
        <Badge tone={transshipments === 0 ? 'ok' : 'neutral'}>
          {transshipments === 0 ? (
            <Trans>Direct</Trans>
          ) : (
            <Plural value={transshipments} one="# transshipment" other="# transshipments" />
          )}
        </Badge>
        <Badge>
          <Plural value={transitDays} one="# day" other="# days" />
        </Badge>
      </div>
      <DescriptionList
        items={[
          { key: 'etd', term: <Trans>Estimated departure (ETD)</Trans>, value: <PortTime time={sailing.etd} /> },
          { key: 'eta', term: <Trans>Estimated arrival (ETA)</Trans>, value: <PortTime time={sailing.eta} /> },
          {
            key: 'vessel',
            term: <Trans>Vessel and voyage</Trans>,
            value: [sailing.vesselName, sailing.voyage].filter((part) => part !== null).join(' · ') || '–',
          },
          ...cutOffs.map(({ code, name, time }) => ({
            ...{ key: code, term: textIn(locale, name), value: <PortTime time={time} /> },
          })),
        ]}
      />
      <Disclosure summary={<Trans>Legs</Trans>}>
        <Legs legs={sailing.legs} />
      </Disclosure>
    </Card>
  );
}
