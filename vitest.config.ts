import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What the client's own build does to its files, less the router plugin, which would write the route tree. */
const clientPlugins = () => [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()];

/** One PostgreSQL cluster for the run, with a migrated and seeded template that each test file copies. */
const cluster = ['tests/support/cluster.setup.ts'];

export default defineConfig({
  test: {
    // Two cores are what the slowest machine has; more workers than that make the timed tests lie.
    maxWorkers: 2,
    projects: [
      {
        plugins: clientPlugins(),
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'] },
      },
      {
        plugins: clientPlugins(),
        test: { name: 'offline', include: ['tests/offline/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: cluster,
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Real processes, held to limits in seconds: after everything else, and one file at a time.
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: cluster,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          // Whoever waits for a page gives up after 30 s (tests/support/visitor.ts). This is for walks through all
          // pages of the site, which take 25 s on a quick machine, and passed 60 s on one that had other work.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Other browsers than the one every check runs in, where they are installed: npm run test:engines.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: cluster,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
