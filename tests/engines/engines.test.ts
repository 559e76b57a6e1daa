import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';
import type { EngineWindow } from './engine.ts';
import { firefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { webkit } from './webkit.ts';

describe.each([firefox, webkit].filter((engine) => engine.missing() === null))('$name', (engine) => {
  let folder = '';
  let site: Site | undefined;
  let window: EngineWindow | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harbourway-engine-'));
    [site, window] = await Promise.all([startSite(), engine.open(folder)]);
  });
  afterAll(async () => {
    await window?.close();
    await site?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  // In order: the later journeys are those of a visitor who has done the earlier ones.
  it.each(Object.entries(journeys))('%s', async (_name, journey) => {
    if (site && window) await journey(window, site);
  });
});
