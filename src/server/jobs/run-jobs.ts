import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Queue } from './queue.ts';

const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

async function keepStarting({ log }: FastifyInstance, queue: Queue, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await queue.start();
    } catch (error) {
      log.error(error, 'the job queue does not start');
    }
    const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Has this process work on the job queue for as long as the server is up. Call when all kinds of jobs are declared. */
export function runJobs(app: FastifyInstance, queue: Queue): void {
  const end = new AbortController();
  let started: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    // Not waited for: pages are served while the queue makes its tables.
    started = keepStarting(app, queue, end.signal);
  });
  app.addHook('onClose', async () => {
    end.abort();
    await started;
    await queue.stop();
  });
}
