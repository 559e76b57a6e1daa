import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { apiOf } from '#client/offline/route-query.ts';
import { useEnter } from '#client/offline/session/use-target.ts';
import { onSent, useTryOut } from '#client/offline/try-out.ts';
import { frameDialog } from '#client/offline/wanted-dialog.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { type StatusItem, StatusLine } from '#client/ui/status-line.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { TRY_OUT_ACCOUNTS, type TryOutAccount } from '#contract/try-out-accounts.ts';

const SMALL = buttonClass({ variant: 'quiet', size: 'small' });

const names: Readonly<Record<TryOutAccount, ReactNode>> = {
  member: <Trans>Member login</Trans>,
  admin: <Trans>Admin login</Trans>,
};

/** Logs in by one click, and goes on from a page that is for logging in. */
function useTryOutLogin() {
  const api = apiOf(useQueryClient());
  const { href, pathname, searchStr } = useLocation();
  const wanted = new URLSearchParams(searchStr).get('redirect') ?? undefined;
  const enter = useEnter(/^\/(?:login|register|forgot|401)\/?$/.test(pathname) ? wanted : href);
  return (as: TryOutAccount) => {
    // The frame reports a failed call.
    api.call('tryOut.enter', { body: { as } }, { repeatable: true }).then(enter, () => undefined);
  };
}

function Answers() {
  const logIn = useTryOutLogin();
  return (
    <div className="shell-try-out">
      {TRY_OUT_ACCOUNTS.map((account) => (
        <button key={account} type="button" className={SMALL} onClick={() => logIn(account)}>
          {names[account]}
        </button>
      ))}
      <button type="button" className={SMALL} onClick={() => frameDialog.want('sent')}>
        <Trans>Messages</Trans>
      </button>
    </div>
  );
}

/** That the site is only tried out, with what goes with it; null where it is not. */
export function useTryOutItem(): StatusItem | null {
  const { t } = useLingui();
  const tried = useTryOut();
  useEffect(() => {
    if (!tried) return;
    return onSent(({ to, text }) => {
      toasts.show({ tone: 'info', text: t`Try-out mode: nothing was sent. To ${to}: ${text}`, duration: null });
    });
  }, [tried, t]);
  if (!tried) return null;
  return {
    kind: 'try-out',
    text: <Trans>Try-out mode: codes and e-mails are shown here and are not sent.</Trans>,
    action: <Answers />,
  };
}

/** The same on pages without the frame. */
export function TryOutLine() {
  const item = useTryOutItem();
  return item === null ? null : <StatusLine items={[item]} />;
}
