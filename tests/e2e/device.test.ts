import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, hasPack, isAlive, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { behindProxy, sharedSite } from '#tests/support/site.ts';
import { installedVisitor, type Visitor } from '#tests/support/visitor.ts';

let site: Awaited<ReturnType<typeof behindProxy>>;
let visitor: Visitor;

beforeAll(async () => {
  site = await behindProxy(sharedSite());
  visitor = await installedVisitor(site.url);
});
afterAll(async () => {
  await visitor?.leave();
  await site?.proxy.close();
});
afterEach(async () => {
  site.proxy.turn('clear');
  await visitor.reset();
});

const main = () => visitor.page.locator('main');
const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
const panel = (name: string) => visitor.page.getByRole('region', { name });

/** The browser's offer to install, which a test browser does not make; counts how often the visitor is asked. */
const offerInstall = () =>
  visitor.page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'dismissed' }),
    });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });

describe('what works without a connection', () => {
  it('PWA-03, PWA-05, R01 is saved with one press, can be broken off and gone on with, and opens after a cold start offline', async () => {
    const { page } = visitor;
    const complaints = complaintsOf(page, [/net::ERR_/, /OfflineError/]);
    await visitor.arrive('/offline');
    expect(await wordsOf(panel('What to expect'))).toContain('Waits on this device and is sent once');
    await button('Save everything').click();
    await button('Cancel').click();
    await eventually(() => wordsOf(panel('Trip pack'))).toMatch(/\d+ of \d+ parts are saved/);
    await button('Continue saving').click();
    await page.getByText(/Ready: [\d.,]+ (KB|MB), as of /).waitFor();
    await eventually(() => wordsOf(panel('Pages and answers'))).toMatch(/News\n\d+ pages, [\d.,]+ KB, newest/);
    expect(complaints).toEqual([]);

    site.proxy.turn('cut');
    await visitor.restart();
    await visitor.context.setOffline(true);
    await visitor.page.goto(`${site.url}/memoirs/news`, { waitUntil: 'commit' });
    await visitor.page.locator('main h2 a').first().waitFor();
    await visitor.page.locator('main h2 a').last().click();
    await visitor.page.locator('main article .news-body').waitFor();
    for (const [path, shown] of [
      ['/expertteam', 'main h2, main h3'],
      ['/aboutus/offices', 'main h2'],
      ['/dictionary/hsCode', 'main tbody .ui-row-link'],
      ['/product/airtransport', 'main h1'],
    ] as const) {
      await visitor.open(path);
      await visitor.page.locator(shown).first().waitFor();
      expect(await wordsOf(main())).not.toContain('Not saved on this device');
    }
    await visitor.open('/offline');
    await eventually(() => wordsOf(panel('Trip pack'))).toContain('Ready:');
    await eventually(() => button(/^Update Ports/).isDisabled()).toBe(true);
    await button(/^Remove Ports/).click();
    await eventually(() => wordsOf(panel('Tables of the dictionary'))).toMatch(/Ports\nNot saved/);
    await eventually(() => wordsOf(panel('Trip pack'))).toMatch(/Not on this device:\s+Dictionary/);
  });

  it('PWA-05, R12 tells that the browser has cleared what was saved, once, and corrects its lists', async () => {
    await visitor.arrive('/dictionary/palletSizes');
    await visitor.page.waitForFunction(
      () => localStorage.getItem('packs')?.includes('pallets:') && localStorage.getItem('store-mark') !== null,
    );
    const session = await visitor.context.newCDPSession(visitor.page);
    await visitor.page.goto(`${site.url}/robots.txt`);
    await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' });
    await visitor.open('/home');
    await visitor.page.getByRole('link', { name: 'See what is left' }).click();
    await visitor.page.getByRole('heading', { name: 'What works without a connection' }).waitFor();
    await eventually(() => wordsOf(panel('Tables of the dictionary'))).toMatch(/Pallet sizes\nNot saved/);
    await visitor.open('/home');
    expect(await visitor.page.getByText('Your browser has cleared').count()).toBe(0);
  });
});

describe('a device without room', () => {
  it('R15, PWA-03 shows its pages, says what could not be saved, and goes on with it when there is room', async () => {
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 200_000 });
    await visitor.open('/memoirs/news');
    await visitor.page.locator('main h2 a').first().waitFor();
    await visitor.open('/offline');
    await button('Save everything').click();
    await visitor.page.getByText('this device has no room for it').first().waitFor();
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url });
    await button('Continue saving').click();
    await visitor.page.getByText(/Ready: /).waitFor();
  });
});

describe('the installed application', () => {
  it('PWA-01 is offered to who comes again, and never twice after a refusal', async () => {
    await visitor.arrive('/home');
    expect(await offerInstall()).toBe(true);
    expect(await visitor.page.getByText('Install Harbourway on this device').count()).toBe(0);
    await visitor.page.waitForFunction(() => localStorage.getItem('shell') !== null);
    await visitor.restart();
    await visitor.open('/home');
    await offerInstall();
    await button('Not now').waitFor();
    await visitor.context.setOffline(true);
    await visitor.page.getByText('This device is offline').waitFor();
    expect(await button('Not now').count(), 'a notice at a time without a connection').toBe(0);
    await visitor.context.setOffline(false);
    await button('Not now').click();
    await visitor.page.reload();
    await isAlive(visitor.page);
    await offerInstall();
    expect(await visitor.page.getByText('Install Harbourway on this device').count()).toBe(0);
    await visitor.open('/offline');
    await offerInstall();
    await panel('Install Harbourway').getByRole('button', { name: 'Install' }).waitFor();
  });

  it('PWA-01, PWA-06 takes shared texts to their page, and looks for a new version when it is asked', async () => {
    const { page } = visitor;
    await visitor.arrive('/offline');
    await button('Check for update').click();
    await page.getByText('You have the newest version').waitFor();
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action: '/share',
      });
      form.append(Object.assign(document.createElement('input'), { name: 'text', value: 'Box CSQU 305438-3' }));
      document.body.append(form);
      form.submit();
    });
    await eventually(() => page.url()).toBe(`${site.url}/logisticstools/tracking?no=CSQU3054383`);
  });
});

/** Wakes the worker of the installed site by a periodic sync, as a browser does now and then. */
async function wakeWorker(): Promise<void> {
  const session = await visitor.context.newCDPSession(visitor.page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const wake = { origin: site.url, registrationId: await registered, tag: 'refresh' };
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', wake);
  await session.detach();
}

describe('a worker that the browser wakes now and then', () => {
  const changes = () => site.proxy.asked.filter((path) => path.includes('since='));

  it('PWA-03 has an open page bring saved tables up to date, and does so itself while none is open', async () => {
    const inspector = await visitor.context.newCDPSession(visitor.page);
    await inspector.send('Browser.grantPermissions', { permissions: ['periodicBackgroundSync'], origin: site.url });
    // A browser without windows refuses every wish to be woken; the test itself wakes the worker.
    await visitor.page.addInitScript(() => {
      const { prototype } = Reflect.get(window, 'PeriodicSyncManager');
      Object.assign(prototype, { register: () => Promise.resolve() });
    });
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    const settings = () =>
      visitor.page.evaluate(async () => (await (await caches.match('/settings/packs'))?.text()) ?? '');
    await eventually(settings).toContain('since=');
    site.proxy.asked.length = 0;
    await wakeWorker();
    await eventually(changes).toHaveLength(1);
    await visitor.page.goto('about:blank');
    // The worker counts a page that was left for a moment longer.
    const [worker] = visitor.context.serviceWorkers();
    await eventually(() => worker?.evaluate('clients.matchAll().then(({ length }) => length)')).toBe(0);
    site.proxy.asked.length = 0;
    await wakeWorker();
    await eventually(changes).toHaveLength(1);
    // Without a connection the page has what the worker laid by, and leaves nothing behind.
    await visitor.context.setOffline(true);
    await visitor.open('/dictionary/ports?q=ningbo');
    await visitor.page.locator('main a[href="/dictionary/ports/CNNGB"]').waitFor();
    await eventually(() =>
      visitor.page.evaluate(async () => (await (await caches.open('public-refresh')).keys()).length),
    ).toBe(0);
  });
});

describe('the device', () => {
  it('R24, PWA-07 keeps nothing in its caches but the application, its settings and public pictures', async () => {
    await visitor.arrive('/home');
    for (const path of [
      '/dictionary/ports/CNNGB',
      '/logisticstools/tracking?no=CSQU3054383',
      '/memoirs/news',
      '/offline',
    ]) {
      await visitor.open(path);
      await visitor.page.locator('main h1').first().waitFor();
    }
    const kept = await visitor.page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      }
      return found;
    });
    const foreign = kept.filter(
      (path) =>
        !/^\/(assets|icons|drawings|media|settings)\//.test(path) &&
        !['/app-shell', '/hand-over.js', '/manifest.webmanifest'].includes(path),
    );
    expect(foreign).toEqual([]);
    expect(kept.length).toBeGreaterThan(50);
  });
});
