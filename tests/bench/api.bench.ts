import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import * as z from 'zod/mini';
import { startTestCluster } from '#tests/support/cluster.ts';

/** Requests per second of the real server beside those of bare `node:http` sending the very same bytes, in one run. */

const PATH = '/api/bDictionary/ports?pageNum=1&pageSize=20';
const SECONDS = 3;
const ROUNDS = 5;
const CONNECTIONS = 50;

interface Server {
  child: ChildProcess;
  url: string;
}

interface Stored {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function start(order: unknown): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'api-server.ts'), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send(Object(order));
  const [answer] = await once(child, 'message');
  const { port } = z.object({ port: z.number() }).parse(answer);
  return { child, url: `http://127.0.0.1:${port}` };
}

/** The answer as it is on the wire, headers that Node adds itself left out. */
async function take(url: string, headers: Record<string, string>): Promise<Stored> {
  const sent = request(url, { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const kept = Object.entries(response.headers).filter(([name]) => !own.has(name));
  return {
    status: response.statusCode,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send({});
  const [answer] = await once(child, 'message');
  return z.object({ cpu: z.number() }).parse(answer).cpu;
}

interface Load {
  rate: number;
  /** Processor time of the server per request, in microseconds. */
  cpu: number;
}

async function load(server: Server, headers: Record<string, string>): Promise<Load> {
  const before = await cpuOf(server);
  const url = server.url + PATH;
  const { requests, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (errors > 0) throw new Error(`${errors} requests failed`);
  return { rate: requests.average, cpu: ((await cpuOf(server)) - before) / requests.total };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(app: Server, headers: Record<string, string>): Promise<string> {
  const url = app.url + PATH;
  // Twice, so that what is compressed on demand is there.
  await take(url, headers);
  const stored = await take(url, headers);
  const bare = await start({ kind: 'bare', ...stored, body: stored.body.toString('base64') });
  await load(bare, headers);
  await load(app, headers);
  const rounds: { theirs: Load; ours: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ theirs: await load(bare, headers), ours: await load(app, headers) });
  }
  bare.child.disconnect();
  const over = (pick: (round: { theirs: Load; ours: Load }) => number) => median(rounds.map(pick)).toFixed(0);
  // The least of all rounds: other work on the machine only ever adds to the processor time of a request.
  const least = {
    theirs: Math.min(...rounds.map(({ theirs }) => theirs.cpu)),
    ours: Math.min(...rounds.map(({ ours }) => ours.cpu)),
  };
  return [
    stored.status,
    stored.body.length,
    over(({ theirs }) => theirs.rate),
    over(({ ours }) => ours.rate),
    `${over(({ theirs, ours }) => (100 * ours.rate) / theirs.rate)} %`,
    least.theirs.toFixed(0),
    least.ours.toFixed(0),
    `${((100 * least.theirs) / least.ours).toFixed(0)} %`,
  ].join(' | ');
}

const cluster = await startTestCluster();
const app = await start({ kind: 'app', database: cluster.template });
const { headers } = await take(app.url + PATH, {});
const kinds: [string, Record<string, string>][] = [
  ['20 rows', {}],
  ['20 rows, stored brotli', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['20 rows, stored gzip', { 'accept-encoding': 'gzip, deflate' }],
  ['304 by entity tag', { 'if-none-match': headers.etag ?? '' }],
];
console.log(
  `\n| GET ${PATH} | status | bytes | bare node:http, requests/s | this server | share | bare, CPU µs/request | this server | share |`,
);
console.log(`|${'---|'.repeat(9)}`);
for (const [name, sent] of kinds) console.log(`| ${name} | ${await measure(app, sent)} |`);
app.child.disconnect();
await once(app.child, 'exit');
await cluster.stop();
