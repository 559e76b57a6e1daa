import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';

/** One of the five icons, by reference: every page would carry their drawings otherwise. */
function TabIcon({ name }: { name: keyof typeof SECTIONS }) {
  return (
    <svg className="ui-icon" width="24" height="24" aria-hidden="true">
      <use href={`/drawings/tabs.svg#tab-${name}`} />
    </svg>
  );
}

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
        <TabIcon name="home" />
        <Trans>Home</Trans>
      </Link>
      <Link to="/logisticstools/tracking" data-within={within('route')}>
        <TabIcon name="route" />
        <Trans context="tab">Track</Trans>
      </Link>
      <Link to="/dictionary/ports" data-within={within('dictionary')}>
        <TabIcon name="dictionary" />
        <Trans>Dictionary</Trans>
      </Link>
      <Link to="/memoirs/news" data-within={within('news')}>
        <TabIcon name="news" />
        <Trans>News</Trans>
      </Link>
      {/* Leads a guest to the login and back (ROUTE-14). */}
      <a href="/personal" data-within={within('me')}>
        <TabIcon name="me" />
        <Trans context="tab">Me</Trans>
      </a>
    </nav>
  );
}
