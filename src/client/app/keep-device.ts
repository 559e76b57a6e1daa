import type { QueryClient } from '@tanstack/react-query';
import { nextTurn } from '#client/lib/next-turn.ts';
import { partsArrived } from '#client/lib/part.tsx';
import { appUpdate } from '#client/offline/app-update.ts';
import { noticeEviction } from '#client/offline/eviction.ts';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { onDatabaseOutdated } from '#client/offline/open-database.ts';
import { outboxOf } from '#client/offline/outbox/outbox.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { refreshNowAndThen } from './refresh-now-and-then.ts';
import { fetchRegistration, registerWorker } from './update.ts';
import { whenIdle } from './when-idle.ts';

/** Whoever logs in has a watch-list to meet the server with, and perhaps numbers that wait. */
function followShipments(queryClient: QueryClient): void {
  const follow = () => {
    if (deviceSession.session === null) return;
    void import('#client/offline/watch/watch.ts').then(({ ownShipments }) => ownShipments(queryClient));
  };
  deviceSession.subscribe(follow);
  follow();
}

/**
 * Puts by what the page was given, sends what waits, brings packs up to date and registers the service worker; runs in
 * idle time, a step a turn.
 * @param laidOut resolves when the whole page has been laid out; the worker fetches the site only then
 */
export async function keepDevice(queryClient: QueryClient, apiBase: string, laidOut: Promise<void>): Promise<void> {
  onDatabaseOutdated(() => appUpdate.fallBehind());
  const steps = [
    () => keepArrivedAnswers(queryClient),
    () => void fetchRegistration(),
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
  // Once more: what the page asked for while this came, and what it is drawn with, must not share the line and the
  // processor with a worker that fetches the site.
  whenIdle(queryClient, () => {
    void Promise.all([partsArrived(), laidOut])
      .then(registerWorker)
      .then(() => refreshNowAndThen(queryClient, apiBase));
  });
}
