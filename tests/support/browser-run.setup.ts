import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { BROWSER_ARGS, executablePath } from './browser.ts';
import setUpCluster from './cluster.setup.ts';
import { openTracking } from './public-tracking.ts';
import { type RunSites, startSharedSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sites: RunSites;
    /** Where the browser of the run takes connections. */
    browser: string;
  }
}

/** For `globalSetup`: one cluster, the shared sites and one browser for all files of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopCluster = await setUpCluster(project);
  const [site, open, browser] = await Promise.all([
    startSharedSite(project.getProvidedContext().cluster),
    startSharedSite(project.getProvidedContext().cluster),
    chromium.launchServer({ executablePath, args: BROWSER_ARGS }),
  ]);
  await openTracking(open);
  const address = ({ url, databaseUrl }: typeof site) => ({ url, databaseUrl });
  project.provide('sites', { default: address(site), open: address(open) });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([site.stop(), open.stop(), browser.close()]);
    await stopCluster();
  };
}
