import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';

/** Work that is done once, on whichever server, and again when that server dies in the middle of it. */
export interface Queue {
  /**
   * Declares a kind of job and who does it: at most `atOnce` per server. Jobs of one kind with one key never wait twice
   * nor run twice at a time. Call before `start`.
   */
  define<Data extends object>(
    name: string,
    options: { atOnce: number; seconds: number },
    work: (data: Data) => Promise<void>,
  ): void;
  /** Declares work of every minute, done by one of the servers. Call before `start`. */
  everyMinute(name: string, work: () => Promise<void>): void;
  /** Puts jobs in line; a job whose key is waiting already is left out. Rejects before `start`. */
  send(name: string, jobs: readonly { key: string; data: object }[]): Promise<void>;
  /** Begins to work; resolves once the queue's tables are there. After a rejection it may be called again. */
  start(): Promise<void>;
  /** Takes no more jobs and waits for those at work, for a few seconds. */
  stop(): Promise<void>;
}

type Options = Pick<QueueOptions, 'retryLimit' | 'retryBackoff' | 'expireInSeconds'>;

const STOP_LIMIT_MS = 4000;
/** How often a worker without work asks for some. */
const IDLE_POLL_SECONDS = 5;

/** Makes the queue on the database's own connections (pg-boss), which idle workers ask each `pollingIntervalSeconds`. */
export function createQueue(pool: Pool, log: FastifyBaseLogger, pollingIntervalSeconds = IDLE_POLL_SECONDS): Queue {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, persistWarnings: false });
  boss.on('error', (error) => log.warn(error, 'the job queue has a problem'));
  const setUps: (() => Promise<void>)[] = [];
  const declare = async (name: string, policy: 'stately' | 'singleton', options: Options) => {
    await boss.createQueue(name, { policy, ...options });
    // Making it leaves one that is there already as it was.
    await boss.updateQueue(name, options);
  };
  /** The library only stores why a job failed. */
  const orLog = async (job: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (err) {
      log.warn({ err, job }, 'a job failed');
      throw err;
    }
  };
  const stop = () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
  /** The workers of each kind of job. */
  const workers = new Map<string, string[]>();
  return {
    define(name, { atOnce, seconds }, work) {
      setUps.push(async () => {
        // `stately`: per key one job waits and one runs.
        await declare(name, 'stately', { retryLimit: 2, retryBackoff: true, expireInSeconds: seconds });
        const ids: string[] = [];
        workers.set(name, ids);
        while (ids.length < atOnce) {
          const id = await boss.work<Parameters<typeof work>[0]>(name, { pollingIntervalSeconds }, async (jobs) => {
            // Asks for the next at once: a pause after each job would make twelve a minute of them.
            boss.notifyWorker(id);
            for (const { data } of jobs) await orLog(name, () => work(data));
          });
          ids.push(id);
        }
      });
    },
    everyMinute(name, work) {
      setUps.push(async () => {
        await declare(name, 'singleton', { retryLimit: 0, expireInSeconds: 55 });
        await boss.work(name, { pollingIntervalSeconds }, () => orLog(name, work));
        await boss.schedule(name, '* * * * *');
      });
    },
    async send(name, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        name,
        jobs.map(({ key, data }) => ({ data, singletonKey: key })),
      );
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    },
    async start() {
      try {
        await boss.start();
        for (const setUp of setUps) await setUp();
      } catch (error) {
        // Half a start would have workers twice after the next one.
        await stop();
        throw error;
      }
    },
    stop,
  };
}
