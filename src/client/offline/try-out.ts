import { useQuery } from '@tanstack/react-query';
import type { Api } from '#client/api/api.ts';
import type { TryOutMessage } from '#contract/try-out.ts';
import { AS_QUERY, routeQuery } from './route-query.ts';

type Listener = (message: TryOutMessage) => void;

const listeners = new Set<Listener>();

/** Hears of what was sent just now, on a site that is tried out; returns what ends it. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called when a code was sent: where the site is only tried out it arrives nowhere, and is shown in the page. */
export async function showSent(api: Pick<Api, 'call'>): Promise<void> {
  if (listeners.size === 0) return;
  const [newest] = await api.call('tryOut.messages', {}, AS_QUERY).catch(() => []);
  if (newest !== undefined) for (const listener of listeners) listener(newest);
}

/** Whether this site is only tried out. */
export function useTryOut(): boolean {
  const { data } = useQuery(routeQuery('site.config', {}));
  return data?.tryOut === 1;
}
