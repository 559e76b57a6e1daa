import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { putAnswer } from '#client/offline/put-answer.ts';

/** An answer as it travels within a page: its key, what was answered, and when (ms). */
type Carried = [key: readonly unknown[], data: unknown, at: number];

/**
 * Lets the answers a page was rendered from travel with it, so that the browser starts with them. Only what was answered
 * travels: a failed question must not arrive as a failure, since the device's own copy may answer it. The library's own
 * integration also streams answers that come later; pages here are rendered whole, and its machinery would be a tenth of
 * the home page.
 */
export function carryData(router: AnyRouter, client: QueryClient): void {
  if (import.meta.env.SSR) {
    router.options.dehydrate = () => ({
      // One text: the router writes each object of what it is given with a name of its own.
      answers: JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .filter((query) => query.state.status === 'success')
          .map((query): Carried => [query.queryKey, query.state.data, query.state.dataUpdatedAt]),
      ),
    });
  }
  router.options.hydrate = ({ answers }: { answers: string }) => {
    for (const [key, data, at] of JSON.parse(answers) as Carried[]) {
      // The time is the server's, and by the device's clock it may be still to come.
      putAnswer(client, key, data, Math.min(at, Date.now()));
    }
  };
}
