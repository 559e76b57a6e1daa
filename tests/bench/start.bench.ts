import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, projectFolder, runToEnd, type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** From a command to the first 200, from a signal to the end; medians, in milliseconds. */
const rounds = 5;
const folder = await mkdtemp(join(tmpdir(), 'harbourway-start-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = { DATA_DIR: folder, PORT: String(port) };

const answers = () =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const median = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);

const repeat = async (work: () => Promise<number>) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await work());
  return median(times);
};

/** Baseline: a Node program that listens and does nothing else. */
const bareNode = () =>
  timed(async () => {
    const source = `require('node:http').createServer((_, r) => r.end()).listen(${port}, '127.0.0.1')`;
    const child = spawn(process.execPath, ['-e', source]);
    while (!(await answers())) await sleep(5);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });

const npmStart = async () => {
  const npm = spawn('npm', ['start'], { cwd: projectFolder, env: { ...process.env, ...env }, stdio: 'ignore' });
  const time = await timed(async () => {
    while (!(await answers())) await sleep(5);
  });
  npm.kill('SIGTERM');
  while (await answers()) await sleep(20);
  await sleep(2500);
  return time;
};

try {
  const table: Record<string, { median: number; 'to reach'?: number }> = {};
  table['bare node:http, start to 200 (baseline)'] = { median: await repeat(bareNode) };
  let server: ServerProcess | undefined;
  const start = () =>
    timed(async () => {
      server = await startServer({ env });
    });
  const end = (signal: NodeJS.Signals) => timed(async () => server?.end(signal));
  table['first start, empty folder, built'] = { median: Math.round(await start()) };
  table['second server refused'] = {
    median: await repeat(async () => (await runToEnd({ env: { ...env, PORT: String(await freePort()) } })).ms),
    'to reach': 2000,
  };
  table['kill -9 to 200'] = {
    median: await repeat(() =>
      timed(async () => {
        await end('SIGKILL');
        await start();
      }),
    ),
    'to reach': 5000,
  };
  table['SIGTERM to the end (1,000 of it are for the load balancer)'] = {
    median: await repeat(async () => {
      const time = await end('SIGTERM');
      await start();
      return time;
    }),
    'to reach': 10_000,
  };
  await end('SIGTERM');
  table['npm start, nothing changed, to 200'] = { median: await repeat(npmStart), 'to reach': 3000 };
  console.table(table);
} finally {
  await rm(folder, { recursive: true, force: true });
}
