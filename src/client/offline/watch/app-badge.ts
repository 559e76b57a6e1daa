import type { QueryClient } from '@tanstack/react-query';
import type { WatchInbox } from '#contract/watch-notices.ts';
import { countOnIcon } from '../icon-badge.ts';
import { onSessionEnd } from '../session/session.ts';

/** More is shown as so many and a plus. */
const MOST_SHOWN = 99;

/**
 * Shows how many notices are not read: on the icon of the installed app, and in the header, whose styles read it from the
 * root: the first bundle is full, and whoever is not logged in has no notices. 0 shows none.
 */
function showUnread(unread: number): void {
  countOnIcon('unread', unread);
  const { style } = document.documentElement;
  const text = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  if (unread === 0) style.removeProperty('--unread');
  else style.setProperty('--unread', `"${text}"`);
}

/** Keeps the shown number at that of the notices that are not read. */
export function followUnread(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'watch.notices') return;
    const inbox: WatchInbox | undefined = query.state.data;
    if (inbox !== undefined) showUnread(inbox.unread);
  });
  onSessionEnd(() => showUnread(0));
}
