import { Plural, Trans } from '@lingui/react/macro';

/** Hours by which an arrival may have to move; 0 is never. */
export const ETA_CHOICES = [6, 12, 24, 48, 72, 168, 0] as const;

/** The words of a choice. */
export function EtaWords({ hours }: { hours: number }) {
  if (hours === 0) return <Trans>Never</Trans>;
  if (hours % 24 === 0) {
    return <Plural value={hours / 24} one="By more than # day" other="By more than # days" />;
  }
  return <Plural value={hours} one="By more than # hour" other="By more than # hours" />;
}
