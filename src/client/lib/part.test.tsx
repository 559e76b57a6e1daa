import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { part, partsArrived } from './part.tsx';

/** A part whose code cannot be fetched the first `failures` times. */
function flaky(failures: number) {
  let attempts = 0;
  return part(async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('no connection');
    return () => <p>content</p>;
  });
}

/** Draws it as a page does that has nothing of it yet; resolves to its HTML and to what went wrong. */
async function draw(Part: ReturnType<typeof flaky>) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<Part />, { onError: (error) => void errors.push(error) });
  return { html: await new Response(prelude).text(), errors };
}

describe('a part of a page', () => {
  it('ERR-03 is fetched again when it is drawn again after its code could not be had', async () => {
    const Part = flaky(1);
    expect((await draw(Part)).errors).toEqual([new Error('no connection')]);
    const second = await draw(Part);
    expect(second.errors).toEqual([]);
    expect(second.html).toContain('<p>content</p>');
  });

  it('PWA-01 is waited for by what must not share the line with it, until it has come or could not be had', async () => {
    const late = Promise.withResolvers<() => null>();
    const lost = Promise.withResolvers<() => null>();
    part(() => late.promise).preload();
    const refused = part(() => lost.promise).preload();
    let arrived = false;
    const all = partsArrived().then(() => {
      arrived = true;
    });
    late.resolve(() => null);
    await late.promise;
    expect(arrived).toBe(false);
    lost.reject(new Error('no connection'));
    await expect(refused).rejects.toThrow('no connection');
    await all;
    expect(arrived).toBe(true);
  });
});
