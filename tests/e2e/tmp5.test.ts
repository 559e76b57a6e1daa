import { it } from 'vitest';
import { startSite } from '#tests/support/site.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { openTracking } from '#tests/support/public-tracking.ts';
it('x', async () => {
  const site = await startSite();
  await openTracking(site);
  await publicPages(site.url);
  for (let i = 0; i < 4; i++) {
    const t = performance.now();
    const html = await (await fetch(site.url + '/searchresult?keywords=Ningbo', { headers: { cookie: 'locale=en_US' } })).text();
    console.log(performance.now() - t, /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]);
  }
  console.log(site.output().slice(-3000));
  await site.stop();
});
