/** Writes the newest of several values that come faster than they can be written. */
export interface LatestWriter<T> {
  /** Begins to write at once, or right after the write that is under way; values in between are left out. */
  put(value: T): void;
  /** Resolves when everything that was put is written or refused. */
  settled(): Promise<void>;
}

/** Makes one. `write` may reject; then the next value is tried. */
export function createLatestWriter<T>(write: (value: T) => Promise<void>): LatestWriter<T> {
  let next: { value: T } | null = null;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    while (next !== null) {
      const { value } = next;
      next = null;
      await write(value).catch(() => undefined);
    }
    running = null;
  }
  return {
    put(value) {
      next = { value };
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
