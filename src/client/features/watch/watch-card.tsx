import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import type { WatchEdit } from '#client/offline/watch/watched.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer, TrackSummary } from '#contract/tracking.ts';
import type { WatchItem } from '#contract/watch-list.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { PortTime } from './port-time.tsx';
import { WatchEditor } from './watch-editor.tsx';

type Told = NonNullable<TrackSummary['last']>;

function Step({ told }: { told: Told }) {
  const locale = useLocale();
  return (
    <>
      {textIn(locale, told.eventName)}
      {told.locationName === null ? null : ` · ${textIn(locale, told.locationName)}`}
      {told.time === null ? null : (
        <>
          {' · '}
          <PortTime time={told.time} />
        </>
      )}
    </>
  );
}

function Lateness({ days }: { days: number }) {
  const late = Math.ceil(Math.abs(days));
  if (late === 0) return null;
  return days > 0 ? (
    <Badge tone="signal" icon={<WarningIcon size={18} />}>
      <Plural value={late} one="# day late" other="# days late" />
    </Badge>
  ) : (
    <Badge tone="ok">
      <Plural value={late} one="# day early" other="# days early" />
    </Badge>
  );
}

/** Where it is, in two lines; or why that is not known. */
function Where({ answer, asking }: { answer: TrackingAnswer | null; asking: boolean }) {
  if (answer === null) {
    return (
      <p className="ui-muted">
        {asking ? <Trans>Asking the carrier …</Trans> : <Trans>Not asked yet; it is once you are connected.</Trans>}
      </p>
    );
  }
  const { last, next, arrival, delayDays, customsHold } = answer.summary;
  if (answer.state !== 'found') {
    return (
      <p className="ui-muted">
        {answer.state === 'unavailable' ? (
          <Trans>The carrier could not be asked; we try again by ourselves.</Trans>
        ) : (
          <Trans>No carrier knows this number yet; we keep asking.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      <dl className="watch-facts">
        {last === null ? null : (
          <div>
            <dt>
              <Trans>Last</Trans>
            </dt>
            <dd>
              <Step told={last} />
            </dd>
          </div>
        )}
        {next === null ? null : (
          <div>
            <dt>{next.state === 'overdue' ? <Trans>Overdue</Trans> : <Trans>Next</Trans>}</dt>
            <dd>
              <Step told={next} />
            </dd>
          </div>
        )}
        {arrival === null || arrival.state === 'actual' || arrival.time === next?.time ? null : (
          <div>
            <dt>
              <Trans>Arrival</Trans>
            </dt>
            <dd>
              <Step told={arrival} />
            </dd>
          </div>
        )}
      </dl>
      <div className="ui-row">
        {customsHold ? (
          <Badge tone="signal" icon={<WarningIcon size={18} />}>
            <Trans>Held by the customs</Trans>
          </Badge>
        ) : null}
        {delayDays === null ? null : <Lateness days={delayDays} />}
      </div>
    </>
  );
}

interface WatchCardProps {
  item: WatchItem;
  answer: TrackingAnswer | null;
  /** True while the carriers are being asked. */
  asking: boolean;
  onEdit: (edit: WatchEdit) => Promise<void>;
}

/** One watched shipment: its name, where it is, the own note. */
export function WatchCard({ item, answer, asking, onEdit }: WatchCardProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const { number, label, note } = item;
  const shown = formatContainerNumber(number);
  const name = label === '' ? number : label;
  const stop = () => {
    void onEdit({ removed: true });
    const back = { label, note, etaHours: item.etaHours, milestones: item.milestones, removed: false };
    const action = { label: t`Undo`, run: () => void onEdit(back) };
    toasts.show({ tone: 'info', text: t`${name} is not watched any more.`, action });
  };
  return (
    <Card
      title={
        <Link to="/logisticstools/tracking" search={{ no: number }}>
          {label === '' ? <span className="ui-code">{shown}</span> : label}
        </Link>
      }
      headingLevel={2}
      meta={label === '' ? undefined : <span className="ui-code">{shown}</span>}
      footer={
        <div className="ui-row">
          <Button
            size="small"
            variant="secondary"
            aria-label={t`Name and note of ${name}`}
            onClick={() => setEditing(true)}
          >
            <Trans>Name and note</Trans>
          </Button>
          <Button size="small" variant="quiet" aria-label={t`Stop watching ${name}`} onClick={stop}>
            <Trans>Stop watching</Trans>
          </Button>
        </div>
      }
    >
      <Where answer={answer} asking={asking} />
      {note === '' ? null : <p className="watch-note">{note}</p>}
      <WatchEditor item={item} open={editing} onClose={() => setEditing(false)} onEdit={onEdit} />
    </Card>
  );
}
