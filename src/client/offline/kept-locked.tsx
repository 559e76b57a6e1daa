import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Notice } from '#client/ui/notice.tsx';
import { type Lock, useLock } from './session/lock.ts';

/** The heading over {@link LockWords}, by the kind of lock. */
export const lockTitle: Readonly<Record<Lock['kind'], React.ReactNode>> = {
  ended: <Trans>Locked until you log in again</Trans>,
  unheard: <Trans>Needs a connection to our server</Trans>,
};

/** Says why what the device keeps for an account is not shown, and what opens it. */
export function LockWords({ lock }: { lock: Lock }) {
  const formats = useFormats();
  if (lock.kind === 'unheard') {
    return (
      <Trans>
        This device has not reached our server for three days, so what it keeps for your account is not shown. It loads
        again automatically once our server answers.
      </Trans>
    );
  }
  const until = formats.time(lock.until);
  return (
    <Trans>
      Your login has expired. What this device keeps for your account is locked and opens again when you log in here by{' '}
      {until}. After that, or when another account logs in, it is removed.
    </Trans>
  );
}

/** A notice of it, where anything is locked. */
export function KeptLocked() {
  const lock = useLock();
  if (lock === null) return null;
  return (
    <Notice tone="info" title={lockTitle[lock.kind]}>
      <LockWords lock={lock} />
    </Notice>
  );
}
