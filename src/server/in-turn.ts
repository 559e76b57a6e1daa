import { Problem } from './plugins/problem.ts';

/** How many pieces of work run `atOnce`, how many may wait behind them, and after how many seconds to come back when full. */
export interface Turns {
  atOnce: number;
  /** How many of these may be for one who asks; as many as there are, unless said. */
  atOnceEach?: number;
  waitingMax: number;
  /** Longest that one may wait, in milliseconds; as long as it takes, unless said. */
  waitMs?: number;
  retryAfter: number;
}

/** The one for whom a piece of work is done. */
export interface Asker {
  /** An address or an account. Those who ask take turns, however many pieces each has in line; without it all are one. */
  by?: string | number;
  /** Aborted when nobody waits for the work any more: what has not begun is left out then. */
  signal?: AbortSignal;
}

/** Does a piece of work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>, asker?: Asker) => Promise<T>;

/** A piece of work in line. */
interface Waiting {
  start: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * Makes a queue for work that takes much of the machine: a few at once, the others in turns among those who ask and in order
 * of arrival for each. Beyond the queue whoever has most in it loses the last of it, with the problem `unavailable`: one who
 * fills the queue keeps nobody else out.
 */
export function inTurns({ atOnce, atOnceEach = atOnce, waitingMax, waitMs, retryAfter }: Turns): InTurn {
  const running = new Map<string | number, number>();
  /** By who asks, whoever is next first. */
  const lines = new Map<string | number, Waiting[]>();
  let [runningCount, waitingCount] = [0, 0];
  const hasRoom = (by: string | number) => runningCount < atOnce && (running.get(by) ?? 0) < atOnceEach;

  const count = (by: string | number, change: 1 | -1) => {
    runningCount += change;
    const now = (running.get(by) ?? 0) + change;
    if (now === 0) running.delete(by);
    else running.set(by, now);
  };

  const leave = (by: string | number, one: Waiting) => {
    const line = lines.get(by) ?? [];
    const rest = line.filter((other) => other !== one);
    waitingCount -= line.length - rest.length;
    if (rest.length === 0) lines.delete(by);
    else lines.set(by, rest);
  };

  const startNext = () => {
    for (const [by, line] of lines) {
      if (runningCount >= atOnce) return;
      if (!hasRoom(by)) continue;
      const [next, ...rest] = line;
      if (next === undefined) continue;
      // Behind all others, until its turn comes again.
      lines.delete(by);
      if (rest.length > 0) lines.set(by, rest);
      waitingCount -= 1;
      count(by, 1);
      next.start();
    }
  };

  /** After one has joined the line of `newest`. */
  const makeRoom = (newest: string | number) => {
    if (waitingCount <= waitingMax) return;
    let longest = lines.get(newest) ?? [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    longest.at(-1)?.refuse(new Problem('unavailable', { retryAfter }));
  };

  const turnOf = async (by: string | number, signal: AbortSignal | undefined) => {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    // Out of the line at once: what was refused must not be started any more.
    const refuse = (reason: unknown) => {
      leave(by, one);
      reject(reason);
    };
    const one: Waiting = { start, refuse };
    const gone = () => refuse(signal?.reason);
    const late = () => refuse(new Problem('unavailable', { retryAfter }));
    signal?.addEventListener('abort', gone, { once: true });
    const timer = waitMs === undefined ? undefined : setTimeout(late, waitMs);
    lines.set(by, [...(lines.get(by) ?? []), one]);
    waitingCount += 1;
    makeRoom(by);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', gone);
    }
  };

  return async (work, { by = '', signal } = {}) => {
    signal?.throwIfAborted();
    if (hasRoom(by)) count(by, 1);
    else await turnOf(by, signal);
    try {
      return await work();
    } finally {
      count(by, -1);
      startNext();
    }
  };
}

/** Makes a queue for work of which there is room for one at a time, and which whoever asks for it waits for. */
export const oneAtATime = () => inTurns({ atOnce: 1, waitingMax: Number.POSITIVE_INFINITY, retryAfter: 0 });
