import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { createQueue, type Queue } from '#server/jobs/queue.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const POLL_SECONDS = 0.5;

interface Line {
  msg: string;
  job?: string;
  err?: { message: string };
}

let database: TestDatabase;
let pool: Pool;
let said: Line[];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = openDatabase(database.url, 4, () => undefined));
});
beforeEach(() => {
  said = [];
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A server that does nothing but work on its job queue. */
async function serverOf(
  declare: (queue: Queue) => void,
  pollSeconds = POLL_SECONDS,
): Promise<{ app: FastifyInstance; queue: Queue }> {
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void said.push(JSON.parse(line)) } } });
  const queue = createQueue(pool, app.log, pollSeconds);
  declare(queue);
  runJobs(app, queue);
  await app.ready();
  return { app, queue };
}
const settingsOf = async (name: string) => {
  const { rows: made } = await pool.query("select to_regclass('pgboss.queue') as made");
  if (made[0].made === null) return null;
  const { rows } = await pool.query('select expire_seconds, retry_limit from pgboss.queue where name = $1', [name]);
  return rows[0] ?? null;
};
const failuresOf = (job: string) => said.filter((line) => line.job === job).map(({ err }) => err?.message);

describe('a job queue that cannot begin', () => {
  const breakIt = () => pool.query('create schema pgboss; create table pgboss.version ()');
  const mendIt = () => pool.query('drop schema pgboss cascade');
  const refusals = () => said.filter(({ msg }) => msg === 'the job queue does not start').length;

  it('is begun as soon as it can, and does each job once', async () => {
    await breakIt();
    const done: string[] = [];
    const { app, queue } = await serverOf((own) =>
      own.define<{ name: string }>('test.late', { atOnce: 1, seconds: 10 }, async ({ name }) => void done.push(name)),
    );
    await eventually(refusals).toBeGreaterThan(0);
    await mendIt();
    await eventually(() => settingsOf('test.late')).not.toBeNull();
    await queue.send('test.late', [{ key: 'a', data: { name: 'a' } }]);
    await eventually(() => done).toEqual(['a']);
    await app.close();
  });

  it('works on no more at once for having begun in part before', async () => {
    await pool.query("alter table pgboss.queue add constraint trouble check (name <> 'test.second') not valid");
    let [atWork, most, done] = [0, 0, 0];
    const { app, queue } = await serverOf((own) => {
      own.define('test.first', { atOnce: 1, seconds: 10 }, async () => {
        atWork += 1;
        most = Math.max(most, atWork);
        await pool.query('select pg_sleep(0.2)');
        [atWork, done] = [atWork - 1, done + 1];
      });
      own.define('test.second', { atOnce: 1, seconds: 10 }, async () => undefined);
    });
    await eventually(refusals).toBe(2);
    await pool.query('alter table pgboss.queue drop constraint trouble');
    await eventually(() => settingsOf('test.second')).not.toBeNull();
    await queue.send(
      'test.first',
      ['a', 'b', 'c', 'd'].map((key) => ({ key, data: {} })),
    );
    await eventually(() => done).toBe(4);
    await app.close();
    expect(most).toBe(1);
  });

  it('does not keep its server from ending', async () => {
    await mendIt();
    await breakIt();
    const { app } = await serverOf((own) =>
      own.define('test.never', { atOnce: 1, seconds: 10 }, async () => undefined),
    );
    await eventually(refusals).toBeGreaterThan(0);
    await app.close();
    await mendIt();
    expect(await settingsOf('test.never')).toBeNull();
  });
});

describe('a job', () => {
  it('H30 is begun when it is put in line, and the next when one is done, without a pause', async () => {
    const done: string[] = [];
    // A worker that paused would be at it for hours.
    const { app, queue } = await serverOf(
      (own) =>
        own.define<{ name: string }>('test.many', { atOnce: 1, seconds: 10 }, async ({ name }) => void done.push(name)),
      3600,
    );
    await eventually(() => settingsOf('test.many')).not.toBeNull();
    const names = ['a', 'b', 'c', 'd', 'e'];
    await queue.send(
      'test.many',
      names.map((name) => ({ key: name, data: { name } })),
    );
    await eventually(() => done.toSorted()).toEqual(names);
    await queue.send('test.many', [{ key: 'f', data: { name: 'f' } }]);
    await eventually(() => done).toContain('f');
    await app.close();
  });

  it('that fails is in the log with its name and the reason, and is tried again', async () => {
    let tries = 0;
    const { app, queue } = await serverOf((own) =>
      own.define('test.failing', { atOnce: 1, seconds: 10 }, async () => {
        tries += 1;
        if (tries === 1) throw new Error('The carrier is asleep');
      }),
    );
    await eventually(() => settingsOf('test.failing')).not.toBeNull();
    await queue.send('test.failing', [{ key: 'a', data: {} }]);
    await eventually(() => failuresOf('test.failing')).toEqual(['The carrier is asleep']);
    await eventually(() => tries).toBe(2);
    await app.close();
    expect(failuresOf('test.failing')).toHaveLength(1);
  });

  it('of every minute that fails is in the log', async () => {
    const { app, queue } = await serverOf((own) =>
      own.everyMinute('test.tick', async () => {
        throw new Error('The clock is broken');
      }),
    );
    await eventually(() => settingsOf('test.tick')).not.toBeNull();
    // The minute comes by itself; here its work is put in line at once.
    await queue.send('test.tick', [{ key: 'a', data: {} }]);
    await eventually(() => failuresOf('test.tick')).toEqual(['The clock is broken']);
    await app.close();
  });

  it('gets the time that this version gives it, where an earlier one gave it another', async () => {
    for (const seconds of [10, 25]) {
      const { app } = await serverOf((own) => own.define('test.time', { atOnce: 1, seconds }, async () => undefined));
      await eventually(() => settingsOf('test.time')).toMatchObject({ expire_seconds: seconds, retry_limit: 2 });
      await app.close();
    }
  });
});
