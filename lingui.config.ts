import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The words of a feature and its routes: a page loads `start` and what its path names in `src/client/i18n/words.ts`. */
const feature = (name: string, ...routes: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: [`<rootDir>/src/client/features/${name}`, ...routes.map((route) => `<rootDir>/src/client/routes/${route}`)],
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
    feature('dictionary', 'dictionary'),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
