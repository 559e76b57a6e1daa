import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The words of a feature and its routes: a page loads `start` and what its path names in `src/client/i18n/words.ts`. */
const feature = (name: string, ...routes: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: [`<rootDir>/src/client/features/${name}`, ...routes.map((route) => `<rootDir>/src/client/routes/${route}`)],
});

/** A field of several features: its words are in the catalogs of all of them. */
const portField = '<rootDir>/src/client/offline/packs/port-field.tsx';
const withPortField = (words: ReturnType<typeof feature>) => ({ ...words, include: [...words.include, portField] });

/** The same with the words that forms have in common. */
const withForms = ({ path, include }: ReturnType<typeof feature>) => ({
  path,
  include: [...include, '<rootDir>/src/client/offline/change'],
});

/** The same with the words of captchas. */
const withCaptcha = ({ path, include }: ReturnType<typeof feature>) => ({
  path,
  include: [...include, '<rootDir>/src/client/offline/captcha'],
});

/** The words of one table of the dictionary: its routes, and its views by how their files begin. */
const table = (name: string, routes: string[], ...beginnings: string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: [
    ...routes.map((route) => `<rootDir>/src/client/routes/dictionary/${route}*`),
    ...beginnings.map((start) => `<rootDir>/src/client/features/dictionary/tables/${start}*`),
  ],
});

/** The words of one calculator: its route, and its views by how their files begin; what both share is in both. */
const tool = (name: string, route: string) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: [
    `<rootDir>/src/client/routes/logisticstools/${route}.tsx`,
    ...[name, 'tool-'].map((start) => `<rootDir>/src/client/features/tools/${start}*`),
  ],
});

/** What of tracking comes with the first answer, and its words with it. */
const answerFolders = ['answer', 'kept', 'scan', 'share'];

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['zh_CN', 'en_US'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/start',
      include: ['app', 'i18n', 'lib', 'offline', 'features/shell', 'routes/__root.tsx'].map(
        (folder) => `<rootDir>/src/client/${folder}`,
      ),
      exclude: [
        '**/features/shell/*/**',
        '**/features/shell/frame-parts.tsx',
        '**/offline/{image-upload,captcha,change}/**',
        '**/offline/packs/port-field.tsx',
        '**/offline/outbox/**',
      ],
    },
    {
      path: '<rootDir>/locales/{locale}/shell',
      include: ['<rootDir>/src/client/features/shell/*/**', '<rootDir>/src/client/features/shell/frame-parts.tsx'],
    },
    { path: '<rootDir>/locales/{locale}/upload', include: ['<rootDir>/src/client/offline/image-upload'] },
    withForms(feature('personal', 'personal')),
    withCaptcha(withForms(feature('auth', '{login,register,forgot,oauth}.tsx'))),
    {
      path: '<rootDir>/locales/{locale}/outbox',
      include: ['offline/outbox', 'features/waiting', 'routes/waiting.tsx'].map(
        (folder) => `<rootDir>/src/client/${folder}`,
      ),
    },
    feature('home', 'home.tsx'),
    withPortField(feature('enquiry')),
    feature('product', 'product'),
    { ...feature('news', 'memoirs'), exclude: ['**/memoirs/landmark.tsx'] },
    feature('milestones', 'memoirs/landmark.tsx'),
    feature('experts', 'expertteam'),
    feature('about', 'aboutus'),
    withForms(feature('contact')),
    feature('help', 'help.tsx'),
    feature('legal', 'explain.tsx', '401.tsx'),
    feature('search', 'searchresult.tsx'),
    feature('device', 'offline.tsx'),
    {
      ...feature('tracking', 'logisticstools'),
      exclude: [
        '**/logisticstools/{loadcalculator,freetime,shipplan,watchlist,notices}.tsx',
        ...answerFolders.map((folder) => `**/features/tracking/${folder}/**`),
      ],
    },
    {
      path: '<rootDir>/locales/{locale}/tracked',
      include: [...answerFolders, 'several-numbers.tsx'].map(
        (name) => `<rootDir>/src/client/features/tracking/${name}`,
      ),
    },
    withPortField(feature('schedule', 'logisticstools/shipplan.tsx')),
    feature('watch', 'logisticstools/watchlist.tsx', 'logisticstools/notices.tsx'),
    tool('load', 'loadcalculator'),
    tool('freetime', 'freetime'),
    {
      path: '<rootDir>/locales/{locale}/dictionary',
      include: ['<rootDir>/src/client/features/dictionary'],
      exclude: ['**/features/dictionary/tables/**'],
    },
    table('ports', ['ports'], 'port'),
    table('hs', ['hsCode'], 'hs-'),
    table('containers', ['containerSize', 'coldBox'], 'cold-', 'container'),
    table('terms', ['tradeTerms'], 'trade-', 'cost-'),
    table('dangerous', ['dangerousGoods'], 'dangerous-', 'hazard-'),
    table('pallets', ['palletSizes'], 'pallet'),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
