import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Versions } from './follow-versions.ts';

const MINUTE = 60_000;

class Version extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly said: unknown[] = [];
  postMessage = (message: unknown) => void this.said.push(message);
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration whose server has a newer version, of which not all files can be had while it is `broken`. */
class Registration extends EventTarget implements Versions {
  active: unknown = {};
  installing: Version | null = null;
  waiting: Version | null = null;
  server: 'same' | 'broken' | 'newer' | 'silent' = 'same';
  asked = 0;

  async update(): Promise<void> {
    this.asked += 1;
    if (this.server === 'silent') throw new TypeError('The script could not be fetched');
    if (this.server === 'same') return;
    this.come();
    setTimeout(() => this.settle(), 1000);
  }

  come(): void {
    this.installing = new Version();
    queueMicrotask(() => this.dispatchEvent(new Event('updatefound')));
  }

  settle(): void {
    const version = this.installing;
    this.installing = null;
    if (this.server === 'newer') this.waiting = version;
    version?.become(this.server === 'newer' ? 'installed' : 'redundant');
  }
}

/** A page of a site whose worker is active. */
async function start(registration = new Registration()) {
  vi.resetModules();
  const { appUpdate } = await import('#client/offline/app-update.ts');
  const { followVersions } = await import('./follow-versions.ts');
  const look = followVersions(registration, () => undefined);
  return { registration, appUpdate, look };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  // The longest pauses.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a newer version whose files cannot all be had', () => {
  async function lookInVain() {
    const page = await start();
    page.registration.server = 'broken';
    const looking = page.look();
    await vi.advanceTimersByTimeAsync(1000);
    await looking;
    return page;
  }

  it('H15 is told of, by whichever tab it was looked for', async () => {
    expect((await lookInVain()).appUpdate.state).toBe('unfetched');
    const { registration, appUpdate } = await start();
    registration.server = 'broken';
    registration.come();
    await vi.advanceTimersByTimeAsync(0);
    registration.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(appUpdate.state).toBe('unfetched');
  });

  it('H15 is fetched again after growing pauses with a ceiling, however often it was looked for meanwhile', async () => {
    const { registration, look } = await lookInVain();
    const again = look();
    await vi.advanceTimersByTimeAsync(1000);
    await again;
    const asked = async (ms: number) => {
      const before = registration.asked;
      await vi.advanceTimersByTimeAsync(ms);
      return registration.asked - before;
    };
    expect([await asked(MINUTE), await asked(2 * MINUTE), await asked(4 * MINUTE)]).toEqual([1, 1, 1]);
    await asked(3 * 60 * MINUTE);
    expect(await asked(2 * 60 * MINUTE)).toBe(4);
  });

  it('H15 is offered as soon as it has come, and not asked for any more', async () => {
    const { registration, appUpdate } = await lookInVain();
    registration.server = 'silent';
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(appUpdate.state).toBe('unfetched');
    registration.server = 'newer';
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1200);
    expect(appUpdate.state).toBe('ready');
    const { asked } = registration;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(registration.asked).toBe(asked);
    appUpdate.apply();
    expect(registration.waiting?.said).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('H15 is forgotten where the server has gone back to the version of the page', async () => {
    const { registration, appUpdate } = await lookInVain();
    registration.server = 'same';
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(appUpdate.state).toBe('none');
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(registration.asked).toBe(2);
  });
});

describe('a version that comes', () => {
  it('PWA-06 is offered when it waits already as the page opens', async () => {
    const registration = new Registration();
    registration.waiting = new Version();
    const { appUpdate } = await start(registration);
    await vi.advanceTimersByTimeAsync(200);
    expect(appUpdate.state).toBe('ready');
  });

  it('R33 is no offer where it takes over by itself', async () => {
    const { registration, appUpdate, look } = await start();
    registration.server = 'newer';
    void look();
    await vi.advanceTimersByTimeAsync(1100);
    registration.waiting = null;
    await vi.advanceTimersByTimeAsync(200);
    expect(appUpdate.state).toBe('none');
  });

  it('PWA-06 stays an offer when the one after it cannot be had', async () => {
    const { registration, appUpdate, look } = await start();
    registration.server = 'newer';
    void look();
    await vi.advanceTimersByTimeAsync(1200);
    registration.server = 'broken';
    void look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(appUpdate.state).toBe('ready');
  });

  it('PWA-06 is no offer where it is the first of this device, however that ends', async () => {
    for (const server of ['newer', 'broken'] as const) {
      const registration = new Registration();
      registration.active = null;
      registration.server = server;
      registration.come();
      const { appUpdate } = await start(registration);
      registration.settle();
      await vi.advanceTimersByTimeAsync(0);
      expect(appUpdate.state).toBe('none');
    }
  });

  it('lets a look fail where the server does not answer, and changes nothing', async () => {
    const { registration, appUpdate, look } = await start();
    registration.server = 'silent';
    await expect(look()).rejects.toThrow('could not be fetched');
    expect(appUpdate.state).toBe('none');
  });
});
