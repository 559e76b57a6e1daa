import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { errorCode, StartError } from '../start-error.ts';
import { isAlive, startedAt } from './embedded-processes.ts';

const lockSchema = z.object({
  pid: z.number().int().positive(),
  /** Start time of the process, see {@link startedAt}. */
  started: z.string(),
  /** Where process ids mean what they mean here: machine, boot and process namespace. */
  realm: z.string(),
  since: z.string(),
  holder: z.enum(['server', 'tool']),
  /** Told to stop: worth waiting for. */
  ending: z.boolean().default(false),
});
type Lock = z.infer<typeof lockSchema>;

/** The kind of process that holds a data folder: a server, or a command that works on its database while none runs. */
export type Holder = Lock['holder'];

const beatMs = 400;
/** Long enough to see a beat of a busy holder, short enough to refuse within two seconds of the start. */
const watchMs = 1100;
/**
 * A server that was killed together with its launcher, or told to stop, may take a moment to notice: it is waited for
 * until this long after the start of the process. A second server is to be refused within two seconds.
 */
const patienceMs = 1100;
/** A server that is stopping finishes its requests first; no longer than this. */
const endingPatienceMs = 12_000;

/** A held lock. */
interface FolderLock {
  /** Tells those who want the folder that it will soon be free. */
  announceEnd(): void;
  release(): void;
}

interface Claim {
  as: Holder;
  /** Told that this process waits for another one. */
  log: (line: string) => void;
  /** Called if someone takes the lock away, after which the folder must not be used. */
  onLost: () => void;
}

function lockFile(folder: string): string {
  return join(folder, 'server.lock');
}

/** Whether a server is at work in a data folder; a tool may then use the database it runs. */
export async function hasServer(folder: string): Promise<boolean> {
  const file = lockFile(folder);
  const text = readText(file);
  const holder = text === undefined ? undefined : await liveHolder(file, text, realm());
  return typeof holder === 'object' && holder.holder === 'server';
}

/**
 * Makes this process the only server of a data folder, through `server.lock` in it. Throws a {@link StartError} when
 * another one is at work.
 */
export async function lockFolder(folder: string, { as, log, onLost }: Claim): Promise<FolderLock> {
  const file = lockFile(folder);
  const mine: Lock = {
    pid: process.pid,
    started: await startedAt(process.pid),
    realm: realm(),
    since: new Date().toISOString(),
    holder: as,
    ending: false,
  };
  let text = JSON.stringify(mine);
  await claim(folder, text, log);
  const beat = setInterval(() => {
    if (beatOnce(file, text)) return;
    clearInterval(beat);
    onLost();
  }, beatMs).unref();
  return {
    announceEnd() {
      if (readText(file) !== text) return;
      const ending = JSON.stringify({ ...mine, ending: true });
      const draft = `${file}.${process.pid}`;
      try {
        writeFileSync(draft, ending);
        renameSync(draft, file);
        text = ending;
      } catch {
        // Where the disk is full nobody is told; whoever wants the folder gives up or waits.
        rmSync(draft, { force: true });
      }
    },
    release() {
      clearInterval(beat);
      if (readText(file) === text) rmSync(file, { force: true });
    },
  };
}

async function claim(folder: string, text: string, log: (line: string) => void): Promise<void> {
  const file = lockFile(folder);
  const begun = performance.now();
  let told = false;
  while (!tryCreate(file, text)) {
    const seen = readText(file);
    if (seen === undefined) continue;
    const holder = await liveHolder(file, seen, realm());
    if (holder === undefined) {
      takeAway(file, seen);
      continue;
    }
    if (holder === 'unclear') {
      if (performance.now() > begun + watchMs + patienceMs) throw new StartError(`Something keeps writing ${file}.`);
    } else {
      const deadline = holder.ending ? begun + endingPatienceMs : Math.max(patienceMs, begun + 150);
      if (performance.now() > deadline) throw new StartError(refusal(folder, holder));
      if (holder.ending && !told) log('Waiting for the server before to end …');
      told ||= holder.ending;
    }
    await sleep(50);
  }
}

function refusal(folder: string, { holder, pid, since }: Lock): string {
  const who = holder === 'server' ? 'Another server' : 'An import';
  const wayOut = holder === 'server' ? 'stop it, or set DATA_DIR to another folder' : 'wait for its end';
  return `${who} (process ${pid}, since ${since}) already uses the data folder ${folder}; ${wayOut}.`;
}

/** Renews the lock's time; false when the lock is no longer this process's. */
function beatOnce(file: string, text: string): boolean {
  try {
    if (readText(file) !== text) return false;
    utimesSync(file, new Date(), new Date());
  } catch {
    // A disk in trouble for a moment is no loss of the lock; a missing file was noticed above.
  }
  return true;
}

function tryCreate(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function lastBeat(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * The holder if it lives, undefined if the lock is stale. A holder of another realm (a second container on the same
 * volume, another machine on a shared disk) cannot be asked for by its id, so its heartbeat is watched for a while.
 */
async function liveHolder(file: string, seen: string, here: string): Promise<Lock | 'unclear' | undefined> {
  const parsed = lockSchema.safeParse(parseJson(seen));
  // Half-written: by a server that is starting this very moment, or by one that was killed there.
  if (!parsed.success) return Date.now() - lastBeat(file) < 1000 ? 'unclear' : undefined;
  const holder = parsed.data;
  if (holder.realm === here) {
    return isAlive(holder.pid) && (await startedAt(holder.pid)) === holder.started ? holder : undefined;
  }
  const before = lastBeat(file);
  const deadline = Date.now() + watchMs;
  while (Date.now() < deadline) {
    await sleep(50);
    if (lastBeat(file) !== before) return readText(file) === undefined ? 'unclear' : holder;
  }
  return undefined;
}

/**
 * Removes a stale lock by renaming it, and looks at what was renamed: between judging and renaming, another starter may
 * have put its own there, which then goes back.
 */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readText(aside);
  if (taken !== undefined && taken !== stale) tryCreate(file, taken);
  rmSync(aside, { force: true });
}

function realm(): string {
  const read = (ask: () => string) => {
    try {
      return ask().trim();
    } catch {
      return '';
    }
  };
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const namespace = read(() => readlinkSync('/proc/self/ns/pid'));
  return `${hostname()} ${boot} ${namespace}`;
}
