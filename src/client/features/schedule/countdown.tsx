import { Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '#client/offline/use-now.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ClockIcon } from '#client/ui/icons/interface-icons.tsx';
import { LateIcon, SuccessIcon } from '#client/ui/icons/status-icons.tsx';
import type { ScheduleCutOff } from '#contract/schedule.ts';
import { type Span, timeLeft } from './time-left.ts';

/** Less than a day is left: it needs the eye. */
const isNear = ({ days }: Span) => days === 0;

function useSpan(): (span: Span) => string {
  const { t } = useLingui();
  return ({ days, hours, minutes }) => {
    if (days > 0) return t({ message: `${days} d ${hours} h`, comment: 'Time left: days and hours' });
    if (hours > 0) return t({ message: `${hours} h ${minutes} min`, comment: 'Time left: hours and minutes' });
    return t({ message: `${minutes} min`, comment: 'Time left: minutes' });
  };
}

interface CountdownProps {
  cutOff: Pick<ScheduleCutOff, 'time' | 'kind'>;
  /** When that which begins at the cut-off ends; unknown when left out. */
  end?: number | undefined;
}

/** How long it is until a cut-off, or that it has passed; nothing before the page is alive. */
export function Countdown({ cutOff: { time, kind }, end }: CountdownProps) {
  const now = useNow();
  const words = useSpan();
  if (now === null) return null;
  const span = timeLeft(Date.parse(time), now);
  if (kind === 'from') {
    if (end !== undefined && end <= now) {
      return (
        <Badge>
          <Trans context="of a period">Closed</Trans>
        </Badge>
      );
    }
    return span === null ? (
      <Badge tone="ok" icon={<SuccessIcon size={16} />}>
        <Trans>Open</Trans>
      </Badge>
    ) : (
      <Badge>
        <Trans>Opens in {words(span)}</Trans>
      </Badge>
    );
  }
  if (span === null) {
    return (
      <Badge tone="bad" icon={<LateIcon size={16} />}>
        <Trans>Passed</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={isNear(span) ? 'signal' : 'neutral'} icon={<ClockIcon size={16} />}>
      <Trans>{words(span)} left</Trans>
    </Badge>
  );
}
