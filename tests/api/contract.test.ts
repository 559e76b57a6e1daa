import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { OPENAPI_FILE, openApiText } from '#server/openapi.ts';
import { callName } from '#server/plugins/contract.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});

afterAll(() => test.close());

describe('the contract', () => {
  it('is mounted whole, and nothing beside it', () => {
    const declared = routes.map((route) => callName(route.method, route.path));
    expect([...test.app.mountedCalls].sort()).toEqual(declared.sort());
  });

  it('is described by the committed openapi.json', async () => {
    expect(await readFile(OPENAPI_FILE, 'utf8')).toBe(openApiText());
  });

  it('is served at /openapi.json with every call in it', async () => {
    const { paths } = (await test.app.inject('/openapi.json')).json();
    for (const route of routes) expect(paths[route.path]).toHaveProperty(route.method.toLowerCase());
  });
});
