import { Plural, Trans } from '@lingui/react/macro';

/** Hours by which an arrival may have to move; 0 is never. */
export const ETA_CHOICES = [6, 12, 24, 48, 72, 168, 0] as const;

/** The words of a choice. */
export function EtaWords({ hours }: { hours: number }) {
  if (hours === 0) return <Trans>Never</Trans>;
  if (hours % 24 === 0) {
    return (
      <Plural value={hours / 24} one="When it moves by more than # day" other="When it moves by more than # days" />
    );
  }
  return <Plural value={hours} one="When it moves by more than # hour" other="When it moves by more than # hours" />;
}
