import { describe, expect, it } from 'vitest';
import { DATASETS } from '#contract/datasets.ts';
import { routes } from '#contract/routes.ts';
import { policy } from './policy.ts';

describe('the offline policy', () => {
  it('decides about every call of the contract and about nothing else', () => {
    expect(Object.keys(policy).sort()).toEqual(routes.map((route) => route.name).sort());
  });

  it('keeps every dictionary table as a pack (DICT-06)', () => {
    for (const dataset of DATASETS) expect(policy[`dictionary.${dataset}`]?.read).toBe('pack');
  });

  it('PWA-07 keeps what needs a session for its owner, and nothing else', () => {
    const reads = routes.filter(({ name }) => 'read' in (policy[name] ?? {}));
    const restricted = reads.filter(({ name }) => 'restricted' in (policy[name] ?? {}));
    expect(restricted.map(({ name }) => name)).toEqual(reads.filter(({ token }) => token).map(({ name }) => name));
  });

  it('names and paths of calls are unique', () => {
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => `${route.method} ${route.path}`)).size).toBe(routes.length);
  });
});
