import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { keepNothing, keepsNothing } from '#client/offline/session/session-store.ts';
import { Checkbox } from '#client/ui/inputs.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { Section } from './section.tsx';

const ofDevice = () => localStorage;

/** Setting for the account's data on this device after a login expires: locked for three days, or removed at once. */
export function LeavingSection() {
  const { t } = useLingui();
  const [nothing, setNothing] = useState(() => keepsNothing(ofDevice));
  function choose(wanted: boolean): void {
    try {
      keepNothing(localStorage, wanted);
      setNothing(wanted);
    } catch {
      toasts.show({ tone: 'bad', text: t`Your browser does not let this site store anything.` });
    }
  }
  return (
    <Section
      id="leaving"
      title={<Trans>When your login expires</Trans>}
      standing={
        nothing ? (
          <Trans>What this device keeps for your account is removed.</Trans>
        ) : (
          <Trans>
            What this device keeps for your account is locked. It opens again when you log in here within three days;
            after that, or when another account logs in, it is removed.
          </Trans>
        )
      }
      next={<Trans>Logging out always removes it. Others use this device? Have everything removed.</Trans>}
    >
      <Checkbox
        label={<Trans>Remove everything when my login ends</Trans>}
        help={<Trans>On this device only. What you made here and have not sent is removed with it.</Trans>}
        checked={nothing}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
    </Section>
  );
}
