import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { journeys, sentAbout, wordsOf } from './loss-journeys.ts';

/**
 * R05: what losing packets costs a visitor, and whether what he sends arrives once. Everything runs in a network of its own, in which the kernel throws away a
 * share of what the site sends and is sent: that needs Linux, root, `unshare` and `iptables`.
 */
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5);
const LOSSES = [0, 0.01, 0.05];
const INSIDE = '--inside';

/** Runs this file again in a network that nothing else is in; says in a sentence what is missing for that. */
function goInside(): void {
  try {
    execFileSync('unshare', ['--net', 'iptables', '-L'], { stdio: 'ignore' });
  } catch {
    console.log('Packets can only be lost as root on Linux, with unshare and iptables installed.');
    return;
  }
  const words = ['--net', process.execPath, ...process.execArgv, ...process.argv.slice(1), INSIDE];
  process.exitCode = spawnSync('unshare', words, { stdio: 'inherit' }).status ?? 1;
}

const firewall = (...words: string[]) => execFileSync('iptables', words, { stdio: 'ignore' });

/** Loses this share of the packets to and from a port; those between server and database are left alone. */
function lose(share: number, port: string): void {
  firewall('-F', 'INPUT');
  if (share === 0) return;
  for (const side of ['--dport', '--sport']) {
    const chance = ['-m', 'statistic', '--mode', 'random', '--probability', String(share)];
    firewall('-A', 'INPUT', '-i', 'lo', '-p', 'tcp', side, port, ...chance, '-j', 'DROP');
  }
}

interface Taken {
  ms: number[];
  failed: number;
}

/** One new visitor does all journeys; his address is his own, since limits go by that. Gives his mark. */
async function visit(site: string, folder: string, taken: Map<string, Taken>): Promise<string> {
  const mark = String(randomInt(10_000_000, 100_000_000));
  const profile = await mkdtemp(join(folder, 'visitor-'));
  const from = `10.${mark.slice(0, 2)}.${mark.slice(2, 4)}.${mark.slice(4, 6)}`;
  const context = await openProfile(profile, { extraHTTPHeaders: { 'x-forwarded-for': from } });
  context.setDefaultTimeout(60_000);
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site }]);
  const page = context.pages()[0] ?? (await context.newPage());
  for (const [name, journey] of Object.entries(journeys)) {
    const entry = taken.get(name) ?? { ms: [], failed: 0 };
    taken.set(name, entry);
    const began = performance.now();
    try {
      await journey({ page, site, mark });
      entry.ms.push(performance.now() - began);
    } catch (error) {
      entry.failed += 1;
      console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  await context.close();
  return mark;
}

/** How often too much, or too little, each thing that these visitors sent has arrived. */
async function miscounted(site: string, marks: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const mark of marks) {
    for (const words of Object.values(wordsOf)) wrong += Math.abs((await sentAbout(site, words({ mark }))).length - 1);
  }
  return wrong;
}

const at = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0);

async function measure(): Promise<void> {
  execFileSync('ip', ['link', 'set', 'lo', 'up', 'mtu', '1500']);
  const folder = await mkdtemp(join(tmpdir(), 'harbourway-loss-'));
  const server = await startServer({
    program: 'tests/e2e/fixtures/site-server.ts',
    // What is sent by SMS and mail stands at an address of the server.
    env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0', NODE_ENV: 'test', TRUST_PROXY: '127.0.0.1' },
  });
  const table: Record<string, Record<string, number>> = {};
  const wrong: Record<string, Record<string, number>> = {};
  let failed = 0;
  try {
    for (const loss of LOSSES) {
      lose(loss, new URL(server.url).port);
      const taken = new Map<string, Taken>();
      const marks: string[] = [];
      for (let round = 0; round < rounds; round += 1) marks.push(await visit(server.url, folder, taken));
      lose(0, new URL(server.url).port);
      wrong[`${loss * 100} %`] = { 'messages not stored once (to reach: 0)': await miscounted(server.url, marks) };
      for (const [name, entry] of taken) {
        failed += entry.failed;
        const row = table[name] ?? {};
        row[`${loss * 100} % p50`] = at(entry.ms, 0.5);
        row[`${loss * 100} % p95`] = at(entry.ms, 0.95);
        row['not finished (to reach: 0)'] = (row['not finished (to reach: 0)'] ?? 0) + entry.failed;
        table[name] = row;
      }
    }
    console.log(
      `Milliseconds of core journeys at packet losses of ${LOSSES.map((loss) => `${loss * 100} %`).join(', ')}`,
    );
    console.table(table);
    console.table(wrong);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
  const miscounts = Object.values(wrong).flatMap((row) => Object.values(row));
  process.exitCode = failed > 0 || miscounts.some((count) => count > 0) ? 1 : 0;
}

if (process.argv.includes(INSIDE)) await measure();
else goInside();
