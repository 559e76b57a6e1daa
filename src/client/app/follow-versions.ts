import { type BackoffPlan, backoff } from '#client/lib/backoff.ts';
import { untilNextTry } from '#client/lib/load-again.ts';
import { pause } from '#client/lib/next-turn.ts';
import { appUpdate } from '#client/offline/app-update.ts';

/** Pauses after which a version is asked for again whose files could not all be had: those that came are kept. */
const FETCHED_AGAIN: BackoffPlan = { first: 30_000, last: 30 * 60_000, jitter: 0.5 };

/** A version that has not taken over by then waits for a word, in milliseconds. */
const TAKES_OVER_MS = 200;

/** As much of a service worker as tells how far its version has come. */
interface Version extends Pick<EventTarget, 'addEventListener'> {
  readonly state: ServiceWorkerState;
  postMessage(message: unknown): void;
}

/** As much of a registration as versions are followed by. */
export interface Versions extends Pick<EventTarget, 'addEventListener'> {
  readonly installing: Version | null;
  readonly waiting: Version | null;
  readonly active: unknown;
  update(): Promise<unknown>;
}

/** Resolves when a version that is being installed is ready or has failed. */
function settled(version: Version): Promise<void> {
  return new Promise((resolve) => {
    const hear = () => version.state !== 'installing' && resolve();
    version.addEventListener('statechange', hear);
    hear();
  });
}

/**
 * Offers each version that has come to the device, also one of another tab, and fetches again what could not be had. Gives
 * what looks for a version now; that rejects where the server does not answer. `watchTakeOver` is called with each offer.
 */
export function followVersions(versions: Versions, watchTakeOver: () => void): () => Promise<void> {
  let fetching = false;
  const offer = () => {
    watchTakeOver();
    appUpdate.offer(() => versions.waiting?.postMessage({ type: 'SKIP_WAITING' }));
  };
  const look = async () => {
    await versions.update();
    await hear();
  };
  const fetchAgain = async () => {
    if (fetching) return;
    fetching = true;
    for (let failures = 0; appUpdate.state === 'unfetched'; failures += 1) {
      await untilNextTry(backoff(failures, FETCHED_AGAIN));
      // Without a network it is as it was.
      if (appUpdate.state === 'unfetched') await look().catch(() => undefined);
    }
    fetching = false;
  };
  const hear = async () => {
    const { installing } = versions;
    if (installing !== null) await settled(installing);
    // The first one of this device is what the page runs.
    if (versions.active === null) return;
    if (versions.waiting !== null) {
      // The one that switches the worker off does so by itself.
      await pause(TAKES_OVER_MS);
      if (versions.waiting !== null) offer();
      return;
    }
    appUpdate.miss(installing?.state === 'redundant');
    void fetchAgain();
  };
  versions.addEventListener('updatefound', () => void hear());
  void hear();
  return look;
}
