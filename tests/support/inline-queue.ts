import type { Queue } from '#server/jobs/queue.ts';

/** A queue that does each job at once; `tick` does the work of every minute. */
export function createInlineQueue(): Queue & { tick(): Promise<void> } {
  const workers = new Map<string, (data: never) => Promise<void>>();
  const ticks: (() => Promise<void>)[] = [];
  return {
    define: (name, _options, work) => void workers.set(name, work),
    everyMinute: (_name, work) => void ticks.push(work),
    async send(name, jobs) {
      for (const { data } of jobs) await workers.get(name)?.(data as never);
    },
    start: async () => undefined,
    stop: async () => undefined,
    async tick() {
      for (const work of ticks) await work();
    },
  };
}
