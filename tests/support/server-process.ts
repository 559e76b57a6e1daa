import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './listen.ts';

/** The project's folder. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** A server in a process of its own. */
export interface ServerProcess {
  /** Its address, without a slash at the end. */
  url: string;
  child: ChildProcess;
  /** The text it has printed so far, on both streams. */
  output(): string;
  /** Sends a signal and resolves with the exit code (null when the signal itself ended it) once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Options {
  /** Program to run with Node, relative to the project; the real server unless told. */
  program?: string;
  /**
   * Environment on top of a clean one, which is that of production: of the surrounding process only PATH and HOME are passed
   * on.
   */
  env?: Record<string, string>;
  /** Lets it hold no more files open. */
  openFiles?: number;
  /** Runs it as this user; only root may. */
  uid?: number;
}

/** Starts a server and resolves with how it ended: for starts that must fail. Ended by force after a minute. */
export async function runToEnd(options: Options): Promise<{ code: number | null; output: string; ms: number }> {
  const began = performance.now();
  const { child, output } = launch(options);
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = await once(child, 'close');
  clearTimeout(late);
  return { code, output: output(), ms: performance.now() - began };
}

/** Starts a server and resolves when `/readyz` says 200; rejects with its output if it ends before that. */
export async function startServer(options: Options = {}): Promise<ServerProcess> {
  const port = options.env?.PORT ?? String(await freePort());
  const { child, output } = launch({ ...options, env: { ...options.env, PORT: port } });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${output()}`);
    await sleep(10);
  }
  return {
    url,
    child,
    output,
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

function launch({ program = 'src/server/main.ts', env = {}, uid, openFiles }: Options): {
  child: ChildProcess;
  output: () => string;
} {
  const { PATH = '', HOME = '' } = process.env;
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, join(projectFolder, program)], {
    cwd: projectFolder,
    env: { PATH, HOME, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  // A test that failed leaves nobody behind.
  const endToo = () => child.kill('SIGTERM');
  process.once('exit', endToo);
  child.once('exit', () => process.removeListener('exit', endToo));
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** A TCP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
