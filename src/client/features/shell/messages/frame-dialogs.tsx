import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetAllSearches, useSearchHistory } from '#client/lib/search-history.ts';
import { CaptchaDialog } from '#client/offline/captcha/captcha-dialog.tsx';
import { UnsentQuestion } from '#client/offline/outbox/unsent-question.tsx';
import { UnsentShipments } from '#client/offline/outbox/unsent-shipments.tsx';
import { apiOf } from '#client/offline/route-query.ts';
import { endOver } from '#client/offline/session/call-session.ts';
import { endedWords } from '#client/offline/session/ended-words.ts';
import { logOut } from '#client/offline/session/log-out.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { type FrameDialog, frameDialog } from '#client/offline/wanted-dialog.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SentDialog } from '../try-out/sent-dialog.tsx';

/** SHELL-09: asks before logging out, and says what leaves the device with it. */
function LogoutDialog() {
  const { t } = useLingui();
  const router = useRouter();
  const api = apiOf(useQueryClient());
  const searches = useSearchHistory();
  const [forget, setForget] = useState(false);
  const [busy, setBusy] = useState(false);
  async function confirm(): Promise<void> {
    setBusy(true);
    if (forget) forgetAllSearches();
    await logOut(api);
    frameDialog.close();
    void router.navigate({ to: '/login' });
  }
  return (
    <ConfirmDialog
      open
      title={<Trans>Log out?</Trans>}
      confirmLabel={<Trans>OK</Trans>}
      cancelLabel={t`Cancel`}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => frameDialog.close()}
    >
      <Notice tone="warn" title={<Trans>Do you want to log out?</Trans>}>
        <Trans>What only your account may read is removed from this device at once.</Trans>
      </Notice>
      <UnsentQuestion />
      <UnsentShipments />
      {searches.length > 0 ? (
        <Checkbox
          label={<Trans>Clear the search history, too</Trans>}
          checked={forget}
          onChange={({ currentTarget }) => setForget(currentTarget.checked)}
        />
      ) : null}
    </ConfirmDialog>
  );
}

/** ERR-05: the session is over. Whatever is chosen, the device is logged out of it; what was typed stays. */
function ExpiredDialog() {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const [over] = useState(() => deviceSession.token);
  const [words] = useState(endedWords);
  /** Ends the session that was found over; false when another has taken its place, of which this tab may hear only now. */
  function end(): boolean {
    frameDialog.close();
    deviceSession.refresh();
    if (deviceSession.token !== null && deviceSession.token !== over) return false;
    endOver();
    return true;
  }
  return (
    <ConfirmDialog
      open
      title={<Trans>Login status has expired</Trans>}
      confirmLabel={<Trans>Login</Trans>}
      cancelLabel={t`Cancel`}
      onConfirm={() => {
        const { href } = router.state.location;
        if (end()) void router.navigate({ to: '/login', search: { redirect: href } });
      }}
      onCancel={end}
    >
      <p>
        <Trans>Login status has expired, you may stay on this page or go to login</Trans>
      </p>
      <p className="ui-muted">{i18n._(words)}</p>
    </ConfirmDialog>
  );
}

/** The dialog that is wanted. */
export function FrameDialogs({ wanted }: { wanted: FrameDialog }) {
  if (wanted === 'captcha') return <CaptchaDialog />;
  if (wanted === 'sent') return <SentDialog />;
  return wanted === 'logout' ? <LogoutDialog /> : <ExpiredDialog />;
}
