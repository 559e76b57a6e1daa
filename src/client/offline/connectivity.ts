import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Obstacle } from './obstacle.ts';

/** Asks the server for a sign of life and resolves to what stands in its way, null for nothing. */
type Look = () => Promise<Obstacle | null>;

/** Whether the server can be reached, and if not, why; what it is judged by stands in `watch-connection.ts`. */
class Connectivity {
  #obstacle: Obstacle | null = null;
  #listeners = new Set<() => void>();
  #look: Look = () => Promise.resolve(null);

  get online(): boolean {
    return this.#obstacle === null;
  }

  get obstacle(): Obstacle | null {
    return this.#obstacle;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Says how the server is asked; once, when the page stands. */
  askBy(look: Look): void {
    this.#look = look;
  }

  /** Asks the server now; resolves to whether it answered. */
  async check(): Promise<boolean> {
    return (await this.#look()) === null;
  }

  /** To be told what stands in the way now. */
  set(obstacle: Obstacle | null): void {
    if (obstacle === this.#obstacle) return;
    this.#obstacle = obstacle;
    onlineManager.setOnline(obstacle === null);
    for (const listener of this.#listeners) listener();
  }
}

/** The connectivity of this tab. */
export const connectivity = new Connectivity();

/** Whether the server can be reached; true on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    connectivity.subscribe,
    () => connectivity.online,
    () => true,
  );
}

/** The obstacle between the device and the server, null for none; null on the server and during hydration. */
export function useObstacle(): Obstacle | null {
  return useSyncExternalStore(
    connectivity.subscribe,
    () => connectivity.obstacle,
    () => null,
  );
}
