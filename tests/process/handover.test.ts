import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const program = 'tests/process/fixtures/row-server.ts';
let folder = '';
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-handover-'));
  database = await startEmbedded({
    folder,
    durable: false,
    log: () => undefined,
    onFailure: (error) => expect.unreachable(error.message),
  });
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = () => startServer({ program, env: { DATABASE_URL: database.url, DRAIN_MS: '2000' } });

/** A load balancer: asks each server every 100 ms, and sends requests only to those that are ready. */
const balance = (servers: Set<ServerProcess>) => {
  let ready: ServerProcess[] = [];
  let turn = 0;
  const ask = setInterval(async () => {
    const all = [...servers];
    const answers = await Promise.all(
      all.map(({ url }) =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = all.filter((_server, index) => answers[index]);
  }, 100);
  return {
    next: () => ready[turn++ % ready.length],
    sendsTo: (server: ServerProcess) => ready.includes(server),
    end: () => clearInterval(ask),
  };
};

describe('two servers on one database', () => {
  it('answer every request while each in turn is restarted under load', async () => {
    let oldest = await start();
    const servers = new Set([oldest]);
    const balancer = balance(servers);
    await expect.poll(() => balancer.sendsTo(oldest)).toBe(true);
    const failures: string[] = [];
    const written: number[] = [];
    let sent = 0;
    const send = async () => {
      const server = balancer.next();
      const id = ++sent;
      if (server === undefined) return failures.push('nobody is ready');
      const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id }) };
      const answer = await (id % 5 === 0
        ? fetch(`${server.url}/rows`, write)
        : fetch(`${server.url}/slow?ms=30`)
      ).catch(String);
      if (typeof answer === 'string' || !answer.ok)
        failures.push(`${typeof answer === 'string' ? answer : answer.status}`);
      else if (id % 5 === 0) written.push(id);
    };
    const sending: Promise<unknown>[] = [];
    const load = setInterval(() => sending.push(send()), 20);
    for (let round = 0; round < rounds({ few: 2, all: 5 }); round += 1) {
      const next = await start();
      servers.add(next);
      await expect.poll(() => balancer.sendsTo(next)).toBe(true);
      expect(await oldest.end('SIGTERM')).toBe(0);
      servers.delete(oldest);
      oldest = next;
    }
    await expect.poll(() => written.length).toBeGreaterThan(20);
    clearInterval(load);
    await Promise.all(sending);
    balancer.end();
    const rows: number[] = await (await fetch(`${oldest.url}/rows`)).json();
    expect(failures).toEqual([]);
    expect(rows.toSorted((a, b) => a - b)).toEqual(written.toSorted((a, b) => a - b));
    await oldest.end('SIGTERM');
  });
});
