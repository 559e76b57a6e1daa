import process from 'node:process';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './src/client/app/web-manifest.ts';
import { fetchedAhead } from './src/client/build/fetched-ahead.ts';
import { groupsOf, setOf } from './src/client/build/file-sets.ts';
import { gather } from './src/client/build/gather.ts';
import { sheetsAtTheEnd } from './src/client/build/late-sheets.ts';
import { shellEntries } from './src/sw/shell-entries.ts';

/** In both halves alike: a sheet that a part links itself must have one name, whoever writes it into the page. */
const ASSET_NAMES = 'assets/[hash:8][extname]';

/** The page of components is for those who work on the site. */
const hasDevUi = process.env.NODE_ENV === 'development';

const ahead = fetchedAhead();

/** Where the browser's half begins: the site, and what its document may run before it. */
const clientEntries = ['src/client/main.tsx', 'src/client/own-look.ts', ...(hasDevUi ? ['src/client/dev-ui.tsx'] : [])];

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
    // service worker has them all a moment later; only style sheets must be there before a part is drawn, and what asks
    // the server when the visitor asks.
    modulePreload: { polyfill: false, resolveDependencies: ahead.fetchedWith },
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: isSsrBuild ? 'strict' : false,
      // Registering the service worker is the browser's business; the renderer never gets there.
      external: isSsrBuild ? ['virtual:pwa-register'] : [],
      input: isSsrBuild ? 'src/client/entry-server.tsx' : clientEntries,
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js', assetFileNames: ASSET_NAMES }
        : {
            // Bare hashes: names would stand in the first bundle and in every page's preloads; the manifest has them.
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: groupsOf(hasDevUi),
            },
          },
    },
  },
  ssr: { noExternal: true },
  resolve: {
    // React has this hook itself; the shims are for versions that had not.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    ],
  },
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
          gather(import.meta.dirname, setOf),
          sheetsAtTheEnd(),
          ahead.plugin,
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
