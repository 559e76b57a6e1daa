import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ClockIcon } from '#client/ui/icons/interface-icons.tsx';
import { CheckIcon } from '#client/ui/icons/status-icons.tsx';
import type { Office } from '#contract/content.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';
import { clockText, type OfficeState, officeState, wallClock } from '#domain/office-hours.ts';

/** A Monday; the days after it give the names of the week. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function useWeekday(): (weekday: number) => string {
  const tag = LANGUAGE_TAGS[useLocale()];
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => format.format(MONDAY + (weekday - 1) * DAY_MS);
}

/** In so few words that they take one line in any font at 320 px: a second one would move what is below. */
function OpenState({ open, next }: OfficeState) {
  const nameOf = useWeekday();
  const { at = '', inDays = 0, weekday = 1 } = next ?? {};
  if (open) {
    return (
      <Badge tone="ok" icon={<CheckIcon size={16} />}>
        {next ? <Trans>Open until {at}</Trans> : <Trans>Open around the clock</Trans>}
      </Badge>
    );
  }
  const day = nameOf(weekday);
  return (
    <Badge icon={<ClockIcon size={16} />}>
      {next === null ? (
        <Trans>Closed</Trans>
      ) : inDays === 0 ? (
        <Trans>Opens today {at}</Trans>
      ) : inDays === 1 ? (
        <Trans>Opens tomorrow {at}</Trans>
      ) : (
        <Trans>
          Opens {day} {at}
        </Trans>
      )}
    </Badge>
  );
}

/** ABOUT-02: what the clock in an office shows now and whether somebody is there; holds its place until the device knows. */
export function OfficeClock({ office }: { office: Office }) {
  const now = useNow();
  const wall = now === null ? null : wallClock(office.timeZone, now);
  const time = wall ? clockText(wall.minutes) : '';
  return (
    <p className="office-clock">
      {wall ? (
        <>
          <span className="office-clock-label">
            <Trans>Local time</Trans>
          </span>
          <time className="office-time">{time}</time>
          <OpenState {...officeState(office.openings, wall)} />
        </>
      ) : null}
    </p>
  );
}
