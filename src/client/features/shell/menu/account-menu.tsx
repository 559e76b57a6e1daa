import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Session, useSession } from '#client/offline/session/session.ts';
import { frameDialog } from '#client/offline/wanted-dialog.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { UserIcon } from '#client/ui/icons/interface-icons.tsx';
import { badgeOf } from '#domain/access.ts';
import { markUser } from '../strips/strips-script.ts';
import { LinkMenu } from './link-menu.tsx';

/** SHELL-07: the sign of a member or of staff at the picture, with its word for those who do not see it. */
function Badge({ permission }: Pick<Session, 'permission'>) {
  const { t } = useLingui();
  const badge = badgeOf(permission);
  if (badge === null) return null;
  const label = badge === 'member' ? t`Member` : t`Staff`;
  return (
    <svg className="shell-user-badge" viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={label}>
      <circle cx="10" cy="10" r="9" />
      {badge === 'member' ? (
        <path d="m10 4.8 1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5Z" />
      ) : (
        <path d="M10 5a2.4 2.4 0 1 1 0 4.8A2.4 2.4 0 0 1 10 5ZM5.4 15c.4-2.6 2.2-4 4.6-4s4.2 1.4 4.6 4Z" />
      )}
    </svg>
  );
}

function UserMenu({ session }: { session: Session }) {
  const { t } = useLingui();
  return (
    <LinkMenu
      href="/personal"
      label={t`Account`}
      className="shell-user"
      groups={[
        {
          key: 'user',
          // The bar has no room for the name everywhere.
          title: session.firstName,
          lines: [
            { href: '/personal', label: t`Personal Center` },
            { href: '/login', label: t`Logout`, act: () => frameDialog.want('logout') },
          ],
        },
      ]}
    >
      <span className="shell-user-picture">
        <Avatar src={session.avatar} />
        <Badge permission={session.permission} />
      </span>
      <span className="shell-user-name">{session.firstName}</span>
    </LinkMenu>
  );
}

function GuestMenu() {
  const { t } = useLingui();
  return (
    <LinkMenu
      href="/login"
      label={t`Account`}
      className="ui-icon-button"
      groups={[
        {
          key: 'guest',
          lines: [
            { href: '/login', label: t`Log on` },
            { href: '/register', label: t`Registration` },
          ],
        },
      ]}
    >
      <UserIcon />
      <VisuallyHidden>
        <Trans>Account</Trans>
      </VisuallyHidden>
    </LinkMenu>
  );
}

/** SHELL-07, SHELL-08: who is logged in and what he can do with his account, or the ways to have one. */
export function AccountMenu() {
  const session = useSession();
  const known = session !== null;
  useEffect(() => markUser(known), [known]);
  return <div className="shell-account">{session ? <UserMenu session={session} /> : <GuestMenu />}</div>;
}
