import { describe, expect, it } from 'vitest';
import { createLatestWriter } from './latest-writer.ts';

/** A store whose writes end when the test says so. */
function slowStore() {
  const written: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => {
        if (error) return reject(error);
        written.push(text);
        resolve();
      });
    });
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  };
  return { written, write, end, underWay: () => ends.length };
}

describe('R11 what is typed', () => {
  it('begins to be written with the first keystroke', () => {
    const store = slowStore();
    createLatestWriter(store.write).put('a');
    expect(store.underWay()).toBe(1);
  });

  it('is written in its newest form when the write before has ended, and no write is begun in between', async () => {
    const store = slowStore();
    const writer = createLatestWriter(store.write);
    for (const text of ['a', 'ab', 'abc', 'abcd']) writer.put(text);
    expect(store.underWay()).toBe(1);
    await store.end();
    expect(store.underWay()).toBe(1);
    await store.end();
    await writer.settled();
    expect(store.written).toEqual(['a', 'abcd']);
  });

  it('is tried again with the next keystroke when the device refused', async () => {
    const store = slowStore();
    const writer = createLatestWriter(store.write);
    writer.put('a');
    await store.end(new Error('full'));
    writer.put('ab');
    await store.end();
    expect(store.written).toEqual(['ab']);
  });
});
