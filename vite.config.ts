import { readFileSync } from 'node:fs';
import process from 'node:process';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { siteStyles } from './src/client/app/site-styles.ts';
import { precacheManifest } from './src/sw/precache-manifest.ts';

/** Where this build is written; the command may name another folder than this file does. */
let outDir = '';

/** The page of components is for those who work on the site. */
const hasDevUi = process.env.NODE_ENV === 'development';

/** Schemas of the contract, what they are made with, and what checks answers by them. */
const isSchema = (id: string): boolean =>
  /node_modules\/zod\/|src\/contract\/routes\.ts|client\/(api\/(call|wire)|lib\/parse-json)\.ts/.test(id) ||
  (/src\/contract\/[\w-]+\.ts$/.test(id) && /from 'zod/.test(readFileSync(id, 'utf8')));

/** Modules that need the device's databases. */
const STORAGE =
  /node_modules\/dexie|client\/offline\/((user-|open-)?database|answer-table|unsent-work|outbox\/(outbox(-database)?|read-entries|sender|flusher|outcome)|watch\/(?!tracking-question)[\w-]+|session\/(clean-device|ended-note))\.ts/;

/** Fields and what stands around them. */
const FORMS =
  /client\/(ui\/(field|inputs|combobox|use-combobox|code-input|password-input|file-)|offline\/(captcha|change|image-upload|lanes|packs\/(port-|use-port-))|lib\/(countdown|draw-picture)|i18n\/day-field)/;

/** Lists of rows. */
const TABLES = /client\/(ui\/(data-table|pagination|tabs|chips|scroll-to-top|share-button)|i18n\/pager)/;

/** Modules that make editors' content safe and show it. */
const CONTENT = /node_modules\/dompurify|client\/(lib\/rich-text|ui\/content-picture)/;

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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: isSsrBuild ? 'strict' : false,
      // Registering the service worker is the browser's business; the renderer never gets there.
      external: isSsrBuild ? ['virtual:pwa-register'] : [],
      input: isSsrBuild
        ? 'src/client/entry-server.tsx'
        : ['src/client/main.tsx', ...(hasDevUi ? ['src/client/dev-ui.tsx'] : [])],
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js' }
        : {
            entryFileNames: 'assets/[name]-[hash:8].js',
            chunkFileNames: 'assets/[name]-[hash:8].js',
            assetFileNames: 'assets/[name]-[hash:8][extname]',
            codeSplitting: {
              groups: [
                // An update of the site leaves the libraries on the device.
                { name: 'vendor', tags: ['$initial'], test: /node_modules|rolldown/ },
                { name: 'main', tags: ['$initial'] },
                // Modules that check answers, or open databases: no page that came with its content waits for either.
                { name: 'contract', test: isSchema, includeDependenciesRecursively: false },
                { name: 'storage', test: STORAGE, includeDependenciesRecursively: false },
                // Modules that some sections share, by their purpose; those that all the rest share are one file.
                { name: 'outbox', test: /client\/offline\/outbox\/(?!unsent-)/, includeDependenciesRecursively: false },
                { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
                { name: 'tables', test: TABLES, includeDependenciesRecursively: false },
                { name: 'content', test: CONTENT, includeDependenciesRecursively: false },
                {
                  name: 'shared',
                  test: /src\/(client\/(?!features\/(?!watch\/watch-place))|contract|domain)/,
                  minShareCount: 2,
                },
              ],
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
          siteStyles(),
          {
            name: 'out-dir',
            configResolved: ({ build }) => {
              outDir = build.outDir;
            },
          },
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/sw',
            filename: 'sw.ts',
            registerType: 'prompt',
            injectRegister: false,
            // public/manifest.webmanifest
            manifest: false,
            injectManifest: {
              rollupFormat: 'iife',
              globPatterns: [
                ...['assets/**/*.{js,css,woff2}', 'icons/!(share).{svg,png}', 'drawings/*.svg'],
                ...['manifest.webmanifest', 'hand-over.js'],
              ],
              maximumFileSizeToCacheInBytes: 3_000_000,
              manifestTransforms: [precacheManifest(() => outDir)],
            },
          }),
        ]),
  ],
}));
