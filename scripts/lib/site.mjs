import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { compressFiles } from './compress.mjs';
import { inProject, root } from './paths.mjs';
import { Failure, say, since } from './say.mjs';
import { run, tail } from './spawn.mjs';

const dist = inProject('dist');
/** Of this process: two commands may build at once. */
const next = join(dist, `.next-${process.pid}`);
const recordFile = join(dist, 'build.json');
const keptBuilds = 3;

const inputs = [
  'src',
  'public',
  'locales',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The server runs its source as it is; tests are no part of a build; the route tree is made by the build itself. */
const isInput = (path) => !path.startsWith(`src${sep}server${sep}`) && !/\.(test\.tsx?|gen\.ts|md)$/.test(path);

/** Builds the site into `dist`, unless what is there was made from the files as they are now. */
export async function ensureBuilt() {
  const hash = hashInputs();
  if (readRecord().inputs === hash && existsSync(join(dist, 'server', 'entry-server.js'))) return false;
  await build();
  return true;
}

/** Builds the site into `dist`. A build that fails leaves the one before it in place. `show` prints the bundler's remarks. */
export async function build({ show = false } = {}) {
  const began = performance.now();
  say('Building the site …');
  removeLeftovers();
  const env = { NODE_ENV: 'production' };
  for (const [args, folder] of [
    [[], 'client'],
    [['--ssr'], 'server'],
  ]) {
    const outDir = relative(root, join(next, folder));
    const { code, output } = await run('vite', ['build', ...args, '--outDir', outDir, '--logLevel', 'warn'], { env });
    if (code !== 0) throw new Failure(`${tail(withoutStacks(output), 40)}\nThe site could not be built.`);
    if (show && output.trim() !== '') say(output.trimEnd());
  }
  await compressFiles(join(next, 'client'));
  const builds = carryOver();
  // Hashed again: the build has made files of its own, and an edit may have come in between.
  const record = { inputs: hashInputs(), builds };
  rmSync(recordFile, { force: true });
  for (const folder of ['client', 'server']) {
    // A server that runs reads the files as they are asked for: two renames leave it without them for a moment only.
    if (existsSync(join(dist, folder))) renameSync(join(dist, folder), join(next, `${folder}-before`));
    renameSync(join(next, folder), join(dist, folder));
  }
  writeFileSync(recordFile, JSON.stringify(record));
  rmSync(next, { recursive: true, force: true });
  say(`Built the site in ${since(began)}.`);
}

/** Drafts of builds that were broken off. */
function removeLeftovers() {
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const [, pid] = /^\.next-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function withoutStacks(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n');
}

/**
 * Copies the assets of the builds before this one into it: pages that are open now will ask for them. Returns the files
 * of the builds that are now in `dist`, newest first.
 */
function carryOver() {
  const assets = join(next, 'client', 'assets');
  const fresh = existsSync(assets) ? listFiles(assets) : [];
  const earlier = (readRecord().builds ?? []).filter((files) => files.join() !== fresh.join()).slice(0, keptBuilds - 1);
  for (const file of new Set(earlier.flat())) {
    const source = join(dist, 'client', 'assets', file);
    const target = join(assets, file);
    if (existsSync(target) || !existsSync(source)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  return [fresh, ...earlier];
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function hashInputs() {
  const hash = createHash('sha256');
  // Vite writes these into the client.
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(variables.sort()));
  for (const input of inputs) {
    const path = inProject(input);
    if (!existsSync(path)) continue;
    const files = /\.(ts|json)$/.test(input) ? [input] : listFiles(path).map((file) => join(input, file));
    for (const file of files.filter(isInput))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inProject(file)))
        .update('\0');
  }
  return hash.digest('hex');
}
