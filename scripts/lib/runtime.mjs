import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { inProject } from './paths.mjs';
import { Failure, say } from './say.mjs';
import { watchParent } from './watch-parent.mjs';

/** The first version whose Node runs TypeScript files as they are, without being asked to. */
const typesSince = [22, 19];

/**
 * Installs what is missing and makes sure the pinned Node runs the command. Resolves with true in the process that is
 * to run it, with false in one that has handed it on.
 */
export async function prepare(early) {
  await early?.();
  await ensureInstalled();
  const pinned = findPinned();
  if (pinned === null || realpathSync(process.execPath) === realpathSync(pinned)) return stay();
  // A pinned runtime that does not run here (another C library) starts over on the machine's own.
  if (process.env.HARBOURWAY_HANDED_ON === '1') return stay();
  if (await handOn(pinned)) return false;
  return stay();
}

function stay() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > typesSince[0] || (major === typesSince[0] && minor >= typesSince[1])) return true;
  throw new Failure(
    `There is no packaged Node for ${process.platform}-${process.arch}, and this one (${process.versions.node}) is too old: ${typesSince.join('.')} or newer is needed.`,
  );
}

function findPinned() {
  const name = `${process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = [`node-${name}`, `node-bin-${name}`].map((folder) => inProject('node_modules', folder, 'bin', file));
  return places.find((place) => existsSync(place)) ?? null;
}

/** Runs this same command on another Node, as if it were this process. Resolves with false if that Node cannot run. */
function handOn(node) {
  return new Promise((resolve) => {
    const child = spawn(node, process.argv.slice(1), {
      stdio: 'inherit',
      env: { ...process.env, HARBOURWAY_HANDED_ON: '1' },
    });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const pass = (signal) => child.kill(signal);
    child.once('spawn', () => {
      for (const signal of signals) process.on(signal, pass);
      watchParent(pass);
      resolve(true);
    });
    child.once('error', () => {
      say('The packaged Node does not run here; going on with the one of this machine.');
      resolve(false);
    });
    child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
