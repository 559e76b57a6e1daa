import { Problem } from './plugins/problem.ts';

/** How many pieces of work run `atOnce`, how many may wait behind them, and after how many seconds to come back when full. */
export interface Turns {
  atOnce: number;
  /** How many of these may be for one who asks; as many as there are, unless said. */
  atOnceEach?: number;
  waitingMax: number;
  retryAfter: number;
}

/** Whom a piece of work is for. */
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
export function inTurns({ atOnce, atOnceEach = atOnce, waitingMax, retryAfter }: Turns): InTurn {
  const running = new Map<string | number, number>();
  /** By who asks, whoever is next first. */
  const lines = new Map<string | number, Waiting[]>();
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const waitingCount = () => sum([...lines.values()].map((line) => line.length));
  const hasRoom = (by: string | number) => sum([...running.values()]) < atOnce && (running.get(by) ?? 0) < atOnceEach;

  const count = (by: string | number, change: 1 | -1) => {
    const now = (running.get(by) ?? 0) + change;
    if (now === 0) running.delete(by);
    else running.set(by, now);
  };

  const leave = (by: string | number, one: Waiting) => {
    const rest = (lines.get(by) ?? []).filter((other) => other !== one);
    if (rest.length === 0) lines.delete(by);
    else lines.set(by, rest);
  };

  const startNext = () => {
    for (const [by, [next, ...rest]] of lines) {
      if (next === undefined || !hasRoom(by)) continue;
      // Behind all others, until its turn comes again.
      lines.delete(by);
      if (rest.length > 0) lines.set(by, rest);
      count(by, 1);
      next.start();
    }
  };

  /** After one has joined the line of `newest`. */
  const makeRoom = (newest: string | number) => {
    if (waitingCount() <= waitingMax) return;
    let [most, longest] = [newest, lines.get(newest) ?? []];
    for (const [by, line] of lines) if (line.length > longest.length) [most, longest] = [by, line];
    const last = longest.at(-1);
    if (last === undefined) return;
    leave(most, last);
    last.refuse(new Problem('unavailable', { retryAfter }));
  };

  const turnOf = (by: string | number, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const gone = () => {
        leave(by, one);
        reject(signal?.reason);
      };
      const settled =
        <A extends unknown[]>(settle: (...values: A) => void) =>
        (...values: A) => {
          signal?.removeEventListener('abort', gone);
          settle(...values);
        };
      const one: Waiting = { start: settled(resolve), refuse: settled(reject) };
      signal?.addEventListener('abort', gone, { once: true });
      lines.set(by, [...(lines.get(by) ?? []), one]);
      makeRoom(by);
    });

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
