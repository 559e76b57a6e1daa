import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './src/client/app/web-manifest.ts';
import { shellEntries } from './src/sw/shell-entries.ts';

/**
 * `vite build` makes the browser's half in `dist/client`, `vite build --ssr` the renderer in `dist/server`.
 * Order matters and is silent when wrong: the router plugin first, then the Lingui macros, and only then the React
 * Compiler; a build test looks at a chunk for both.
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
      input: isSsrBuild ? 'src/client/entry-server.tsx' : 'src/client/main.tsx',
      ...(isSsrBuild ? { output: { entryFileNames: 'entry-server.js' } } : {}),
    },
  },
  ssr: { noExternal: true },
  worker: { format: 'es' },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
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
              globPatterns: ['assets/**/*.{js,css,woff2}', 'icons/*.{svg,png}'],
              maximumFileSizeToCacheInBytes: 3_000_000,
              manifestTransforms: [shellEntries],
            },
          }),
        ]),
  ],
}));
