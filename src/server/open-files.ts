import { readFile } from 'node:fs/promises';
import { errorCode, StartError } from './start-error.ts';

/** Files that a server holds open at rest with its database, and some visitors. */
const NEEDED = 400;

const WAY_OUT = 'start it where more are allowed, as after "ulimit -n 4096" or with LimitNOFILE in a unit of systemd';

/** The most files this process may hold open, from Linux's list of its limits; null when it says none. */
export function openFilesIn(limits: string): number | null {
  const found = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return found === undefined ? null : Number(found);
}

/** Throws a {@link StartError} where the process may hold too few files open. Only Linux says so beforehand. */
export async function requireOpenFiles(limitsFile = '/proc/self/limits'): Promise<void> {
  const allowed = openFilesIn(await readFile(limitsFile, 'utf8').catch(() => ''));
  if (allowed === null || allowed >= NEEDED) return;
  throw new StartError(`The server needs ${NEEDED} open files and may have ${allowed}: ${WAY_OUT}.`);
}

/** A failure at the start, in one sentence when it is for want of open files. */
export function openFilesFailure(error: unknown): unknown {
  const code = errorCode(error) ?? '';
  return ['EMFILE', 'ENFILE'].includes(code) ? new StartError(`The server may open no more files: ${WAY_OUT}.`) : error;
}
