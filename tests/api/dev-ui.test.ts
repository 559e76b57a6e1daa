import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let dist: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dist = await mkdtemp(join(tmpdir(), 'harbourway-dev-ui-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dist, { recursive: true, force: true });
});

it('shows the component set outside production, from the build of the moment', async () => {
  const test = await buildTestApp({ database, distFolder: dist });
  const ask = () => test.app.inject({ url: '/dev/ui', headers: { accept: 'text/html' } });
  expect((await ask()).statusCode).toBe(404);
  await mkdir(join(dist, 'client'));
  const manifest = {
    'src/client/dev-ui.tsx': { file: 'assets/a1.js', css: ['assets/own.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/b2.js', css: ['assets/shared.css'], imports: ['src/client/dev-ui.tsx'] },
  };
  await writeFile(join(dist, 'client', 'asset-manifest.json'), JSON.stringify(manifest));
  const page = await ask();
  expect(page.statusCode).toBe(200);
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect(page.body.match(/(href|src)="[^"]*"/g)).toEqual([
    'href="/assets/shared.css"',
    'href="/assets/own.css"',
    'src="/assets/a1.js"',
  ]);
  await test.close();
});

it('has no such page in production', async () => {
  const test = await buildTestApp({ database, distFolder: dist, config: { env: 'production' } });
  const answer = await test.app.inject({ url: '/dev/ui', headers: { accept: 'text/html' } });
  // The page that any address gets: the plain renderer of the tests has one for all of them.
  expect(answer.body).toContain('zh_CN page');
  await test.close();
});
