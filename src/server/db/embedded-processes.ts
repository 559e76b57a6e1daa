import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '../start-error.ts';

const run = promisify(execFile);

/** A running PostgreSQL process; `postmaster` is the one that takes signals for all of its cluster. */
interface DatabaseProcess {
  pid: number;
  postmaster: boolean;
}

/**
 * The PostgreSQL processes whose command line holds `mark`: the postmaster was given it as `cluster_name`, and
 * PostgreSQL writes that name into the titles of its children. Command lines are what every user may read: a root
 * without CAP_SYS_PTRACE (a container) cannot look at the working directory of another user's process.
 */
export async function databaseProcesses(mark: string): Promise<DatabaseProcess[]> {
  const all = process.platform === 'linux' ? await commandsFromProc() : await commandsFromPs();
  return all.flatMap(({ pid, command }): DatabaseProcess[] => {
    if (!command.includes(mark)) return [];
    if (command.startsWith('postgres: ')) return [{ pid, postmaster: false }];
    return /(^|\/)postgres -D /.test(command) ? [{ pid, postmaster: true }] : [];
  });
}

interface Command {
  pid: number;
  command: string;
}

async function commandsFromProc(): Promise<Command[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    names.map(async (name) => ({
      pid: Number(name),
      command: (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' '),
    })),
  );
}

async function commandsFromPs(): Promise<Command[]> {
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 16 * 1024 * 1024 });
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(.*)$/.exec(line);
    return match?.[1] && match[2] ? [{ pid: Number(match[1]), command: `${match[2]} ` }] : [];
  });
}

/** Whether a process with this id exists, also when it belongs to someone else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * When a process started, as an opaque text to compare: process ids are reused, the pair of both is not.
 * Empty when the process has ended, also while its parent has not taken notice: in a container without an init process
 * a killed server may stay a zombie for ever, and must not keep its successor out.
 */
export async function startedAt(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The second field is the name in brackets and may hold spaces; the start time is the 22nd.
    const [state = 'X', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? '' : (fields[18] ?? '');
  }
  const { stdout } = await run('ps', ['-o', 'state=,lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const [state = '', ...started] = stdout.trim().split(/\s+/);
  return state.startsWith('Z') ? '' : started.join(' ');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * Ends every process of a cluster that was left behind. A fast shutdown first (it writes a checkpoint, so that the next
 * start has nothing to replay), then an immediate one, then by force: acknowledged writes are in the log on disk and
 * survive all three.
 */
export async function endDatabaseProcesses(mark: string): Promise<number> {
  const found = await databaseProcesses(mark);
  const steps = [
    { name: 'SIGINT', waitMs: 2500 },
    { name: 'SIGQUIT', waitMs: 700 },
    { name: 'SIGKILL', waitMs: 700 },
  ] as const;
  let left = found;
  for (const { name, waitMs } of steps) {
    const postmasters = left.filter(({ postmaster }) => postmaster);
    // SIGINT to a backend only cancels its query, so orphans without a postmaster skip to SIGQUIT.
    if (name === 'SIGINT' && postmasters.length === 0) continue;
    for (const { pid } of name === 'SIGKILL' || postmasters.length === 0 ? left : postmasters) signal(pid, name);
    const deadline = Date.now() + waitMs;
    while (left.length > 0 && Date.now() < deadline) {
      await sleep(15);
      left = await databaseProcesses(mark);
    }
    if (left.length === 0) break;
  }
  return found.length;
}
