import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#contract/locale.ts';
import { firstScriptsOf, scriptsNamedIn, sentSize } from '#tests/support/page-scripts.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { distFolder, sharedOpenSite } from '#tests/support/site.ts';

const KB = 1024;
const SCRIPTS_MAX = 240 * KB;
/** The frame from the device, as the browser reads it. */
const FRAME_MAX = 54 * KB;

const site = sharedOpenSite();
const client = join(distFolder, 'client');
/** Address, language and document of every public page. */
const pages: { path: string; locale: Locale; html: string }[] = [];

beforeAll(async () => {
  for (const path of await publicPages(site.url)) {
    for (const locale of LOCALES) pages.push({ path, locale, html: await documentOf(path, locale) });
  }
});

async function documentOf(path: string, locale: Locale): Promise<string> {
  return (await fetch(site.url + path, { headers: { cookie: `locale=${locale}` } })).text();
}

describe('the build', () => {
  it('needs at most 240 KB of script before any public page is alive, in either language', async () => {
    const sizes = new Map<string, number>();
    const heavy: string[] = [];
    for (const { path, locale, html } of pages) {
      let total = 0;
      for (const file of await firstScriptsOf(html, client)) {
        const size = sizes.get(file) ?? (await sentSize(await readFile(join(client, 'assets', file))));
        sizes.set(file, size);
        total += size;
      }
      expect(total).toBeGreaterThan(50 * KB);
      if (total > SCRIPTS_MAX) heavy.push(`${path} ${locale}: ${(total / KB).toFixed(1)} KB`);
    }
    expect(heavy).toEqual([]);
  });

  it('names in each document all scripts that the page needs, so that none is found through another', async () => {
    const frame = new Set(scriptsNamedIn(await documentOf('/nowhere', 'en_US')));
    const found: string[] = [];
    for (const { path, locale, html } of pages) {
      const named = scriptsNamedIn(html);
      if ([...(await firstScriptsOf(html, client))].some((file) => !named.includes(file))) found.push(path);
      // The page itself, and its words.
      if (named.filter((name) => !frame.has(name)).length < 2) found.push(`${path} ${locale}`);
    }
    expect(found).toEqual([]);
  });

  it.each(LOCALES)(
    'PWA-02 has no styles of single pages in the frame from the device, whose first paint reads them all, in %s',
    async (locale) => {
      const frame = await documentOf(`/app-shell?lang=${locale}`, locale);
      expect(Buffer.byteLength(frame)).toBeLessThanOrEqual(FRAME_MAX);
    },
  );

  it('comes in few files: a request, a turn of the service worker and a place in its cache for each', async () => {
    const manifest: Record<string, { file: string }> = JSON.parse(
      await readFile(join(client, 'asset-manifest.json'), 'utf8'),
    );
    const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeLessThanOrEqual(60);
    const small: string[] = [];
    // The bundler keeps its own helpers apart.
    for (const file of scripts)
      if (!file.includes('rolldown-runtime') && (await stat(join(client, file))).size < 2 * KB) small.push(file);
    expect(small).toEqual([]);
  });

  // Files that wait for each other run with half of what they import: the page stays empty, and nothing says so.
  it('has no scripts that import each other in a circle', async () => {
    const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
      await readFile(join(client, 'asset-manifest.json'), 'utf8'),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (name: string, way: readonly string[]): void => {
      if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' → '));
      if (done.has(name) || way.includes(name)) return;
      for (const imported of manifest[name]?.imports ?? []) follow(imported, [...way, name]);
      done.add(name);
    };
    for (const name of Object.keys(manifest)) follow(name, []);
    expect(done.size).toBeGreaterThan(20);
    expect(circles).toEqual([]);
  });

  it('has every file that a page names', async () => {
    const missing: string[] = [];
    for (const { path, html } of pages) {
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
    for (const { path, html } of pages) {
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
