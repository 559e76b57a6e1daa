import { Trans } from '@lingui/react/macro';
import { isUnreachable } from '#client/api/errors.ts';
import { useFormats } from '#client/i18n/use-formats.ts';
import { AsOf } from '#client/ui/as-of.tsx';
import { useOnline } from './connectivity.ts';
import { useNow } from './use-now.ts';

/** How long most of what is shown is called current, in milliseconds. */
const CURRENT_MS = 60_000;

interface DataAgeProps {
  /** When the server gave what is shown (ms). */
  updatedAt: number;
  /** True while it is being asked again. */
  refreshing: boolean;
  /** Why asking again failed, if it did. */
  error: unknown;
  /** For how long what the server gave is called current, in milliseconds. */
  currentFor?: number;
}

/** Says how old what is shown is and where it comes from (PWA-05); says nothing while it is current. */
export function DataAge({ updatedAt, refreshing, error, currentFor = CURRENT_MS }: DataAgeProps) {
  const formats = useFormats();
  const online = useOnline();
  const now = useNow();
  if (now === null || updatedAt === 0) return null;
  const isStored = !online || Boolean(error);
  if (!isStored && now - updatedAt < currentFor) return null;
  const age = formats.age(updatedAt, now);
  if (isStored) {
    // A server that refused was reached: no sign of a lost connection then.
    return (
      <AsOf state={!online || isUnreachable(error) ? 'offline' : 'stored'}>
        <Trans>From this device, updated {age}</Trans>
      </AsOf>
    );
  }
  return refreshing ? (
    <AsOf state="waiting">
      <Trans>Updated {age}, refreshing</Trans>
    </AsOf>
  ) : (
    <AsOf state="stored">
      <Trans>Updated {age}</Trans>
    </AsOf>
  );
}
