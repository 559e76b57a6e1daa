import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { emailSend } from '#contract/verification.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { numberOption } from './options.ts';

/**
 * H30: how fast mails leave that have waited, as after an hour without a mail server, and what a code waits for that
 * somebody asks for meanwhile.
 */

const WAITING = numberOption('mails', 480);
/** How long the mail server takes for each mail (ms), on every connection. */
const TAKING_MS = 250;
/** Counted from the first mail; what has not left by then is left out. */
const SECONDS = numberOption('seconds', 120);
const CODES = 10;
const CODE_EVERY_MS = 2000;

const cluster = await startTestCluster();
const pool = new Pool({ connectionString: cluster.template });
await pool.query(
  `insert into outgoing_mail (id, "to", subject, text, created_at)
   select 'bench-' || n, 'yard@example.com', 'Enquiry ' || n, 'Two boxes to Hamburg', now() from generate_series(1, $1) n`,
  [WAITING],
);

const first = Promise.withResolvers<number>();
const codes = new Map<string, PromiseWithResolvers<number>>();
const others: number[] = [];
const mails = await startMailServer('site', 'mail password', async ({ to: [to = ''] }) => {
  await sleep(TAKING_MS);
  const now = performance.now();
  codes.get(to)?.resolve(now);
  if (codes.has(to)) return;
  others.push(now);
  first.resolve(now);
});
const server = await startServer({
  env: {
    DATABASE_URL: cluster.template,
    LOG_LEVEL: 'error',
    DRAIN_MS: '0',
    MAIL_URL: mails.url,
    MAIL_FROM: 'site@harbourway.example',
    MAIL_TO: 'yard@example.com',
  },
});
const { hostname, port } = new URL(server.url);

/** Asks for a code from an address of its own, and tells how long it took until the mail server had it. */
async function codeWait(n: number): Promise<number> {
  const email = `visitor-${n}@example.com`;
  const arrived = Promise.withResolvers<number>();
  codes.set(email, arrived);
  const began = performance.now();
  const sent = request({
    ...{ hostname, port, method: 'POST', path: `/api${emailSend.path}`, localAddress: `127.1.${n}.1` },
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  sent.on('error', arrived.reject);
  sent.on('response', (answer) => {
    answer.resume();
    if (answer.statusCode !== 200) arrived.reject(new Error(`A code was refused: ${answer.statusCode}`));
  });
  sent.end(JSON.stringify({ email }));
  return (await arrived.promise) - began;
}

// They are put in line at the next full minute.
const began = await first.promise;
const waits: Promise<number>[] = [];
const end = began + SECONDS * 1000;
while (performance.now() < end && others.length < WAITING) {
  if (waits.length < CODES && performance.now() > began + waits.length * CODE_EVERY_MS)
    waits.push(codeWait(waits.length));
  await sleep(20);
}
const took = Math.min(performance.now(), end) - began;
const rate = Math.round(others.length / (took / 60_000));
const longest = Math.round(Math.max(...(await Promise.all(waits))));
const subjects = mails.arrived.flatMap(({ data }) => /^Subject: (Enquiry \d+)$/m.exec(data)?.[1] ?? []);
const twice = subjects.length - new Set(subjects).size;

console.log(`
| | measured | bar |
|---|---|---|
| mails a minute, ${others.length} of ${WAITING} in ${Math.round(took / 1000)} s | ${rate} | 200 |
| sent twice | ${twice} | 0 |
| a code meanwhile, longest of ${waits.length} | ${longest} ms | 2000 ms |
`);
await server.end('SIGTERM');
await pool.end();
await mails.stop();
await cluster.stop();
process.exit(rate >= 200 && twice === 0 && longest <= 2000 ? 0 : 1);
