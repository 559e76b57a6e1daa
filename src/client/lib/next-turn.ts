/** Resolves after some milliseconds. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves in a task of its own: put between two long steps, so that a tap is heard in between. */
export const nextTurn = (): Promise<void> => pause(0);

/** Waits for the work, but no longer than this. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(limitMs)]);
}
