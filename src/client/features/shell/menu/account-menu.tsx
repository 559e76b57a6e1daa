import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { UserIcon } from '#client/ui/icons/interface-icons.tsx';
import { LinkMenu } from './link-menu.tsx';

/** SHELL-08: what the bar offers a visitor who is not logged in. */
export function AccountMenu() {
  const { t } = useLingui();
  return (
    <div className="shell-account">
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
    </div>
  );
}
