import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingFind } from '#contract/tracking.ts';
import { transshipment } from '#domain/tracking/sample-events.ts';
import { readArguments } from '#server/import/arguments.ts';
import { importEvents } from '#server/import/events.ts';
import { createProgress } from '#server/import/progress.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

let test: TestApp;
let folder: string;
const silent = createProgress({ write: () => undefined }, '');

beforeAll(async () => {
  test = await buildTestApp({ carriers: [] });
  folder = await mkdtemp(join(tmpdir(), 'harbourway-events-'));
  await setPublicTracking(test.pool, true);
});

afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function bring(content: string) {
  const path = join(folder, 'events.json');
  await writeFile(path, content);
  return importEvents(test.pool, path, silent);
}

describe('TRACK-02 npm run import -- events', () => {
  it('brings shipments that are found without any carrier, and changes nothing the second time', async () => {
    const file = JSON.stringify([...transshipment(), { eventID: 'nonsense' }]);
    const first = await bring(file);
    expect([first.read, first.added, first.report.rejected.total]).toEqual([13, 12, 1]);
    expect((await bring(file)).added).toBe(0);
    const answer = await ask(test.app, trackingFind, { query: { number: 'DEMO0001' } });
    expect(answer).toMatchObject({ state: 'found', blVO: { transferFlag: 2 }, sources: [{ kind: 'own' }] });
    expect(answer.shipVoyageVO).toHaveLength(2);
  });

  it('says of an unknown number that there is nobody to ask', async () => {
    const answer = await ask(test.app, trackingFind, { query: { number: 'DEMO9999' } });
    expect(answer).toMatchObject({ state: 'unavailable', reason: 'no-carrier' });
  });

  it.each(['{"a":1}', '[', 'hello', '[{"eventID":"only-nonsense"}]'])('refuses a file with %s', async (content) => {
    await expect(bring(content)).rejects.toThrow(/not a|no usable/);
  });

  it('is called with a file', () => {
    expect(readArguments(['events', 'a.json'])).toEqual({ do: 'events', path: 'a.json' });
    expect(() => readArguments(['events'])).toThrow('Which file?');
  });
});
