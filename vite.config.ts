import process from 'node:process';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './src/client/app/web-manifest.ts';
import { shellEntries } from './src/sw/shell-entries.ts';

/**
 * What every page starts with, as one file: it changes only when a library does, so an update leaves it on the device,
 * and one file compresses better than the many small ones that the bundler would cut by use.
 */
const START_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!query-sync|query-persist)[^/]+|@lingui\/(core|react))\//;

/** The site's own part of that start; without naming it the bundler cuts it into a dozen files of a few hundred bytes. */
const START_MODULES = new RegExp(
  [
    'src/client/(main|route-tree)',
    'src/client/routes/[^?]+$',
    'src/client/app/(context|carry-data|plain-search|query-client|router)',
    'src/client/api/(api|errors)',
    'src/client/i18n/(catalog|locale|page-head|words)',
    'src/client/offline/(policy\\.|route-query|prefetch|shell-set)',
    'src/client/features/(shell/(site-frame|frame-data|frame-words|strips/strips-script|navigation-progress|not-found-page|failure-page)|[a-z-]+/[a-z-]+-search\\.)',
    'src/client/lib/(search-params|part|kept-pages)',
    'src/client/ui/(icons/icon\\.|class-names|plain-click|section-heading\\.tsx|button-class)',
    'src/client/i18n/use-locale',
    'src/contract/(datasets|locale|page-limits|news-kinds|settings-cache)',
    'node_modules/@tanstack/query-sync',
    'preload-helper',
  ].join('|'),
);

/**
 * What pages share beyond their start, cut by when it is needed: without names the bundler cuts it by who uses it, into
 * crumbs of a few hundred bytes, and on a device that has them all each costs a turn of the one thread there is.
 */
const SHARED: readonly { name: string; test: RegExp; includeDependenciesRecursively: boolean }[] = [
  {
    name: 'common',
    test: /src\/client\/(ui\/(as-of|skeleton|chips|button|empty-state|icons\/(status|interface)-icons)\.tsx|offline\/(data-age|use-now|connectivity)\.|i18n\/use-formats)/,
  },
  { name: 'field', test: /src\/client\/ui\/(search-input\.tsx|icons\/search-icons)/ },
  {
    name: 'dictionary',
    test: /features\/dictionary\/(dictionary-page|search-bar|use-search-text|use-table-keys|faces|parts|addresses)\.tsx?$|ui\/kbd|packs\/(packs|pack-index|use-pack)/,
  },
  {
    name: 'lookup',
    test: /features\/dictionary\/(table-query|table-question|entry-query|identity)\.ts|packs\/dictionary-query|domain\/(hs-code|dictionary\/(sorting|facets|row-key))/,
  },
  {
    name: 'frame',
    test: /features\/shell\/(frame-parts|menu\/|footer\/)|ui\/(menu|toast-region|toast-store|status-line)\.tsx?/,
  },
  {
    name: 'table',
    test: /features\/dictionary\/(table-body|table-nav|table-definition|results|row-preview|facet-bar|did-you-mean|no-results|table-foot|use-speech|pack-panel|copy-actions|measures|name-pair|entry-page)\.tsx?$|ui\/(data-table[\w-]*|pagination[\w-]*|scroll-to-top)\.tsx?$|i18n\/use-pagination/,
  },
  { name: 'session', test: /offline\/session\/(session|lease|call-session|follow-session)/ },
  { name: 'packs', test: /offline\/packs\/(pack-client|pack-failure|ask-device)/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** In both halves alike: a sheet that a part links itself must have one name, whoever writes it into the page. */
const ASSET_NAMES = 'assets/[hash:8][extname]';

/**
 * `vite build` makes the browser's half in `dist/client`, `vite build --ssr` the renderer in `dist/server`.
 * Order matters and is silent when wrong: the router plugin first, then the Lingui macros, then React; a build test looks
 * at a chunk for macros left over.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'asset-manifest.json',
    // Which files a lazy part needs beyond itself would be listed in the first bundle, name by name: a kilobyte. The
    // service worker has them all a moment later; only style sheets must be there before a part is drawn.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: isSsrBuild ? 'strict' : false,
      // Registering the service worker is the browser's business; the renderer never gets there.
      external: isSsrBuild ? ['virtual:pwa-register'] : [],
      input: isSsrBuild
        ? 'src/client/entry-server.tsx'
        : ['src/client/main.tsx', ...(process.env.NODE_ENV === 'development' ? ['src/client/dev-ui.tsx'] : [])],
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js', assetFileNames: ASSET_NAMES }
        : {
            // Bare hashes: names would stand in the first bundle and in every page's preloads; the manifest has them.
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                // Style sheets by who uses them: one that a script's group took along would bring all its scripts.
                { name: 'style', test: /\.css$/, entriesAware: true },
                { name: 'vendor', test: START_LIBRARIES },
                { name: 'start', test: START_MODULES },
                ...SHARED,
              ],
            },
          },
    },
  },
  ssr: { noExternal: true },
  worker: { format: 'es' },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page that came rendered has what its loader would fetch: it is alive without that code.
      codeSplittingOptions: { defaultBehavior: [['loader'], ['component']] },
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/sw',
            filename: 'sw.ts',
            registerType: 'prompt',
            injectRegister: false,
            manifest: webManifest,
            manifestFilename: 'manifest.webmanifest',
            injectManifest: {
              rollupFormat: 'iife',
              globPatterns: ['assets/**/*.{js,css,woff2}', 'icons/!(share).{svg,png}', 'drawings/*.svg'],
              maximumFileSizeToCacheInBytes: 3_000_000,
              manifestTransforms: [shellEntries],
            },
          }),
        ]),
  ],
}));
