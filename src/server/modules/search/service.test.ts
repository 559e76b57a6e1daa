import { describe, expect, it } from 'vitest';
import type { SearchRepo } from './repo.ts';
import { createSearchService } from './service.ts';

describe('S21 a query of many words', () => {
  it('is given no more than its time for what was meant by them', async () => {
    let now = 0;
    const asked: string[] = [];
    const repo: SearchRepo = {
      find: async () => ({ byTitle: [], bySummary: [], byText: [], counts: null, more: false }),
      shown: async () => [],
      similarWords: async (word) => {
        asked.push(word);
        now += 200;
        return [{ word, documents: 1 }];
      },
    };
    const dictionary = {
      findEverywhere: async () => ({ counts: new Map(), hits: [], more: false }),
      nearestName: async (token: string) => token,
    };
    const service = createSearchService(repo, dictionary, { ready: async () => undefined }, () => now);
    const query = { keywords: 'alpha bravo delta foxtrot', pageNum: 1, pageSize: 10 };
    expect(await service.search(query)).toMatchObject({ all: 0, corrected: null });
    expect(asked).toEqual(['alpha', 'bravo']);
    await service.search(query);
    expect(asked).toHaveLength(4);
  });
});
