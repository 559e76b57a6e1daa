import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGS, catalogsOf } from '#client/i18n/words.ts';
import { sourceFiles } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'src/client/routes/';
const files = new Map(sourceFiles('src/client').map((file) => [file.path, file]));

/** The catalogs that the words of a file stand in, by its path. */
const spoken = new Map<string, Set<string>>();
for (const catalog of CATALOGS) {
  const text = readFileSync(join(ROOT, 'locales/zh_CN', `${catalog}.po`), 'utf8');
  for (const [, path = ''] of text.matchAll(/^#: (\S+)$/gm))
    spoken.set(path, (spoken.get(path) ?? new Set()).add(catalog));
}

/** Names all sections of the site; a route shows the one that it asks it for. */
const SECTIONS = `${FOLDER}-pages/lazy-page.ts`;

/** A file and all that it imports, at once or later. */
function reached(path: string, seen = new Set<string>()): Set<string> {
  const file = files.get(path);
  if (file === undefined || seen.has(path)) return seen;
  seen.add(path);
  const sections = [...file.text.matchAll(/lazyPage\('(\w+)'/g)].map(([, name]) => `${FOLDER}-pages/${name}.tsx`);
  if (path !== SECTIONS) for (const imported of [...file.imports, ...sections]) reached(imported, seen);
  return seen;
}

const routes = [...files.keys()].filter((path) => path.startsWith(FOLDER) && !path.startsWith(`${FOLDER}-pages/`));

describe('the words of a page', () => {
  it('stand in one catalog for each file that speaks', () => {
    expect([...spoken].filter(([, catalogs]) => catalogs.size > 1)).toEqual([]);
    const silent = [...files].filter(
      ([path, { text }]) =>
        /^import .*lingui/m.test(text) && /<(Trans|Plural)\b|\b(t|msg)`/.test(text) && !spoken.has(path),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it.each(routes)('come with it, those of all that it may show: %s', (route) => {
    const named: readonly string[] = catalogsOf(`/${route.slice(FOLDER.length).replace(/\.tsx$/, '')}`);
    const missing = [...reached(route)].filter((path) =>
      [...(spoken.get(path) ?? [])].some((name) => !named.includes(name)),
    );
    expect(missing).toEqual([]);
  });
});

/** Terms that the trade does not use, each with the one that it does. */
const TERMS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bship plan/i, 'sailing schedules'],
  [/\bcold.box (product|cargo)/i, 'reefer cargo'],
  [/\bask for (a|another) rate\b/i, 'get a quote'],
  [/\blorr(y|ies)\b/i, 'truck'],
  [/\bMSDS\b/, 'SDS'],
  [/\b(ask(ed|s)? again|we try again) by (it|our)sel/i, 'retry automatically'],
  [/\bas they stand in\b|\bcounting 167\b|\bin one pair of hands\b/i, 'plain words'],
  [/冷箱货物/, '冷藏货物'],
  [/拆拼费/, '拼箱操作费（CFS）'],
];

describe('G16 the words of the site', () => {
  const texts = ['locales', 'src/server/db/seed/content', 'src/domain/dictionary/datasets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(po|ya?ml|md|ts)$/.test(name))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
  );

  it.each(TERMS)('are those of the trade: %s is %s', (wrong) => {
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter(({ text }) => wrong.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
