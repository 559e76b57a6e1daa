import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { currentVoyages } from '#server/adapters/carriers/demo/voyages.ts';
import { openProfile } from '#tests/support/browser.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { carriersVariable, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type LineSpeed, startSlowLine } from '#tests/support/slow-line.ts';
import { journeys, sentBy } from './loss-journeys.ts';
import { numberOption } from './options.ts';

/**
 * R05: the core journeys over a line of 300 ms ± 100 and 400 kbit/s that loses nothing, 1 % and 5 % of its packets. In each round
 * a new visitor at the end of each line does all of them, the three at the same time. `--rounds=30` has more of them.
 *
 * Where it may (root on Linux with `unshare` and `iptables`), everything runs in a network of its own, in which the kernel
 * throws packets away; elsewhere the line itself holds up what follows a lost one.
 */
const rounds = numberOption('rounds', 2);
const LINE: LineSpeed = { roundTripMs: 300, jitterMs: 100, downBps: 400_000, upBps: 400_000 };
const LOSSES = [0, 0.01, 0.05];
/** Nothing may take longer than this, in milliseconds; waiting for it is not finishing. */
const PATIENCE_MS = 60_000;
const INSIDE = '--inside';

/** Runs this file again in a network that nothing else is in; false where that cannot be had. */
function goInside(): boolean {
  try {
    execFileSync('unshare', ['--net', 'iptables', '-L'], { stdio: 'ignore' });
  } catch {
    return false;
  }
  const words = ['--net', process.execPath, ...process.execArgv, ...process.argv.slice(1), INSIDE];
  process.exitCode = spawnSync('unshare', words, { stdio: 'inherit' }).status ?? 1;
  return true;
}

/** Loses this share of the packets to and from the port of a line. */
function lose(share: number, port: string): void {
  for (const side of ['--dport', '--sport']) {
    const chance = ['-m', 'statistic', '--mode', 'random', '--probability', String(share)];
    execFileSync('iptables', ['-A', 'INPUT', '-i', 'lo', '-p', 'tcp', side, port, ...chance, '-j', 'DROP']);
  }
}

/** How many packets the kernel has thrown away so far, to and from the port of a line. */
function lostOn(url: string): number {
  const rules = execFileSync('iptables', ['-L', 'INPUT', '-v', '-n', '-x'], { encoding: 'utf8' }).split('\n');
  const own = rules.filter((rule) => new RegExp(`[sd]pt:${new URL(url).port}\\b`).test(rule));
  return own.reduce((sum, rule) => sum + Number.parseInt(rule, 10), 0);
}

/** A network without a wire: nothing is ever on its way in it, so it is told when to miss what does not arrive. */
function bringUp(): void {
  execFileSync('ip', ['link', 'set', 'lo', 'up', 'mtu', '1500']);
  const local = ['local', '127.0.0.1', 'dev', 'lo', 'proto', 'kernel', 'scope', 'host', 'src', '127.0.0.1'];
  execFileSync('ip', ['route', 'change', 'table', 'local', ...local, 'rto_min', `${LINE.roundTripMs}ms`]);
}

async function openLine(server: string, loss: number, byKernel: boolean): Promise<{ url: string; stop(): void }> {
  const line = await startSlowLine(server, byKernel ? LINE : { ...LINE, loss });
  if (byKernel && loss > 0) lose(loss, new URL(line.url).port);
  return line;
}

/** Milliseconds of each journey that was finished, by its name. */
type Taken = Map<string, number[]>;

/** One new visitor does all journeys; his address is his own, since limits go by that. Gives his mark. */
async function visit(site: string, server: string, taken: Taken): Promise<string> {
  const mark = String(randomInt(10_000_000, 100_000_000));
  const profile = await mkdtemp(join(tmpdir(), 'harbourway-loss-'));
  const from = `10.${Number(mark.slice(0, 2))}.${Number(mark.slice(2, 4))}.${Number(mark.slice(4, 6))}`;
  const context = await openProfile(profile, { extraHTTPHeaders: { 'x-forwarded-for': from } });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site }]);
  const page = context.pages()[0] ?? (await context.newPage());
  const [voyage] = currentVoyages(Date.now());
  const { bill = '', boxes: [box = ''] = [] } = voyage ?? {};
  for (const [name, journey] of Object.entries(journeys)) {
    const times = taken.get(name) ?? [];
    taken.set(name, times);
    const began = performance.now();
    try {
      await journey({ page, site, server, mark, bill, box });
      times.push(performance.now() - began);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      const shot = process.env.LOSS_SHOTS;
      if (shot) await page.screenshot({ path: join(shot, `${name.replaceAll(' ', '-')}-${mark}.png`) });
    }
  }
  await context.close();
  await rm(profile, { recursive: true, force: true });
  return mark;
}

/** How often something is missing, and how often there is more than one of it, of what visitors have sent. */
async function miscounted(pool: Pool, marks: readonly string[]): Promise<{ missing: number; doubled: number }> {
  const counts = await Promise.all(
    marks.flatMap((mark) => Object.values(sentBy(mark)).map(async (query) => (await pool.query(query)).rowCount ?? 0)),
  );
  return {
    missing: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
  };
}

const at = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0);

const percent = (loss: number) => `${loss * 100} %`;

/** The outcome by line: times, marks of its visitors, and packets dropped (null where the kernel drops none). */
interface Outcome {
  taken: readonly Taken[];
  marks: readonly string[][];
  lost: readonly (number | null)[];
}

/** Prints what was taken, and gives whether everything was finished and stored once. */
async function report(pool: Pool, { taken, marks, lost }: Outcome): Promise<boolean> {
  const names = Object.keys(journeys);
  const worst = (one: Taken | undefined, name: string) => at(one?.get(name) ?? [], 1);
  console.log(`\nMilliseconds of core journeys by packet loss, the worst of ${rounds}:`);
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(LOSSES.map((loss, index) => [percent(loss), worst(taken[index], name)])),
      ]),
    ),
  );
  const clean = at([...(taken[0]?.values() ?? [])].flat(), 0.95);
  let isGood = true;
  const summary: Record<string, Record<string, string | number | null>> = {};
  for (const [index, loss] of LOSSES.entries()) {
    const all = [...(taken[index]?.values() ?? [])].flat();
    const { missing, doubled } = await miscounted(pool, marks[index] ?? []);
    const due = names.length * rounds;
    isGood &&= all.length === due && missing === 0 && doubled === 0;
    summary[percent(loss)] = {
      ...{ 'p50, ms': at(all, 0.5), 'p95, ms': at(all, 0.95) },
      'p95 to that without loss (to reach: 2.5)': (at(all, 0.95) / clean).toFixed(2),
      ...{
        'packets lost': lost[index] ?? null,
        finished: `${all.length} of ${due}`,
        'not stored': missing,
        'stored twice': doubled,
      },
    };
  }
  console.table(summary);
  return isGood;
}

async function measure(byKernel: boolean): Promise<void> {
  if (byKernel) bringUp();
  console.log(byKernel ? 'Packets are thrown away by the kernel.' : 'Lost packets are simulated by the line.');
  const cluster = await startTestCluster();
  const database = await createTestDatabase(cluster);
  const carrier = await serveDemoCarrier(Date.now);
  const server = await startServer({
    program: 'tests/e2e/fixtures/site-server.ts',
    // `NODE_ENV: 'test'` shows the codes and mails that are sent at `/dev/outbox`.
    env: {
      ...{ DATABASE_URL: database.url, CARRIERS: carriersVariable(carrier) },
      ...{ DRAIN_MS: '0', NODE_ENV: 'test', TRUST_PROXY: '127.0.0.1' },
    },
  });
  const lines = await Promise.all(LOSSES.map((loss) => openLine(server.url, loss, byKernel)));
  const taken = lines.map((): Taken => new Map());
  const marks = lines.map((): string[] => []);
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.now();
      await Promise.all(
        lines.map(async ({ url }, index) => {
          marks[index]?.push(await visit(url, server.url, taken[index] ?? new Map()));
        }),
      );
      console.log(`round ${round} of ${rounds}: ${Math.round((performance.now() - began) / 1000)} s`);
    }
    const lost = lines.map(({ url }) => (byKernel ? lostOn(url) : null));
    process.exitCode = (await report(pool, { taken, marks, lost })) ? 0 : 1;
  } finally {
    for (const line of lines) line.stop();
    await pool.end();
    await server.end('SIGTERM');
    await carrier.close();
    await database.drop();
    await cluster.stop();
  }
}

if (process.argv.includes(INSIDE)) await measure(true);
else if (!goInside()) await measure(false);
