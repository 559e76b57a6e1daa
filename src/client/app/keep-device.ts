import type { QueryClient } from '@tanstack/react-query';
import { nextTurn, within } from '#client/lib/next-turn.ts';
import { appUpdate } from '#client/offline/app-update.ts';
import { noticeEviction } from '#client/offline/eviction.ts';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { onDatabaseOutdated } from '#client/offline/open-database.ts';
import { outboxOf } from '#client/offline/outbox/outbox.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { ownShipments } from '#client/offline/watch/watch.ts';
import { refreshNowAndThen } from './refresh-now-and-then.ts';
import { registerWorker } from './update.ts';
import { whenIdle } from './when-idle.ts';

/** The longest that the worker waits for packs, in milliseconds: on a slow line they would take the visit. */
const PACKS_PATIENCE_MS = 10_000;

/** Starts the own shipments of a visitor who logs in: their watch-list meets the server, and numbers may wait. */
function followShipments(queryClient: QueryClient): void {
  const follow = () => {
    if (deviceSession.session === null) return;
    ownShipments(queryClient);
  };
  deviceSession.subscribe(follow);
  follow();
}

/**
 * Persists the answers that came with the page, sends what waits, brings packs up to date and registers the service worker;
 * runs in idle time, a step a turn.
 */
export async function keepDevice(queryClient: QueryClient, apiBase: string): Promise<void> {
  onDatabaseOutdated(() => appUpdate.fallBehind());
  const steps = [
    () => keepArrivedAnswers(queryClient),
    () => void dropOldAnswers(),
    () => void noticeEviction(),
    () => refreshPacks(queryClient),
    () => void outboxOf(apiOf(queryClient)),
    () => followShipments(queryClient),
  ];
  for (const step of steps) {
    step();
    await nextTurn();
  }
  // A pack of the page's table must not share the line with the worker, which fetches the site.
  whenIdle(queryClient, () => {
    void within(PACKS_PATIENCE_MS, packs.settled())
      .then(registerWorker)
      .then(() => refreshNowAndThen(queryClient, apiBase));
  });
}
