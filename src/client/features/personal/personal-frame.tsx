import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { roleWords } from '#client/i18n/role-words.ts';
import { useSession } from '#client/offline/session/session.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import '#client/ui/panel.css';
import '#client/ui/tabs.css';
import './personal.css';

function Head() {
  const { i18n } = useLingui();
  const session = useSession();
  return (
    <header className="personal-head">
      <Avatar src={session?.avatar ?? ''} size="large" />
      <div className="personal-who">
        <p className="ui-muted">
          <Trans>Personal center</Trans>
        </p>
        <p className="personal-name">{session?.firstName ?? '\u00a0'}</p>
        <p className="ui-row">
          <span className="ui-muted">{session?.username ?? '\u00a0'}</span>
          {session ? <Badge tone="info">{i18n._(roleWords(session.permission))}</Badge> : null}
        </p>
      </div>
    </header>
  );
}

/** The personal center: who one is, its pages, and the one that is open. */
export function PersonalFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="ui-wrap personal">
      <Head />
      <nav className="personal-nav" aria-label={t`Personal center`}>
        <Link className="ui-tab" to="/personal" activeOptions={{ exact: true }}>
          <Trans>Overview</Trans>
        </Link>
        <Link className="ui-tab" to="/personal/details">
          <Trans>Details</Trans>
        </Link>
        <Link className="ui-tab" to="/personal/security">
          <Trans>Security</Trans>
        </Link>
        <Link className="ui-tab" to="/personal/privacy">
          <Trans>Privacy</Trans>
        </Link>
      </nav>
      <div className="personal-page">{children}</div>
    </div>
  );
}
