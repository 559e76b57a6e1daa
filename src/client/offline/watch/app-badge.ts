import type { QueryClient } from '@tanstack/react-query';
import type { WatchInbox } from '#contract/watch-notices.ts';
import { onSessionEnd } from '../session/session.ts';

/** Shows a number on the icon of the installed app, where there is one; 0 shows none. */
function showOnIcon(unread: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(unread).catch(() => undefined);
}

/** Keeps the number on the app's icon at that of the notices that are not read. */
export function followUnread(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'watch.notices') return;
    const inbox: WatchInbox | undefined = query.state.data;
    if (inbox !== undefined) showOnIcon(inbox.unread);
  });
  onSessionEnd(() => showOnIcon(0));
}
