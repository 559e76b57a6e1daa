import { expect, it } from 'vitest';
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
