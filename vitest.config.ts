import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The plugins of the client's own build, less the router plugin, which would write the route tree. */
const clientPlugins = () => [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()];

/** One PostgreSQL cluster for the run, with a migrated and seeded template that each test file copies. */
const cluster = ['tests/support/cluster.setup.ts'];

/** Timeouts for a busy machine: what is waited for may take its time; only a test that hangs reaches them. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000, interval: 20 } } };

/** Files share a worker, whose start costs more than most of them; each has modules of its own all the same. */
const shared = { isolate: false, setupFiles: ['tests/support/clean-slate.ts'] };

export default defineConfig({
  test: {
    // Two cores are what the slowest machine has.
    maxWorkers: 2,
    projects: [
      {
        // Pure modules, and the server's without a database, as Node runs them.
        test: {
          ...patience,
          ...shared,
          name: 'unit',
          include: ['src/{contract,domain,server}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        plugins: clientPlugins(),
        test: { ...patience, ...shared, name: 'client', include: ['src/{client,sw}/**/*.test.{ts,tsx}'] },
      },
      {
        // In processes of their own: what watches the connection goes on with its timers after its test file.
        plugins: clientPlugins(),
        test: { ...patience, name: 'offline', include: ['tests/offline/**/*.test.{ts,tsx}'] },
      },
      {
        test: { ...patience, ...shared, name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup: cluster },
      },
      {
        // Real processes, which are waited for more than they work.
        test: { ...patience, name: 'process', include: ['tests/process/**/*.test.ts'] },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/browser-run.setup.ts'],
          sequence: { groupOrder: 2 },
          // Each page under test works with both cores. Two files at a time saturate them, and then what the browser itself
          // gives up on, such as starting a service worker, fails now and then.
          fileParallelism: false,
          // A test that fails once more is red. Until the causes are found, one such start may not cost a whole run.
          retry: 1,
          // A visitor in a test waits for a page for 30 s at most (tests/support/visitor.ts). This is for walks through
          // all pages of the site, which take 25 s on a quick machine, and passed 60 s on one that had other work.
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
