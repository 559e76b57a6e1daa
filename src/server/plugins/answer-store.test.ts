import { describe, expect, it, vi } from 'vitest';
import { Answer } from './answer.ts';
import { AnswerStore, type Made } from './answer-store.ts';

const answerOf = (text: string) =>
  new Answer({ status: 200, headers: {}, contentType: 'text/plain', body: Buffer.from(text), compressible: false });
const made = (text: string, tags: string[] = [], ttl = 1000): Made => ({ answer: answerOf(text), tags, ttl });
const textOf = (answer: Answer | undefined) => answer?.body.toString();

describe('kept answers', () => {
  it('are forgotten by what they were made from, and only those', async () => {
    const store = new AnswerStore(1e6, () => 0);
    await store.through('a', async () => made('a', ['ports', 'news']));
    await store.through('b', async () => made('b', ['site']));
    store.invalidate('news');
    expect([textOf(store.get('a')), textOf(store.get('b'))]).toEqual([undefined, 'b']);
    store.invalidate();
    expect(store.size).toBe(0);
  });

  it('grow old', async () => {
    let now = 0;
    const store = new AnswerStore(1e6, () => now);
    await store.through('a', async () => made('a', [], 1000));
    now = 999;
    expect(textOf(store.get('a'))).toBe('a');
    now = 1000;
    expect(store.get('a')).toBeUndefined();
  });

  it('leave in the order they were last used when there is no room', async () => {
    const store = new AnswerStore(3 * 2100, () => 0);
    for (const key of ['a', 'b', 'c']) await store.through(key, async () => made(key));
    store.get('a');
    await store.through('d', async () => made('d'));
    expect(['a', 'b', 'c', 'd'].map((key) => textOf(store.get(key)))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('are not kept when one alone is larger than all the room', async () => {
    const store = new AnswerStore(5000, () => 0);
    await store.through('a', async () => made('x'.repeat(5000)));
    expect(store.size).toBe(0);
  });

  it('give their room back when they are replaced or forgotten', async () => {
    const store = new AnswerStore(2 * 2100, () => 0);
    for (let round = 0; round < 10; round += 1) {
      await store.through('a', async () => made('a', ['t']));
      if (round % 2 === 0) store.invalidate('t');
    }
    await store.through('b', async () => made('b'));
    expect([textOf(store.get('a')), textOf(store.get('b'))]).toEqual(['a', 'b']);
  });
});

describe('H10 answers that are out of date', () => {
  it('stay for when there is no other, for a day, and rest before a new one is tried', async () => {
    let now = 0;
    const store = new AnswerStore(1e6, () => now);
    await store.through('a', async () => made('a', ['t']));
    expect(store.getOld('b')).toBeUndefined();
    store.invalidate('t');
    now = 500;
    expect(store.get('a')).toBeUndefined();
    expect(store.getOld('a')).toMatchObject({ age: 500, rests: false });
    store.rest('a');
    now += 2999;
    expect(store.getOld('a')).toMatchObject({ rests: true });
    now += 1;
    expect(store.getOld('a')).toMatchObject({ rests: false });
    now = 86_400_001;
    expect(store.getOld('a')).toBeUndefined();
  });
});

describe('an answer in the making', () => {
  it('H2 is told when all who waited for it are gone, and not while one is there', async () => {
    const store = new AnswerStore(1e6, () => 0);
    const [first, second] = [new AbortController(), new AbortController()];
    let nobody: AbortSignal | undefined;
    const end = Promise.withResolvers<Made>();
    const make = (signal: AbortSignal) => {
      nobody = signal;
      return end.promise;
    };
    const both = [store.through('a', make, first.signal), store.through('a', make, second.signal)];
    first.abort();
    await Promise.resolve();
    expect(nobody?.aborted).toBe(false);
    second.abort();
    expect(nobody?.aborted).toBe(true);
    const later = store.through('a', async () => made('later'));
    end.resolve(made('first'));
    expect((await Promise.all(both)).map(({ answer }) => textOf(answer))).toEqual(['first', 'first']);
    expect(textOf((await later).answer)).toBe('later');
  });

  it('is made once for all who wait', async () => {
    const store = new AnswerStore(1e6, () => 0);
    const make = vi.fn(async () => made('a'));
    await Promise.all([store.through('a', make), store.through('a', make)]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is not kept when its sources change meanwhile, and not given to those who ask after that', async () => {
    const store = new AnswerStore(1e6, () => 0);
    const old = Promise.withResolvers<Made>();
    const first = store.through('a', () => old.promise);
    store.invalidate('t');
    const second = store.through('a', async () => made('new', ['t']));
    old.resolve(made('old', ['t']));
    expect([textOf((await first).answer), textOf((await second).answer)]).toEqual(['old', 'new']);
    expect(textOf(store.get('a'))).toBe('new');
  });

  it('that fails is made anew by the next', async () => {
    const store = new AnswerStore(1e6, () => 0);
    await expect(store.through('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf((await store.through('a', async () => made('yes'))).answer)).toBe('yes');
  });
});
