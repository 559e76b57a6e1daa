import { Problem } from './plugins/problem.ts';

/** How many pieces of work run `atOnce`, how many may wait behind them, and after how many seconds to come back when full. */
export interface Turns {
  atOnce: number;
  waitingMax: number;
  retryAfter: number;
}

/**
 * Makes a queue for work that takes much of the machine: a few at once, the next in order of arrival, and beyond the queue
 * the problem `unavailable`.
 */
export function inTurns({ atOnce, waitingMax, retryAfter }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Problem('unavailable', { retryAfter });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Makes a queue for work of which there is room for one at a time, and which whoever asks for it waits for. */
export const oneAtATime = () => inTurns({ atOnce: 1, waitingMax: Number.POSITIVE_INFINITY, retryAfter: 0 });
