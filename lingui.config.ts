import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The words of a feature and its routes: a page loads `start` and what its path names in `src/client/i18n/words.ts`. */
const feature = (name: string, ...routes: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: [`<rootDir>/src/client/features/${name}`, ...routes.map((route) => `<rootDir>/src/client/routes/${route}`)],
});

/** The words of one table of the dictionary, by how its files begin. */
const table = (name: string, ...beginnings: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: beginnings.map((start) => `<rootDir>/src/client/features/dictionary/tables/${start}*`),
});

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['zh_CN', 'en_US'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/start',
      include: ['app', 'i18n', 'lib', 'offline', 'features/shell', 'routes/__root.tsx'].map(
        (folder) => `<rootDir>/src/client/${folder}`,
      ),
    },
    feature('home', 'home.tsx'),
    feature('news', 'memoirs'),
    feature('tracking', 'logisticstools'),
    {
      path: '<rootDir>/locales/{locale}/dictionary',
      include: ['<rootDir>/src/client/features/dictionary', '<rootDir>/src/client/routes/dictionary'],
      exclude: ['**/features/dictionary/tables/**'],
    },
    table('ports', 'port'),
    table('hs', 'hs-'),
    table('containers', 'cold-', 'container'),
    table('terms', 'trade-', 'cost-'),
    table('dangerous', 'dangerous-', 'hazard-'),
    table('pallets', 'pallet'),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
