import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locale.ts';
import { firstScriptsOf, scriptsNamedIn, sentSize } from '#tests/support/page-scripts.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { openTracking } from '#tests/support/public-tracking.ts';
import { distFolder, type Site, startSite } from '#tests/support/site.ts';

const KB = 1024;
const SCRIPTS_MAX = 112 * KB;
const HOME_MAX = 10 * KB;
/** The frame from the device, as the browser reads it. */
const FRAME_MAX = 54 * KB;

let site: Site;
let pages: string[];
/** The home page as a new site sends it, its notices with it, in either language. */
let homes: Buffer[];
const client = join(distFolder, 'client');

beforeAll(async () => {
  site = await startSite();
  homes = await Promise.all(
    LOCALES.map(async (locale) => {
      const answer = await fetch(`${site.url}/home`, { headers: { cookie: `locale=${locale}` } });
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  await openTracking(site);
  pages = await publicPages(site.url);
});
afterAll(() => site?.stop());

describe('the build', () => {
  it('needs at most 112 KB of script before any public page is alive, in either language', async () => {
    const sizes = new Map<string, number>();
    const heavy: string[] = [];
    for (const locale of ['zh_CN', 'en_US']) {
      for (const path of pages) {
        const html = await (await fetch(site.url + path, { headers: { cookie: `locale=${locale}` } })).text();
        let total = 0;
        for (const file of await firstScriptsOf(html, client)) {
          const size = sizes.get(file) ?? (await sentSize(await readFile(join(client, 'assets', file))));
          sizes.set(file, size);
          total += size;
        }
        expect(total).toBeGreaterThan(50 * KB);
        if (total > SCRIPTS_MAX) heavy.push(`${path} ${locale}: ${(total / KB).toFixed(1)} KB`);
      }
    }
    expect(heavy).toEqual([]);
  });

  it('names the scripts of each page in its document: a view that is found late comes without its styles', async () => {
    const named = async (path: string) => {
      const html = await (await fetch(site.url + path)).text();
      return new Set(scriptsNamedIn(html));
    };
    const frame = await named('/nowhere');
    const late: string[] = [];
    for (const path of pages)
      if ([...(await named(path))].filter((name) => !frame.has(name)).length < 2) late.push(path);
    // The view itself, and at least the words or a piece it shares with other pages.
    expect(late).toEqual([]);
  });

  it('sends the home page with all of its styles in 10 KB, so that it paints from the first packets', async () => {
    for (const html of homes) {
      expect(html.includes('class="shell-notice"')).toBe(true);
      expect(await sentSize(html)).toBeLessThanOrEqual(HOME_MAX);
    }
  });

  it.each(LOCALES)(
    'PWA-02 has no styles of single pages in the frame from the device, whose first paint reads them all, in %s',
    async (locale) => {
      const frame = Buffer.from(await (await fetch(`${site.url}/app-shell?lang=${locale}`)).arrayBuffer());
      expect(frame.byteLength).toBeLessThanOrEqual(FRAME_MAX);
    },
  );

  // Cut by the bundler alone it was 335, most of them smaller than the request for them; every page asked for 95.
  it('comes in few files: a request, a turn of the service worker and a place in its cache for each', async () => {
    const manifest: Record<string, { file: string }> = JSON.parse(
      await readFile(join(client, 'asset-manifest.json'), 'utf8'),
    );
    const scripts = new Set(Object.values(manifest).map(({ file }) => file));
    expect([...scripts].filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(245);
  });

  it('has the contract in four files of which none needs a later one, so that each is run in a turn of its own', async () => {
    const manifest: Record<string, { name?: string; imports?: string[] }> = JSON.parse(
      await readFile(join(client, 'asset-manifest.json'), 'utf8'),
    );
    const neededBy = (name: string) => {
      const needed = new Set(
        Object.keys(manifest).filter((key) => key.startsWith('_') && manifest[key]?.name === name),
      );
      for (const key of needed) for (const other of manifest[key]?.imports ?? []) needed.add(other);
      return [...needed].map((key) => manifest[key]?.name);
    };
    expect(neededBy('calls')).toEqual(expect.arrayContaining(['table-calls', 'account-calls']));
    expect(neededBy('account-calls')).toContain('schemas');
    expect(neededBy('account-calls')).not.toContain('calls');
    expect(neededBy('table-calls')).toEqual(expect.arrayContaining(['schemas', 'first-calls']));
    expect(neededBy('table-calls')).not.toContain('account-calls');
    expect(neededBy('first-calls')).toContain('schemas');
    expect(neededBy('first-calls')).not.toContain('table-calls');
  });

  it('has every file that a page names', async () => {
    const missing: string[] = [];
    for (const path of pages) {
      const html = await (await fetch(site.url + path)).text();
      const named = [...html.matchAll(/(?:href|src)="\/(assets\/[^"?#]+)"/g)].map(([, file]) => file ?? '');
      missing.push(...named.filter((file) => !existsSync(join(client, file))).map((file) => `${path}: ${file}`));
    }
    expect(missing).toEqual([]);
  });

  // A macro that was not compiled brings the words of its complaint along.
  it('has its words: no macro of the translation is left in any script', async () => {
    const assets = join(client, 'assets');
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const left: string[] = [];
    for (const name of scripts) {
      const text = await readFile(join(assets, name), 'utf8');
      if (text.includes('executed outside the context of compilation') || /@lingui\/(core|react)\/macro/.test(text))
        left.push(name);
    }
    expect(left).toEqual([]);
  });

  it('asks nobody but itself: no page names a file of another host', async () => {
    const foreign: string[] = [];
    for (const path of pages) {
      const html = await (await fetch(site.url + path)).text();
      const loaded = html.matchAll(
        /<(?:script|img|iframe|source|video|audio|link)\b[^>]*?\s(?:src|href|srcset)="(?:https?:)?\/\/([^"]*)"[^>]*>/g,
      );
      for (const [tag, host] of loaded) {
        if (/rel="(canonical|alternate)"/.test(tag) || host?.startsWith(new URL(site.url).host)) continue;
        foreign.push(`${path}: ${tag}`);
      }
    }
    expect(foreign).toEqual([]);
  });
});
