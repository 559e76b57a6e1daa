import './menu-groups.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { ChevronDownIcon, MenuIcon } from '#client/ui/icons/interface-icons.tsx';
import { LinkMenu } from './link-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { type ShownEntry, useMenu } from './use-menu.ts';

/** The footer's map of the site: where the folded menu leads without script. */
export const SITE_MAP_ID = 'site-map';

function Entry({ entry, active }: { entry: ShownEntry; active: boolean }) {
  if (!entry.opens) {
    return <MenuLink line={entry} className="shell-link" />;
  }
  return (
    <LinkMenu
      href={entry.href}
      label={entry.label}
      className="shell-link"
      active={active}
      groups={[{ key: entry.base, lines: entry.lines }]}
    >
      {entry.label} <ChevronDownIcon size={16} />
    </LinkMenu>
  );
}

const isWithin = (pathname: string, { base, lines }: ShownEntry) =>
  pathname === base || pathname.startsWith(`${base}/`) || lines.some((line) => line.href === pathname);

/**
 * SHELL-01, SHELL-04, SHELL-05: the menu of the header. All entries stand in the bar and all in the submenu; the style
 * sheet shows each in one of the two by the width of the bar, from the first paint on, by the rule of `menu-fitting`.
 */
export function MainMenu({ settled }: { settled: boolean }) {
  const { t } = useLingui();
  const entries = useMenu();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className="shell-nav" aria-label={t`Main menu`}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.base}>
            <Entry entry={entry} active={settled && isWithin(pathname, entry)} />
          </li>
        ))}
        <li className="shell-more">
          <LinkMenu
            href={`#${SITE_MAP_ID}`}
            label={t`Menu`}
            className="shell-link"
            groups={entries.map((entry) =>
              entry.lines.length === 0
                ? { key: entry.base, lines: [entry] }
                : { key: entry.base, title: entry.label, lines: entry.lines },
            )}
          >
            <span className="shell-more-words">
              <Trans context="menu">More</Trans> <ChevronDownIcon size={16} />
            </span>
            <span className="shell-more-icon">
              <MenuIcon />
              <VisuallyHidden>
                <Trans>Menu</Trans>
              </VisuallyHidden>
            </span>
          </LinkMenu>
        </li>
      </ul>
    </nav>
  );
}
