import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import * as z from 'zod/mini';
import { hashPassword } from '#server/passwords.ts';
import { hashOf, newId, newToken } from '#server/secrets.ts';
import { startTestCluster } from '#tests/support/cluster.ts';

/** Measures how a storm of logins slows everyone else, and the cost of checking a token, on the real server. */

const LOGINS = 50;
const PASSWORD = 'three boxes to Hamburg';
/** Requests of others meanwhile: kept answers, one that the database has to search for, and a page to be made. */
const CALLS = ['/api/bConfig/showGet', '/api/bNews/showGet', '/api/bDictionary/ports?keyword='];
const PAGE = '/dictionary/ports?q=';
const OTHERS = [...CALLS, ...CALLS, ...CALLS, PAGE];
const EVERY_MS = 10;

interface Asked {
  path: string;
  ms: number;
}

const numbers = z.object({ port: z.optional(z.number()), rss: z.optional(z.number()) });

async function ask(child: ChildProcess, what: unknown) {
  child.send(Object(what));
  const [answer] = await once(child, 'message');
  return numbers.parse(answer);
}

const cluster = await startTestCluster();
const pool = new Pool({ connectionString: cluster.template });
const child = fork(join(import.meta.dirname, 'login-server.ts'), { env: { ...process.env, NODE_ENV: 'production' } });
const { port = 0 } = await ask(child, { database: cluster.template });
const origin = `http://127.0.0.1:${port}`;

const passwordHash = await hashPassword(PASSWORD);
const names = Array.from({ length: LOGINS }, (_, n) => `storm-${n}`);
for (const name of names) {
  await pool.query(
    `insert into account (id, username, username_key, first_name, permission, password_hash, created_at)
     values ($1, $2, $2, 'Storm', 6, $3, now())`,
    [newId(), name, passwordHash],
  );
}

/** A captcha of which the answer is known, as if it had been fetched and read: reading is the person's work. */
async function captcha() {
  const [id, browser] = [crypto.randomUUID(), newToken()];
  await pool.query('insert into captcha values ($1, $2, $3, $4)', [
    ...[id, hashOf(browser), hashOf('ACDEF', id), new Date(Date.now() + 120_000)],
  ]);
  return { uuid: id, browser };
}

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

async function login(username: string, { uuid, browser }: { uuid: string; browser: string }): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...headers, cookie: `browser=${browser}` },
    body: JSON.stringify({ username, password: PASSWORD, uuid, code: 'acdef' }),
  });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${await answer.text()}`);
  await answer.text();
  return performance.now() - began;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** So that no page is one that was made before. */
let round = 0;

/** Asks for others' things at a steady pace until `until` is done, whatever the answers take. */
async function others(until: Promise<unknown>): Promise<Asked[]> {
  const times: Asked[] = [];
  const asked: Promise<void>[] = [];
  let over = false;
  round += 1;
  void until.finally(() => {
    over = true;
  });
  for (let n = 0; !over; n += 1) {
    const path = OTHERS[n % OTHERS.length] ?? '';
    const began = performance.now();
    const sought = path === PAGE ? `port${round}x${n}` : `${n % 97}`;
    const done = fetch(origin + (path.endsWith('=') ? path + sought : path)).then(async (answer) => {
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      times.push({ path, ms: performance.now() - began });
    });
    asked.push(done);
    await sleep(EVERY_MS);
  }
  await Promise.all(asked);
  return times;
}

/** The most memory the server takes while `until` runs, in bytes. */
async function mostMemory(until: Promise<unknown>): Promise<number> {
  let most = 0;
  let over = false;
  void until.finally(() => {
    over = true;
  });
  while (!over) {
    most = Math.max(most, (await ask(child, {})).rss ?? 0);
    await sleep(50);
  }
  return most;
}

// Warm-up: first requests compile code, plan queries and fill caches.
await others(sleep(2000));
const quiet = await others(sleep(3000));
const { rss: before = 0 } = await ask(child, {});
const captchas = await Promise.all(names.map(() => captcha()));
const storm = Promise.all(names.map((name, n) => login(name, captchas[n] ?? { uuid: '', browser: '' })));
const [logins, during, most] = await Promise.all([storm, others(storm), mostMemory(storm)]);

/** One token asked for again and again, one call after the other. */
async function tokenCheck(withToken: boolean): Promise<number> {
  const [token, binding] = [newToken(), newToken()];
  const account = await pool.query('select id from account where username = $1', [names[0]]);
  await pool.query(
    `insert into session (id, token_hash, binding_hash, account_id, method, device, address, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, 'password', '', '', now(), now(), now() + interval '1 hour')`,
    [newId(), hashOf(token), hashOf(binding), account.rows[0].id],
  );
  const credentials = withToken ? { authorization: `Bearer ${token}`, cookie: `session=${binding}` } : {};
  const times: number[] = [];
  for (let n = 0; n < 600; n += 1) {
    const began = performance.now();
    // Refused for its body, after the token was checked; without a token it is refused before.
    const answer = await fetch(`${origin}/api/tUser/consent`, {
      method: 'POST',
      headers: { ...headers, ...credentials },
      body: '{}',
    });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  return at(times.slice(100), 0.5);
}

const without = await tokenCheck(false);
const withToken = await tokenCheck(true);
const timesOf = (all: readonly Asked[], isPage: boolean) =>
  all.filter(({ path }) => (path === PAGE) === isPage).map((one) => one.ms);
const rowOf = (all: readonly Asked[], isPage: boolean) => {
  const times = timesOf(all, isPage);
  return `${ms(at(times, 0.99))} (${times.length})`;
};
const ms = (value: number) => `${value.toFixed(1)} ms`;
const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
console.log(`
| | measured | bar |
|---|---|---|
| other calls, p99, nobody logging in | ${rowOf(quiet, false)} | |
| other calls, p99, during ${LOGINS} logins at once | ${rowOf(during, false)} | 150 ms |
| pages that have to be made, p99, nobody logging in | ${rowOf(quiet, true)} | |
| pages that have to be made, p99, during ${LOGINS} logins at once | ${rowOf(during, true)} | 150 ms |
| a login, median and longest | ${ms(at(logins, 0.5))}, ${ms(at(logins, 1))} | |
| memory during the storm | + ${mb(Math.max(0, most - before))} | 150 MB |
| a token check, median, beside a call without one | ${ms(withToken - without)} (${ms(withToken)} − ${ms(without)}) | 1 ms |
`);
await pool.end();
child.disconnect();
await once(child, 'exit');
await cluster.stop();
