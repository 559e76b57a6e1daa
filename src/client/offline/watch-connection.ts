import type { QueryClient } from '@tanstack/react-query';
import { type BackoffPlan, backoff } from '#client/lib/backoff.ts';
import { connectivity } from './connectivity.ts';
import { type Obstacle, obstacleOf } from './obstacle.ts';

/**
 * Pauses between two looks whether the server can be reached again. With the time that a look may take, its return is
 * noticed within ten seconds; nine tenths of each pause are certain, so no tab looks more often than 12 times in a minute.
 */
const LOOKED_AT: BackoffPlan = { first: 2_000, last: 6_000, jitter: 0.1 };
/** The same for a tab that nobody looks at; it looks at once when it is opened again. */
const HIDDEN: BackoffPlan = { first: 30_000, last: 120_000, jitter: 0.5 };
const LOOK_TIMEOUT_MS = 4_000;

/** Asks the server for a sign of life. Rejects with a ForeignAnswerError, or as `fetch` does. */
type Probe = (signal: AbortSignal) => Promise<void>;

/**
 * Judges by what happens whether the server can be reached: a call without an answer of ours means no, any answer means
 * yes. The browser's own flag is believed when it says no; a Wi-Fi without internet counts as online for it.
 */
class Watch {
  readonly #probe: Probe;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #looking: Promise<Obstacle | null> | null = null;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Looks now; questions that come while one is on its way share its answer. */
  look = (): Promise<Obstacle | null> => {
    if (this.#looking !== null) return this.#looking;
    const looking = this.#ask().then((obstacle) => {
      // The network went away while the answer was on its way: it tells of the time before.
      if (this.#looking !== looking) return connectivity.obstacle;
      this.#looking = null;
      return this.hear(obstacle);
    });
    this.#looking = looking;
    return looking;
  };

  /** The browser says that the device has lost its network; a look that is on its way has nothing to say any more. */
  lose = (): void => {
    this.#looking = null;
    this.hear('device');
  };

  /** Takes in what stands in the way, and plans the next look. */
  hear(obstacle: Obstacle | null): Obstacle | null {
    clearTimeout(this.#timer);
    if (obstacle === null) this.#failures = 0;
    else {
      const plan = document.visibilityState === 'hidden' ? HIDDEN : LOOKED_AT;
      this.#timer = setTimeout(() => void this.look(), backoff(this.#failures, plan));
      this.#failures += 1;
    }
    connectivity.set(obstacle);
    return obstacle;
  }

  /** A call failed on the way. While it is known that there is no way, that is no news, and does not put a look off. */
  hearOf(error: unknown): void {
    const obstacle = obstacleOf(error, navigator.onLine);
    if (obstacle !== null && connectivity.online) this.hear(obstacle);
  }

  async #ask(): Promise<Obstacle | null> {
    const limit = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    try {
      await this.#probe(limit);
      return null;
    } catch (error) {
      const told = obstacleOf(error, navigator.onLine);
      if (told !== null) return told;
      if (!navigator.onLine) return 'device';
      return limit.aborted ? 'silent' : 'unreachable';
    }
  }
}

/** Starts listening to the browser and to the calls of the query cache. */
export function watchConnection(client: QueryClient, probe: Probe): void {
  const watch = new Watch(probe);
  connectivity.askBy(watch.look);
  window.addEventListener('offline', watch.lose);
  window.addEventListener('online', () => void watch.look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !connectivity.online) void watch.look();
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') watch.hearOf(event.action.error);
  });
  if (!navigator.onLine) watch.hear('device');
}
