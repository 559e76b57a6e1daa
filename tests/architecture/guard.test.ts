import { describe, expect, it } from 'vitest';
import { areaOfPage } from '#domain/access.ts';
import { sourceFiles } from './source-files.ts';

/** Every page: the file of its route, and its path with a sign in the place of each parameter. */
const pages = sourceFiles('src/client/routes').flatMap(({ path, text }) => {
  const pattern = /createFileRoute\('([^']+)'\)/.exec(text)?.[1];
  return pattern === undefined
    ? []
    : [{ path, text, address: pattern.replace(/\$\w+/g, 'x').replace(/_(?=\/|$)/g, '') }];
});

describe('the guard', () => {
  it('ROUTE-14 stands before exactly the pages that are not open to everyone', () => {
    const closed = pages.filter(({ address }) => areaOfPage(address) !== null);
    const guards = pages.filter(({ text }) => text.includes('beforeLoad: guarded'));
    expect(guards.length).toBeGreaterThan(4);
    // A layout guards what is drawn in it.
    const isGuarded = (address: string) =>
      guards.some((guard) => address === guard.address || address.startsWith(`${guard.address}/`));
    expect(closed.filter(({ address }) => !isGuarded(address))).toEqual([]);
    expect(guards.filter(({ address }) => areaOfPage(address) === null)).toEqual([]);
  });
});
