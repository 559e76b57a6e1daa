import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { inProject } from './paths.mjs';
import { say } from './say.mjs';
import { run, tail } from './spawn.mjs';

// The one without windows first: it opens a page in half of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium or Chrome for the browser tests: the one CHROMIUM_PATH names, an installed one, Playwright's own, else
 * Debian's package where it may be installed, else Playwright's download. Null when there is none to be had.
 */
export async function findBrowser() {
  const { CHROMIUM_PATH: told } = process.env;
  if (told !== undefined && told !== '') return runs(told) ? told : null;
  return installed() ?? (await fromDebian()) ?? (await fromPlaywright());
}

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...applications].find(runs) ?? inPlaywrightCache();
}

function inPlaywrightCache() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  const inside = [
    ['chrome-linux', 'chrome'],
    ['chrome-linux64', 'chrome'],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
    ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ];
  for (const cache of caches) {
    if (cache === undefined || !existsSync(cache)) continue;
    const builds = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    // Newest first: the number is the build's.
    builds.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
    for (const build of builds) {
      const found = inside.map((parts) => join(cache, build, ...parts)).find(runs);
      if (found !== undefined) return found;
    }
  }
  return null;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !runs('/usr/bin/apt-get')) return null;
  say("Installing Debian's Chromium …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  // The fonts, because the pages are Chinese and would be measured and photographed as boxes.
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  if (code !== 0) say(tail(output, 5));
  return installed();
}

async function fromPlaywright() {
  say("Downloading Playwright's Chromium …");
  const cli = inProject('node_modules', 'playwright-core', 'cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium']);
  if (code !== 0) say(tail(output, 5));
  return inPlaywrightCache();
}
