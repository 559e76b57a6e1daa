import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Badge } from '#client/ui/badge.tsx';
import { CalendarIcon } from '#client/ui/icons/interface-icons.tsx';
import { SuccessIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { WatchNotice } from '#contract/watch-notices.ts';
import { PortTime } from './port-time.tsx';

function Sentence({ notice }: { notice: WatchNotice }) {
  const locale = useLocale();
  const { kind, eventName, locationName, time, from, done, total } = notice;
  const place = locationName === null ? null : ` · ${textIn(locale, locationName)}`;
  if (kind === 'eta') {
    return (
      <>
        <Trans>
          ETA changed from {from === null ? '…' : <PortTime time={from} />} to{' '}
          {time === null ? '…' : <PortTime time={time} />}
        </Trans>
        {place}
      </>
    );
  }
  return (
    <>
      {textIn(locale, eventName)}
      {place}
      {time === null ? null : (
        <>
          {' · '}
          <PortTime time={time} />
        </>
      )}
      {total > 1 ? (
        <>
          {' · '}
          <Trans>
            {done} of {total} containers
          </Trans>
        </>
      ) : null}
    </>
  );
}

/** One change of a shipment; `fresh` when it was not read before. */
export function NoticeRow({ notice, fresh }: { notice: WatchNotice; fresh: boolean }) {
  const formats = useFormats();
  const now = useNow();
  const { number, label, at, kind } = notice;
  const Icon = kind === 'eta' ? CalendarIcon : SuccessIcon;
  return (
    <li className="watch-notice">
      <Icon size={24} />
      <div>
        <p className="watch-notice-name">
          <Link to="/logisticstools/tracking" search={{ no: number }}>
            {label === '' ? <span className="ui-code">{number}</span> : label}
          </Link>
          {label === '' ? null : <span className="ui-code ui-muted">{number}</span>}
          {fresh ? (
            <Badge tone="signal">
              <Trans>New</Trans>
            </Badge>
          ) : null}
        </p>
        <p>
          <Sentence notice={notice} />
        </p>
        <p className="ui-muted">
          <time dateTime={at}>{now === null ? null : formats.age(Date.parse(at), now)}</time>
        </p>
      </div>
    </li>
  );
}
