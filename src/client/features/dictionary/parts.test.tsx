import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { entryPage } from './parts.tsx';

/** A page whose table cannot be fetched the first `failures` times, and a count of the attempts. */
function flaky(failures: number) {
  let attempts = 0;
  const Page = entryPage<'ports'>(
    async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error('no connection');
      return (await import('./tables/ports.tsx')).portsTable;
    },
    async () => (await import('./tables/port-detail.tsx')).PortDetail,
  );
  return { Page, attempts: () => attempts };
}

describe('parts of a dictionary page', () => {
  it('are fetched once, however often a navigation asks for them', async () => {
    const { Page, attempts } = flaky(0);
    await Promise.all([Page.preload(), Page.preload()]);
    await Page.preload();
    expect(attempts()).toBe(1);
  });

  it('can be fetched again after a failure', async () => {
    const { Page, attempts } = flaky(1);
    await expect(Page.preload()).rejects.toThrow('no connection');
    await Page.preload();
    expect(attempts()).toBe(2);
  });

  it('leave their place empty while their code is not there, and what is around them alone', () => {
    const { Page } = flaky(0);
    expect(renderToString(<main>{<Page entryKey="CNNGB" />}</main>)).toMatch(/^<main>.*<\/main>$/s);
  });
});
