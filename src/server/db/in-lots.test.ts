import { describe, expect, it } from 'vitest';
import { inLots } from './in-lots.ts';

/** Work whose lots end when the test says so. */
function heldWork() {
  const lots: string[][] = [];
  const ends: (() => void)[] = [];
  const work = (lot: readonly string[]) => {
    lots.push([...lot]);
    return new Promise<string[]>((resolve, reject) => {
      ends.push(() => (lot.includes('bad') ? reject(new Error('bad')) : resolve(lot.map((item) => `${item} done`))));
    });
  };
  /** Ends what is under way until nothing is. */
  const endAll = async () => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { lots, work, endAll };
}

describe('TRACK-06 work in lots', () => {
  it('begins at once with who comes alone, and takes together what comes meanwhile, up to the most', async () => {
    const { lots, work, endAll } = heldWork();
    const put = inLots({ most: 2, weigh: () => 1 }, work);
    const results = Promise.all(['a', 'b', 'c', 'd'].map(put));
    expect(lots).toEqual([['a']]);
    await endAll();
    expect(await results).toEqual(['a done', 'b done', 'c done', 'd done']);
    expect(lots).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('takes what is heavier than a lot by itself', async () => {
    const { lots, work, endAll } = heldWork();
    const put = inLots({ most: 4, weigh: (item: string) => item.length }, work);
    const results = Promise.all(['a', 'bb', 'heavy', 'c', 'ddd', 'e'].map(put));
    await endAll();
    await results;
    expect(lots).toEqual([['a'], ['bb'], ['heavy'], ['c', 'ddd'], ['e']]);
  });

  it('fails only what is at fault when a lot fails', async () => {
    const { lots, work, endAll } = heldWork();
    const put = inLots({ most: 10, weigh: () => 1 }, work);
    const results = Promise.allSettled(['a', 'b', 'bad', 'c'].map(put));
    await endAll();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(lots).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
  });
});
