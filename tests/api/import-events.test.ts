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

  it('takes of a file that breaks off what stands before the break, and says that it does', async () => {
    const events = transshipment().map((event) => ({ ...event, eventID: `broken-off-${event.eventID}` }));
    const broken = await bring(JSON.stringify([...events, { eventID: 'nonsense' }]).slice(0, -1));
    expect(broken).toMatchObject({ read: 13, added: 12, brokenOff: expect.stringContaining('not a whole JSON array') });
    expect(broken.report.rejected.total).toBe(1);
    expect((await bring(JSON.stringify(events))).brokenOff).toBeNull();
  });

  it('says how many events are in when the database fails half-way', async () => {
    const [event] = transshipment();
    const many = Array.from({ length: 1500 }, (_, number) => ({ ...event, eventID: `half-way-${number}` }));
    let lots = 0;
    const failing = new Proxy(test.pool, {
      get(pool, name) {
        const value: unknown = Reflect.get(pool, name);
        if (name !== 'connect') return typeof value === 'function' ? value.bind(pool) : value;
        lots += 1;
        if (lots > 1) throw Object.assign(new Error('the connection is gone'), { code: '57P01' });
        return pool.connect.bind(pool);
      },
    });
    const path = join(folder, 'many.json');
    await writeFile(path, JSON.stringify(many));
    await expect(importEvents(failing, path, silent)).rejects.toThrow(
      'The import was broken off after 1000 new events, which stay: the connection is gone',
    );
    // The same file again brings the rest.
    expect(await importEvents(test.pool, path, silent)).toMatchObject({ read: 1500, added: 500 });
  });

  it('is called with a file', () => {
    expect(readArguments(['events', 'a.json'])).toEqual({ do: 'events', path: 'a.json' });
    expect(() => readArguments(['events'])).toThrow('Which file?');
  });
});
