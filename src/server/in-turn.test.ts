import { expect, it, vi } from 'vitest';
import { inTurns, oneAtATime } from './in-turn.ts';
import { Problem } from './plugins/problem.ts';

/** Work that ends when it is told to. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { started, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it('runs a few at once and the others in the order in which they came, also after one that failed', async () => {
  const { started, work, end } = controlled();
  const inTurn = inTurns({ atOnce: 1, waitingMax: 2, retryAfter: 7 });
  const first = inTurn(work('first'));
  const second = inTurn(work('second'));
  const third = inTurn(work('third'));
  expect(started).toEqual(['first']);
  end('first', new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['first', 'second']);
  end('second');
  expect(await second).toBe('second');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
  end('third');
  expect(await third).toBe('third');
});

it('refuses what would wait too long, and takes work again when there is room', async () => {
  const { work, end } = controlled();
  const inTurn = inTurns({ atOnce: 1, waitingMax: 0, retryAfter: 7 });
  const first = inTurn(work('first'));
  const refused = await inTurn(work('second')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'unavailable', retryAfter: 7 });
  end('first');
  await first;
  const third = inTurn(work('third'));
  end('third');
  expect(await third).toBe('third');
});

it('H2 H6 takes turns among those who ask, however many pieces one of them has in line', async () => {
  const { started, work, end } = controlled();
  const inTurn = inTurns({ atOnce: 1, waitingMax: 10, retryAfter: 7 });
  const all = ['greedy 1', 'greedy 2', 'greedy 3'].map((name) => inTurn(work(name), { by: 'greedy' }));
  all.push(inTurn(work('other 1'), { by: 'other' }), inTurn(work('other 2'), { by: 'other' }));
  const order = ['greedy 1', 'greedy 2', 'other 1', 'greedy 3', 'other 2'];
  for (const name of order) {
    await expect.poll(() => started.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(all);
  expect(started).toEqual(order);
});

it('H2 H6 refuses the last of whoever has most in a full line, and lets others in', async () => {
  const { started, work, end } = controlled();
  const inTurn = inTurns({ atOnce: 1, waitingMax: 2, retryAfter: 7 });
  const first = inTurn(work('first'), { by: 'greedy' });
  const second = inTurn(work('second'), { by: 'greedy' });
  const third = inTurn(work('third'), { by: 'greedy' }).catch((error: unknown) => error);
  const other = inTurn(work('other'), { by: 'other' });
  expect(await third).toMatchObject({ code: 'unavailable', retryAfter: 7 });
  await expect(inTurn(work('one more'), { by: 'third party' })).rejects.toMatchObject({ code: 'unavailable' });
  end('first');
  await first;
  await expect.poll(() => started).toContain('second');
  end('second');
  await second;
  await expect.poll(() => started).toContain('other');
  end('other');
  expect(await other).toBe('other');
});

it('H3 leaves room beside one who asks where each may have some of it only', async () => {
  const { started, work, end } = controlled();
  const inTurn = inTurns({ atOnce: 3, atOnceEach: 2, waitingMax: 10, retryAfter: 7 });
  const all = ['a', 'b', 'c'].map((name) => inTurn(work(name), { by: 'greedy' }));
  expect(started).toEqual(['a', 'b']);
  all.push(inTurn(work('other'), { by: 'other' }));
  expect(started).toEqual(['a', 'b', 'other']);
  end('other');
  await all[3];
  expect(started).toEqual(['a', 'b', 'other']);
  end('a');
  await expect.poll(() => started).toEqual(['a', 'b', 'other', 'c']);
  for (const name of ['b', 'c']) end(name);
  await Promise.all(all);
});

it('H2 H6 leaves out what nobody waits for any more, unless it has begun', async () => {
  const { started, work, end } = controlled();
  const inTurn = inTurns({ atOnce: 1, waitingMax: 10, retryAfter: 7 });
  const [busy, gone] = [new AbortController(), new AbortController()];
  const first = inTurn(work('first'), { signal: busy.signal });
  const second = inTurn(work('second'), { signal: gone.signal }).catch((error: unknown) => error);
  const third = inTurn(work('third'));
  busy.abort();
  gone.abort();
  expect(await second).toMatchObject({ name: 'AbortError' });
  await expect(inTurn(work('late'), { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' });
  end('first');
  expect(await first).toBe('first');
  await expect.poll(() => started).toEqual(['first', 'third']);
  end('third');
  await third;
});

it('H11 refuses what has waited too long', async () => {
  vi.useFakeTimers();
  try {
    const { started, work, end } = controlled();
    const inTurn = inTurns({ atOnce: 1, waitingMax: 10, waitMs: 5000, retryAfter: 7 });
    const first = inTurn(work('first'));
    const second = inTurn(work('second')).catch((error: unknown) => error);
    vi.advanceTimersByTime(5000);
    expect(await second).toMatchObject({ code: 'unavailable', retryAfter: 7 });
    end('first');
    await first;
    expect(started).toEqual(['first']);
  } finally {
    vi.useRealTimers();
  }
});

it('refuses nobody where there is room for one at a time', async () => {
  const inTurn = oneAtATime();
  let running = 0;
  const seen: number[] = [];
  const work = async () => {
    running += 1;
    seen.push(running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 300 }, () => inTurn(work)));
  expect(seen).toHaveLength(300);
  expect(Math.max(...seen)).toBe(1);
});
