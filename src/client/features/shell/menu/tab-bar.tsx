import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { RouteIcon } from '#client/ui/icons/freight-icons.tsx';
import { Icon } from '#client/ui/icons/icon.tsx';
import { NewsIcon, UserIcon } from '#client/ui/icons/interface-icons.tsx';
import { definitions } from '#domain/dictionary/datasets/index.ts';

/** Drawn in every document: by reference the bar came without icons, and they seconds later. */
const ICONS = {
  home: <Icon outline="M4 11l8-7 8 7M6 9.5V20h12V9.5" detail="M10 20v-5.5h4V20" />,
  route: <RouteIcon />,
  dictionary: (
    <Icon
      outline="M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2Z"
      detail="M12 6.5v14M6.5 8.5c1.2.1 2.2.3 3 .6M6.5 12c1.2.1 2.2.3 3 .6"
    />
  ),
  news: <NewsIcon />,
  me: <UserIcon />,
} as const;

/** The pages that lie behind each icon, by how their addresses begin. */
const SECTIONS = {
  home: '/home',
  route: '/logisticstools/(tracking|watchlist|notices)',
  dictionary: '/dictionary/',
  news: '/memoirs/news',
  me: '/personal',
} as const;

/**
 * On phones: the places visited most, within reach of a thumb. The one that the page lies behind is marked once the frame
 * has `settled`: until then it belongs to no page.
 */
export function TabBar({ settled }: { settled: boolean }) {
  const { t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const within = (name: keyof typeof SECTIONS) => (settled && pathname.match(`^${SECTIONS[name]}`) ? '' : undefined);
  return (
    <nav id="quick-access" className="shell-tabs" aria-label={t`Quick access`}>
      <Link to="/home" data-within={within('home')}>
        {ICONS.home}
        <Trans>Home</Trans>
      </Link>
      <Link to="/logisticstools/tracking" data-within={within('route')}>
        {ICONS.route}
        <Trans context="tab">Track</Trans>
      </Link>
      <Link to={definitions.ports.path} data-within={within('dictionary')}>
        {ICONS.dictionary}
        <Trans>Dictionary</Trans>
      </Link>
      <Link to="/memoirs/news" data-within={within('news')}>
        {ICONS.news}
        <Trans>News</Trans>
      </Link>
      {/* Leads a guest to the login and back (ROUTE-14). */}
      <a href="/personal" data-within={within('me')}>
        {ICONS.me}
        <Trans context="tab">Me</Trans>
      </a>
    </nav>
  );
}
