import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import sharp from 'sharp';
import { imageUpload } from '#contract/files.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { formOf } from '#tests/support/form.ts';
import { storeAccount, storeSession } from '#tests/support/logged-in.ts';
import { startServer } from '#tests/support/server-process.ts';

/**
 * H3 to H6: what bodies that are large, slow or abandoned cost the server, and everybody else. The memory is that of the
 * server and the programs it runs, as Linux tells it.
 */

const MEGABYTE = 1024 * 1024;
const BODY = 8 * MEGABYTE;
const HELD = 40;
const SIZE = { width: 7050, height: 5630 };
/** A sender without an answer by then gives up (ms). */
const PATIENCE_MS = 60_000;

const cluster = await startTestCluster();
const pool = new Pool({ connectionString: cluster.template });
const server = await startServer({ env: { DATABASE_URL: cluster.template, NODE_ENV: 'test', LOG_LEVEL: 'silent' } });
const { hostname: host, port } = new URL(server.url);

const textOf = (path: string) => readFile(path, 'utf8').catch(() => '');

/** Bytes in memory of a process and those it has begun. */
async function memoryOf(pid: number): Promise<number> {
  const own = Number(/VmRSS:\s*(\d+)/.exec(await textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
  const children = (await textOf(`/proc/${pid}/task/${pid}/children`)).trim().split(' ').filter(Boolean);
  const others = await Promise.all(children.map((child) => memoryOf(Number(child))));
  return others.reduce((all, one) => all + one, own);
}
const memory = () => memoryOf(server.child.pid ?? 0);

/** The most memory above `rest` until `work` is done, and what of it is still there after a while. */
async function cost(work: () => Promise<unknown>): Promise<{ most: number; left: number }> {
  const rest = await memory();
  let [most, over] = [rest, false];
  const working = work().finally(() => {
    over = true;
  });
  while (!over) {
    most = Math.max(most, await memory());
    await sleep(5);
  }
  await working;
  await sleep(5000);
  return { most: most - rest, left: Math.max(0, (await memory()) - rest) };
}

/** A member of the site, and how his pictures are sent. */
async function member() {
  const { token, binding } = await storeSession(pool, await storeAccount({ pool }, 6));
  const send = (bytes: Buffer, name: string, part = 1) => {
    const { type, payload } = formOf([{ name, bytes }]);
    const sent = request({
      ...{ host, port, method: 'POST', path: `/api${imageUpload.path}`, agent: false },
      headers: {
        ...{ 'content-type': type, 'content-length': payload.length, 'sec-fetch-site': 'same-origin' },
        ...{ authorization: `Bearer ${token}`, cookie: `session=${binding}` },
      },
    });
    const began = performance.now();
    const done = new Promise<{ status: number; ms: number }>((resolve) => {
      const end = (status: number) => resolve({ status, ms: performance.now() - began });
      sent.on('response', (answer) => answer.resume().on('end', () => end(answer.statusCode ?? 0)));
      sent.on('error', () => end(0));
      sent.setTimeout(PATIENCE_MS, () => sent.destroy());
    });
    if (part === 1) sent.end(payload);
    else sent.write(payload.subarray(0, payload.length * part));
    return { done, hangUp: () => sent.destroy() };
  };
  return { send };
}

function noise(): Promise<Buffer> {
  const { width, height } = SIZE;
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: noisy } })
    .jpeg({ quality: 10 })
    .toBuffer();
}

const plain = ({ width, height } = SIZE) => sharp({ create: { width, height, channels: 3, background: '#26499d' } });
const square = (edge: number) => plain({ width: edge, height: edge });
const pictures: Record<string, [name: string, bytes: Buffer]> = {
  'noise as JPEG, 39.7 MP': ['a.jpg', await noise()],
  'progressive JPEG, 39.7 MP': [
    'a.jpg',
    await plain().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  'progressive JPEG, 16 MP': ['a.jpg', await square(4000).jpeg({ progressive: true }).toBuffer()],
  'PNG of 16 bits, 39.7 MP': ['a.png', await plain().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
  'PNG of 16 bits, 7.8 MP': ['a.png', await square(2800).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
  'interlaced PNG, 39.7 MP': ['a.png', await plain().png({ progressive: true }).toBuffer()],
  'interlaced PNG, 15.6 MP': ['a.png', await square(3950).png({ progressive: true }).toBuffer()],
};
const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#26499d' } })
  .png()
  .toBuffer();
const mb = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const rows: Record<string, { found: string; 'to reach': string; reached: boolean }> = {};
const note = (name: string, found: string, bar: string, reached: boolean) => {
  rows[name] = { found, 'to reach': bar, reached };
  console.log(`${name}: ${found}`);
};

// One for each trial, since what an account may keep is limited.
const [one, other, eager, leaving, slow] = [
  await member(),
  await member(),
  await member(),
  await member(),
  await member(),
];
// Warm-up: the memory that the server takes for its first picture is not given back.
await other.send(small, 'a.png').done;

for (const [kind, [name, bytes]] of Object.entries(pictures)) {
  const answers: number[] = [];
  const { most, left } = await cost(async () => {
    answers.push((await one.send(bytes, name).done).status);
  });
  const found = `${mb(most)}, ${mb(left)} of it stay, answer ${answers.join()}`;
  note(`H5 ${kind}`, found, '200 MB, given back', most < 200 * MEGABYTE && left < 30 * MEGABYTE);
}

for (const path of ['/carrier-events/MAEU', '/own-events']) {
  const { most } = await cost(async () => {
    const lines = Array.from({ length: HELD }, () => {
      const line = connect(Number(port), host).on('error', () => undefined);
      line.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY}\r\n\r\n`,
      );
      line.write(Buffer.alloc(BODY - 1, 0x20));
      return line.resume();
    });
    await sleep(5000);
    for (const line of lines) line.destroy();
  });
  note(`H4 ${HELD} bodies of ${mb(BODY)} held open at ${path}`, mb(most), '50 MB', most < 50 * MEGABYTE);
}

const [name, bytes] = pictures['noise as JPEG, 39.7 MP'] ?? ['', small];
const waits = async (work: readonly { hangUp: () => void }[]) => {
  await sleep(1500);
  const { ms, status } = await other.send(small, 'a.png').done;
  for (const { hangUp } of work) hangUp();
  return { ms, found: `${seconds(ms)}, answer ${status}` };
};
const many = await waits(Array.from({ length: 20 }, () => eager.send(bytes, name)));
note("H6 another's small picture beside 20 large ones of one member", many.found, '5 s', many.ms < 5000);
await sleep(10_000);
const left = Array.from({ length: 60 }, () => leaving.send(bytes, name));
await sleep(1500);
for (const { hangUp } of left) hangUp();
const gone = await waits([]);
note("H6 another's small picture after 60 whose sender hung up", gone.found, '2 s', gone.ms < 2000);
await sleep(10_000);
const beside = await waits(Array.from({ length: 20 }, () => slow.send(bytes, name, 0.5)));
note("H3 another's small picture beside 20 slow forms of one member", beside.found, '2 s', beside.ms < 2000);

console.table(rows);
await server.end('SIGTERM');
await pool.end();
await cluster.stop();
process.exit(Object.values(rows).every(({ reached }) => reached) ? 0 : 1);
