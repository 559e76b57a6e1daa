import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LAST_PART_ID } from '#client/lib/last-part.ts';

/** One of the five icons; they stand in a file of their own, which every page would carry otherwise. */
function TabIcon({ name }: { name: 'home' | 'route' | 'dictionary' | 'news' | 'me' }) {
  return (
    <svg className="ui-icon" width="24" height="24" aria-hidden="true">
      <use href={`/drawings/tabs.svg#${name}`} />
    </svg>
  );
}

/** On phones: the places visited most, within reach of a thumb. */
export function TabBar() {
  const { t } = useLingui();
  return (
    <nav id={LAST_PART_ID} className="shell-tabs" aria-label={t`Quick access`}>
      <Link to="/home">
        <TabIcon name="home" />
        <Trans>Home</Trans>
      </Link>
      <Link to="/logisticstools/tracking">
        <TabIcon name="route" />
        <Trans context="tab">Track</Trans>
      </Link>
      <Link to="/dictionary/ports">
        <TabIcon name="dictionary" />
        <Trans>Dictionary</Trans>
      </Link>
      <Link to="/memoirs/news">
        <TabIcon name="news" />
        <Trans>News</Trans>
      </Link>
      {/* Leads a guest to the login and back (ROUTE-14). */}
      <a href="/personal">
        <TabIcon name="me" />
        <Trans context="tab">Me</Trans>
      </a>
    </nav>
  );
}
