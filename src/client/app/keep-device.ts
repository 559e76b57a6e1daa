import type { QueryClient } from '@tanstack/react-query';
import { nextTurn, within } from '#client/lib/next-turn.ts';
import { partsArrived } from '#client/lib/part.tsx';
import { appUpdate } from '#client/offline/app-update.ts';
import { noticeEviction } from '#client/offline/eviction.ts';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { onDatabaseOutdated } from '#client/offline/open-database.ts';
import { outboxOf } from '#client/offline/outbox/outbox.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { refreshNowAndThen } from './refresh-now-and-then.ts';
import { fetchRegistration, registerWorker } from './update.ts';
import { whenIdle } from './when-idle.ts';

/** The longest that the worker waits for packs, in milliseconds: on a slow line they would take the visit. */
const PACKS_PATIENCE_MS = 10_000;

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
 * @param pageStands resolves when the whole page is there; the worker fetches the site only then
 */
export async function keepDevice(queryClient: QueryClient, apiBase: string, pageStands: Promise<void>): Promise<void> {
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
  // Once more: what the page asked for while this came, what it is drawn with, and the pack of its table must not share the
  // line and the processor with a worker that fetches the site.
  whenIdle(queryClient, () => {
    const packsCame = within(PACKS_PATIENCE_MS, packs.settled());
    void Promise.all([partsArrived(), pageStands, packsCame])
      .then(registerWorker)
      .then(() => refreshNowAndThen(queryClient, apiBase));
  });
}
