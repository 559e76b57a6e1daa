import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RouteIcon } from '#client/ui/icons/freight-icons.tsx';
import { DictionaryIcon, HomeIcon, NewsIcon } from '#client/ui/icons/interface-icons.tsx';

/** On phones: the places visited most, within reach of a thumb. */
export function TabBar() {
  const { t } = useLingui();
  return (
    <nav className="shell-tabs" aria-label={t`Quick access`}>
      <Link to="/home">
        <HomeIcon />
        <Trans>Home</Trans>
      </Link>
      <Link to="/logisticstools/tracking">
        <RouteIcon />
        <Trans context="tab">Track</Trans>
      </Link>
      <Link to="/dictionary/ports">
        <DictionaryIcon />
        <Trans>Dictionary</Trans>
      </Link>
      <Link to="/memoirs/news">
        <NewsIcon />
        <Trans>News</Trans>
      </Link>
    </nav>
  );
}
