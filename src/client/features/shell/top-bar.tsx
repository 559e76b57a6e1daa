import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { ChevronDownIcon, MenuIcon } from '#client/ui/icons/interface-icons.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type MenuEntry, menuEntries } from './menu-entries.ts';
import { useScrolled } from './use-scrolled.ts';

function useItems(entries: readonly { to: string; label: MenuEntry['label'] }[]): MenuItem[] {
  const { i18n } = useLingui();
  return entries.map(({ to, label }) => ({ key: to, label: i18n._(label), href: to }));
}

function Section({ entry, onNavigate }: { entry: MenuEntry; onNavigate: (href: string) => void }) {
  const { i18n } = useLingui();
  const items = useItems(entry.children ?? []);
  return (
    <li>
      <Menu
        button={
          <>
            {i18n._(entry.label)} <ChevronDownIcon size={16} />
          </>
        }
        buttonClassName="shell-link"
        items={items}
        onNavigate={onNavigate}
      />
    </li>
  );
}

/** SHELL-01 and SHELL-02: logo, menu and language, always in reach; slim once the page is scrolled. */
export function TopBar() {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const scrolled = useScrolled();
  const go = (href: string) => void navigate({ href });
  const everything = useItems(menuEntries.flatMap((entry) => entry.children ?? [entry]));
  return (
    <header className="shell-bar" data-scrolled={scrolled || undefined}>
      <div className="ui-wrap shell-bar-row">
        <Link to="/home" className="shell-brand">
          <Brand />
          <VisuallyHidden>
            <Trans>Go to the home page</Trans>
          </VisuallyHidden>
        </Link>
        <nav className="shell-nav" aria-label={t`Main menu`}>
          <ul>
            {menuEntries.map((entry) =>
              entry.children ? (
                <Section key={entry.to} entry={entry} onNavigate={go} />
              ) : (
                <li key={entry.to}>
                  <Link to={entry.to} className="shell-link">
                    {i18n._(entry.label)}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <LanguageSwitch />
        <div className="shell-burger">
          <Menu
            button={<MenuIcon />}
            label={t`Menu`}
            buttonClassName="ui-icon-button"
            items={everything}
            onNavigate={go}
          />
        </div>
      </div>
      <noscript>
        <p className="ui-wrap shell-noscript">
          <Trans>Without JavaScript you can read every page; searching on the device needs it.</Trans>
        </p>
      </noscript>
    </header>
  );
}
