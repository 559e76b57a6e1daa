import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findEmbedded } from '#server/db/embedded.ts';
import { startServer } from '#tests/support/server-process.ts';
import { numberOption } from './options.ts';

/** Measures how long others wait while one address sends all it may, and while a table of the database is locked. */

const SECONDS = numberOption('seconds', 10);
/** Others ask this often, in milliseconds, whatever the answers take. */
const EVERY_MS = 100;

const folder = await mkdtemp(join(tmpdir(), 'harbourway-crowd-'));
const dataDir = join(folder, 'data');
const server = await startServer({
  program: 'tests/bench/watched-server.ts',
  env: { DATA_DIR: dataDir, DRAIN_MS: '0', LOG_LEVEL: 'fatal' },
});
const { hostname, port } = new URL(server.url);

/** The longest that the server has worked on one thing since this was last asked. */
async function longestStall(): Promise<string> {
  const said = () => server.output().match(/^Longest stall: .*$/gm) ?? [];
  const before = said().length;
  server.child.kill('SIGUSR2');
  while (said().length === before) await sleep(5);
  return said().at(-1)?.replace('Longest stall: ', '') ?? '';
}

interface Asked {
  status: number;
  ms: number;
}

/** Asks from an address of its own: all of 127.0.0.0/8 are this machine. */
function ask(from: string, path: string, agent?: Agent): Promise<Asked> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const end = (status: number) => resolve({ status, ms: performance.now() - began });
  const sent = request({
    ...{ hostname, port, path, localAddress: from },
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
    ...(agent === undefined ? {} : { agent }),
  });
  sent.on('response', (answer) => answer.resume().on('end', () => end(answer.statusCode ?? 0)));
  sent.on('error', () => end(0));
  sent.end();
  return promise;
}

/** As many connections of one address, another one each round, as are said, each asking again as soon as it has an answer. */
async function crowd(connections: number, path: (n: number) => string, until: AbortSignal): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Asked[] = [];
  let n = 0;
  const one = async () => {
    while (!until.aborted) {
      n += 1;
      const answer = await ask(`127.0.0.${run + 1}`, path(n), agent);
      answers.push(answer);
      // Refused: it would only burn this machine's other core.
      if (answer.status >= 400 && answer.status !== 404) await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return answers;
}

/** Requests of the others: for kept answers, answers to be made, and one without work, which shows any stall. */
const OTHERS: Readonly<Record<string, (n: number) => string>> = {
  'a kept page': () => '/home',
  'a page to be made': (n) => `/dictionary/ports?q=port${run}x${n}`,
  'a call to the database': (n) => `/api/bDictionary/ports?keyword=call${run}x${n}`,
  readiness: () => '/readyz',
  'nothing but an answer': () => '/healthz',
};
/** So that no round finds the pages of the one before. */
let run = 0;

async function others(until: AbortSignal): Promise<Map<string, Asked[]>> {
  const answers = new Map(Object.keys(OTHERS).map((name): [string, Asked[]] => [name, []]));
  const asked: Promise<unknown>[] = [];
  for (let n = 0; !until.aborted; n += 1) {
    for (const [name, path] of Object.entries(OTHERS)) {
      // Each visitor is somebody else.
      asked.push(
        ask(`127.1.${n % 200}.${asked.length % 200}`, path(n)).then((answer) => answers.get(name)?.push(answer)),
      );
    }
    await sleep(EVERY_MS);
  }
  await Promise.all(asked);
  return answers;
}

const longest = (answers: readonly Asked[] = []) => Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));
const refused = (answers: readonly Asked[] = []) =>
  answers.filter(({ status }) => status >= 500 || status === 0).length;

function told(statuses: readonly Asked[]): string {
  const counts = new Map<number, number>();
  for (const { status } of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

const rows: Record<string, Record<string, string>> = {};

async function round(name: string, work: (until: AbortSignal) => Promise<string>): Promise<void> {
  run += 1;
  const stop = new AbortController();
  await longestStall();
  setTimeout(() => stop.abort(), SECONDS * 1000);
  const [seen, answered] = await Promise.all([others(stop.signal), work(stop.signal)]);
  rows[name] = Object.fromEntries(
    [...seen].map(([what, answers]) => {
      const failed = refused(answers);
      return [what, `${longest(answers)} ms${failed > 0 ? `, ${failed} of ${answers.length} failed` : ''}`];
    }),
  );
  rows[name]['longest stall'] = await longestStall();
  rows[name]['the crowd'] = answered;
}

const pages = (connections: number, path: (n: number) => string) => async (until: AbortSignal) =>
  told(await crowd(connections, path, until));

/** Everything that writes into a table waits for its lock. */
const locked = (table: string, path: string) => async (until: AbortSignal) => {
  const database = await findEmbedded(dataDir);
  const client = new Client(database?.url);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table}`);
  const answers = crowd(20, () => path, until);
  await new Promise((resolve) => until.addEventListener('abort', resolve));
  await client.query('rollback');
  await client.end();
  return told(await answers);
};

// Warm-up: first requests compile code, plan queries and fill caches.
await round('nobody else', async () => '');
await round('nobody else', async () => '');
await round(
  '/home?x=…, 40 connections',
  pages(40, (n) => `/home?x=${n}`),
);
await round(
  '/home?utm_source=…, 40 connections',
  pages(40, (n) => `/home?utm_source=${n}&gclid=${n}`),
);
await round(
  'unknown paths, 8 connections',
  pages(8, (n) => `/unknown/${n}`),
);
await round(
  'unknown articles, 8 connections',
  pages(8, (n) => `/memoirs/newsdetail/none-${n}`),
);
await round(
  'searches as pages, 40 connections',
  pages(40, (n) => `/dictionary/ports?q=a${n}`),
);
await round('a locked table, 20 connections', locked('rate_limit', '/api/auth/code'));
console.log('Longest wait of others:');
console.table(rows);
await server.end('SIGTERM');
await rm(folder, { recursive: true, force: true });
