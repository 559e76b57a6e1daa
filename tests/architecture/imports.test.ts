import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles, toolFiles } from './source-files.ts';

const files = sourceFiles('src').filter((file) => !/\.test\.tsx?$/.test(file.path));

/** All imports that a rule forbids, as `importer → imported`. */
function offences(from: RegExp, forbidden: (imported: string, file: SourceFile) => boolean): string[] {
  return files
    .filter((file) => from.test(file.path))
    .flatMap((file) =>
      file.imports.filter((imported) => forbidden(imported, file)).map((imported) => `${file.path} → ${imported}`),
    );
}

const isPackage = (imported: string) => !imported.startsWith('src/') && !imported.startsWith('node:');
const clientLayer = (path: string) => /^src\/client\/([a-z0-9-]+)/.exec(path)?.[1] ?? '';

/** Layers that each folder of the client may import, besides contract and domain; `main` and the entries import all. */
const CLIENT_LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  ui: ['lib', 'ui'],
  i18n: ['lib', 'ui', 'i18n'],
  api: ['lib', 'api'],
  offline: ['lib', 'ui', 'i18n', 'api', 'offline'],
  features: ['lib', 'ui', 'i18n', 'api', 'offline', 'features'],
  routes: ['lib', 'ui', 'i18n', 'api', 'offline', 'features', 'routes', 'app'],
  app: ['lib', 'ui', 'i18n', 'api', 'offline', 'features', 'app', 'route-tree'],
};

describe('who may import whom', () => {
  it('finds files and imports at all, so that the rules below are not satisfied by nothing', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(300);
  });

  it('keeps the contract to zod', () => {
    expect(offences(/^src\/contract\//, (i) => !i.startsWith('src/contract/') && !i.startsWith('zod'))).toEqual([]);
  });

  it('keeps the domain to itself and the contract, without packages, network, storage or clock', () => {
    expect(offences(/^src\/domain\//, (i) => !/^src\/(domain|contract)\//.test(i))).toEqual([]);
    const clocks = files.filter(
      ({ path, text }) => path.startsWith('src/domain/') && /Date\.now\(|new Date\(\)/.test(text),
    );
    expect(clocks.map((file) => file.path)).toEqual([]);
  });

  it('lets server and client never see each other', () => {
    expect(offences(/^src\/server\//, (i) => /^src\/(client|sw)\//.test(i))).toEqual([]);
    expect(offences(/^src\/client\//, (i) => /^src\/(server|sw)\//.test(i))).toEqual([]);
    expect(offences(/^src\/sw\//, (i) => /^src\/(server|client)\//.test(i))).toEqual([]);
  });

  it('keeps the layers of the client in their order', () => {
    const found = offences(/^src\/client\/[a-z0-9-]+\//, (imported, file) => {
      if (!imported.startsWith('src/client/')) return false;
      const allowed = CLIENT_LAYERS[clientLayer(file.path)];
      return allowed === undefined || !allowed.includes(clientLayer(imported));
    });
    expect(found).toEqual([]);
  });

  it('lets no feature import another feature', () => {
    const feature = (path: string) => /^src\/client\/features\/([^/]+)\//.exec(path)?.[1];
    const found = offences(
      /^src\/client\/features\//,
      (imported, file) => feature(imported) !== undefined && feature(imported) !== feature(file.path),
    );
    expect(found).toEqual([]);
  });

  it('keeps the ORM to repositories and the database folder', () => {
    expect(offences(/^src\/server\/(?!db\/)(?!.*\b(repo|write)\.ts$)/, (i) => /^drizzle-orm\b/.test(i))).toEqual([]);
  });

  it('has one door per technology', () => {
    expect(
      offences(
        /^src\/client\/(?!offline\/)/,
        (i) => i === 'dexie' || i.includes('query-persist') || i.includes('query-sync-storage'),
      ),
    ).toEqual([]);
    expect(offences(/^src\/client\/(?!app\/)/, (i) => i.startsWith('virtual:pwa'))).toEqual([]);
    expect(offences(/^src\/client\//, (i) => i.startsWith('workbox-'))).toEqual([]);
    // The start asks whether the server is there before any other code has come.
    const fetching = files.filter(
      ({ path, text }) => /^src\/client\/(?!api\/|app\/start-again)/.test(path) && /(?<![#.\w])fetch\(/.test(text),
    );
    expect(fetching.map((file) => file.path)).toEqual([]);
  });

  it('reaches other folders through package imports, never by climbing', () => {
    const climbing = files.filter(({ text }) => /from '\.\.\/\.\.\//.test(text));
    expect(climbing.map((file) => file.path)).toEqual([]);
  });

  it('knows the imported packages from package.json', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    const known = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
    const nameOf = (i: string) => (i.startsWith('@') ? i.split('/').slice(0, 2).join('/') : (i.split('/')[0] ?? ''));
    const isForeign = (i: string) =>
      isPackage(i) &&
      !/^(virtual:|locales\/|tests\/|\/)/.test(i) &&
      !/\.(po|json|ts)$/.test(i) &&
      !known.has(nameOf(i));
    const foreign = [...sourceFiles('src'), ...sourceFiles('tests'), ...toolFiles()].flatMap(({ path, imports }) =>
      imports.filter(isForeign).map((imported) => `${path} → ${imported}`),
    );
    expect(foreign).toEqual([]);
  });
});
