import { Trans } from '@lingui/react/macro';
import { Link, useMatches } from '@tanstack/react-router';
import { classNames } from '#client/ui/class-names.ts';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { SearchButton } from '../drawer/search-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { useScrolled } from './use-scrolled.ts';

/**
 * SHELL-01 to SHELL-03: logo, menu, search, language and account, always in reach: below the strips at the top of the
 * page, at the top of the window and slim once it is scrolled. On the home page it wears the colours of the opening band.
 */
export function TopBar({ settled }: { settled: boolean }) {
  const scrolled = useScrolled();
  // By the page that is shown: the one that is on its way may take long.
  const home = useMatches({ select: (shown) => shown.at(-1)?.pathname === '/home' }) && settled;
  return (
    <div className="shell-head">
      <header
        className={classNames('shell-bar', home && !scrolled && 'ui-band-deep')}
        data-home={home || undefined}
        data-scrolled={scrolled || undefined}
      >
        <div className="shell-bar-row">
          <Link to="/home" className="shell-brand">
            <Brand />
            <VisuallyHidden>
              <Trans>Go to the home page</Trans>
            </VisuallyHidden>
          </Link>
          <MainMenu settled={settled} />
          <SearchButton />
          <LanguageSwitch />
          <AccountMenu />
        </div>
      </header>
    </div>
  );
}
