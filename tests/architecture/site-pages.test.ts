import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { sitePages } from '#domain/site-search/site-pages.ts';

const routeTree = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'client', 'route-tree.gen.ts'), 'utf8');

/** Drawn by one route. */
const tables: readonly string[] = Object.values(definitions).map(({ path }) => path);

describe('SEARCH-01 the pages that the search knows', () => {
  it('are pages of the site', () => {
    const missing = sitePages
      .map(({ address }) => address.replace(/\?.*/, ''))
      .filter((path) => !tables.includes(path) && !routeTree.includes(`'${path}'`));
    expect(missing).toEqual([]);
  });
});
