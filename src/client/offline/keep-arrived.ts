import type { Query, QueryClient } from '@tanstack/react-query';
import { persisterFor } from './persister.ts';
import { policy } from './policy.ts';
import { policyOfKey } from './policy-lookup.ts';

/** A persister saves what it fetched itself; what arrived within the page has to be handed to it. */
function keep(query: Query): void {
  const rule = policyOfKey(query.queryKey);
  if (rule?.read === 'keep' && query.state.data !== undefined) void persisterFor(rule).persistQuery(query);
}

/**
 * Saves the answers that came with the server's HTML, without which the first page visited would be the one page missing
 * offline. Called once, when the page is idle.
 */
export function keepArrivedAnswers(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) keep(query);
}

const longestKeep = Math.max(...Object.values(policy).map((rule) => ('keep' in rule ? rule.keep : 0)));

/**
 * Removes answers that no policy would give out any more. Each is also discarded when it is asked for; those that nobody
 * asks for again would fill the device.
 */
export async function dropOldAnswers(): Promise<void> {
  try {
    const { removeAnswersBefore } = await import('#client/offline/device-storage.ts');
    await removeAnswersBefore(Date.now() - longestKeep);
  } catch {
    // The store refuses: then it holds nothing either.
  }
}
