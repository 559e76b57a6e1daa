import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs';
import process from 'node:process';
import { inProject, root } from './paths.mjs';
import { say } from './say.mjs';
import { toolEnvironment } from './spawn.mjs';

/**
 * `npm run dev`: rebuilds the site and restarts the server as files change. The same two builds as in production, less
 * the minifying, rather than Vite's own server: what is rendered, hydrated and kept offline is then what will ship. A
 * change shows after a reload.
 */
export async function run() {
  // The record of a production build would otherwise vouch for what is built here.
  rmSync(inProject('dist', 'build.json'), { force: true });
  mkdirSync(inProject('dist'), { recursive: true });
  // Each of the two builds empties its folder as it begins and writes this file with its last ones.
  const written = [inProject('dist', 'client', 'asset-manifest.json'), inProject('dist', 'server', 'entry-server.js')];
  for (const file of written) rmSync(file, { force: true });
  const env = { NODE_ENV: 'development' };
  const builds = [[], ['--ssr']].map((args) =>
    start('vite', ['build', '--watch', '--minify', 'false', '--logLevel', 'warn', ...args], env),
  );
  const server = restarting(
    () => start(process.execPath, [inProject('src', 'server', 'main.ts')], env),
    () => written.every((file) => existsSync(file)),
  );
  for (const folder of ['src/server', 'src/contract', 'src/domain', 'dist']) {
    watch(inProject(folder), { recursive: true }, () => server.restart());
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      for (const child of builds) child.kill('SIGTERM');
      void server.stop().then(() => process.exit(0));
    });
  }
  say('Building the site; the server starts when it is there …');
}

function start(program, args, env) {
  return spawn(program, args, { cwd: root, env: toolEnvironment(env), stdio: ['ignore', 'inherit', 'inherit'] });
}

const pauseMs = 300;

/** A process that is started anew some time after the last of a burst of calls, unless what it needs is not there then. */
function restarting(launch, isReady) {
  let child;
  let timer;
  let turn = Promise.resolve();
  const stop = async () => {
    clearTimeout(timer);
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGINT');
    });
  };
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isReady()) return;
        turn = turn.then(stop).then(() => {
          say('(Re)starting the server …');
          child = launch();
        });
      }, pauseMs);
    },
    stop: () => turn.then(stop),
  };
}
