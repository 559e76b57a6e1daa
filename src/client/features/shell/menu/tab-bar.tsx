import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { LAST_PART_ID } from '#client/lib/last-part.ts';
import { TAB_DRAWINGS, TAB_DRAWINGS_ID } from '#client/lib/tab-drawings.ts';

const useFrameOnly = () => useRouter().options.context.frameOnly;

/**
 * One of the five icons. They stand in a file of their own, which every page would carry otherwise; the frame from the
 * device, which nobody waits a line for, has them in it: see {@link TabDrawings}.
 */
function TabIcon({ name }: { name: keyof typeof SECTIONS }) {
  const file = useFrameOnly() ? '' : TAB_DRAWINGS;
  return (
    <svg className="ui-icon" width="24" height="24" aria-hidden="true">
      <use href={`${file}#tab-${name}`} />
    </svg>
  );
}

/** A text, however short, counts as all that is in an element, and differences of texts are passed over. */
const AS_IT_CAME = '';

/**
 * The place of the icons' drawings in the frame from the device. A file of its own is a document of its own to a browser,
 * whose making held the first paint up by 4 of 90 ms, also where no tab bar is shown. They are written in where the frame
 * gets its styles and scripts (`app/document-assets.ts`).
 */
export function TabDrawings() {
  if (!useFrameOnly()) return null;
  return (
    <div id={TAB_DRAWINGS_ID} hidden suppressHydrationWarning>
      {AS_IT_CAME}
    </div>
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
    <nav id={LAST_PART_ID} className="shell-tabs" aria-label={t`Quick access`}>
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
