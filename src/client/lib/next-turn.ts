/** Resolves after some milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves in a task of its own: put between two long steps, so that a tap is heard in between. */
export const nextTurn = (): Promise<void> => pause(0);

/** Waits for the work, but no longer than this; rejects with it when it is rejected before. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(limitMs)]);
}

/** Resolves with the result of the work; rejects with `late` when that takes longer than `limitMs`. */
export async function inTime<T>(limitMs: number, work: Promise<T>, late: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late), limitMs);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
