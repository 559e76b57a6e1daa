import type { FastifyInstance } from 'fastify';
import type { Queue } from './queue.ts';

/** Has this process work on the job queue for as long as the server is up. Call when all kinds of jobs are declared. */
export function runJobs(app: FastifyInstance, queue: Queue): void {
  let started: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    // Not waited for: pages are served while the queue makes its tables.
    started = queue.start().catch((error: unknown) => app.log.error(error, 'the job queue does not start'));
  });
  app.addHook('onClose', async () => {
    await started;
    await queue.stop();
  });
}
