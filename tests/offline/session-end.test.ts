import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, CallOptions } from '#client/api/api.ts';
import { eventually } from '#tests/support/eventually.ts';

const HOUR = 3_600_000;
const MEMBER = { id: 'a', username: 'a', firstName: 'An', permission: 6, avatar: '', avatarName: '' };

/** State of the stand-in for the device's databases, which are another file of the build. */
const device = vi.hoisted(() => ({
  noted: Promise.resolve(),
  endedEarlier: null as string | null,
  notes: [] as string[],
  cleaned: [] as boolean[],
}));
vi.mock('#client/offline/device-storage.ts', () => ({
  noteEnd: async (token: string) => {
    await device.noted;
    device.notes.push(token);
  },
  endWhatHadEnded: async () => device.endedEarlier,
  cleanDevice: async (all: boolean) => void device.cleaned.push(all),
}));

/** The server of a line that is cut. */
const unreachable = async () => {
  // Of the modules of this start.
  const { OfflineError } = await import('#client/api/errors.ts');
  throw new OfflineError('The network gave no answer');
};

/** A server that answers as it is told to, and what it was asked. */
function createServer(answer: () => Promise<unknown> = async () => true) {
  const asked: { name: string; options: CallOptions | undefined }[] = [];
  const perform = (name: string, _input: unknown, options?: CallOptions): Promise<never> => {
    asked.push({ name, options });
    return answer() as Promise<never>;
  };
  const api: Api = { base: '/api', locale: 'en_US', call: perform, upload: perform, download: perform };
  return { asked, names: () => asked.map(({ name }) => name), api };
}

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** A start of the site on this device. */
async function start() {
  vi.resetModules();
  const { deviceSession } = await import('#client/offline/session/session.ts');
  const { followSession, sessionSettled } = await import('#client/offline/session/follow-session.ts');
  const { logOut } = await import('#client/offline/session/log-out.ts');
  const lease = await import('#client/offline/session/lease.ts');
  const { connectivity } = await import('#client/offline/connectivity.ts');
  return { deviceSession, followSession, sessionSettled, logOut, lease, connectivity };
}

beforeEach(() => {
  const localStorage = createStorage();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined });
  Object.assign(device, { noted: Promise.resolve(), endedEarlier: null, notes: [], cleaned: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('logging out', () => {
  it('H12 says nothing before it is noted on the disk and the server has been told, by a call that outlives the page', async () => {
    const { deviceSession, logOut } = await start();
    deviceSession.begin({ token: 't-1', info: MEMBER });
    const [noted, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    device.noted = noted.promise;
    const { api, asked } = createServer(() => heard.promise);
    const leaving = logOut(api);
    await eventually(() => device.notes.length + asked.length).toBe(0);
    expect(deviceSession.token).toBe('t-1');
    noted.resolve();
    await eventually(() => asked.map(({ name, options }) => [name, options?.token, options?.keepalive])).toEqual([
      ['auth.logout', 't-1', true],
    ]);
    expect(device.notes).toEqual(['t-1']);
    expect(deviceSession.token).toBe('t-1');
    heard.resolve(true);
    await leaving;
    expect(deviceSession.token).toBeNull();
  });

  it('H12 waits neither for a server nor for a disk that does not answer', async () => {
    const { deviceSession, logOut } = await start();
    deviceSession.begin({ token: 't-1', info: MEMBER });
    vi.useFakeTimers();
    device.noted = new Promise(() => undefined);
    const leaving = logOut(createServer(() => new Promise(() => undefined)).api);
    await vi.advanceTimersByTimeAsync(10_000);
    await leaving;
    expect(deviceSession.token).toBeNull();
  });

  it('H12 is told to the server by the next start when the browser was killed meanwhile', async () => {
    const { deviceSession, followSession, sessionSettled } = await start();
    deviceSession.begin({ token: 't-1', info: MEMBER });
    device.endedEarlier = 't-1';
    const { api, asked } = createServer();
    followSession(new QueryClient(), api);
    await sessionSettled();
    expect(asked).toMatchObject([{ name: 'auth.logout', options: { token: 't-1' } }]);
  });
});

describe('a session whose lease is over', () => {
  async function startAfter(hours: number, api: Api, clockAhead = 0) {
    const tab = await start();
    tab.deviceSession.begin({ token: 't-1', info: MEMBER });
    tab.lease.confirmLease(Date.now() - hours * HOUR, Date.now() - hours * HOUR);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clockAhead });
    tab.followSession(new QueryClient(), api);
    await tab.sessionSettled();
    return tab;
  }

  it.each([
    ['after 73 hours', 73, 0],
    ['on a device whose clock is two years ahead', 1, 2 * 365 * 24 * HOUR],
  ])('H13 goes on where the server can be asked: %s', async (_, hours, ahead) => {
    const { api, names } = createServer();
    const { deviceSession } = await startAfter(hours, api, ahead);
    expect(names()).toEqual(['users.get']);
    expect(deviceSession.token).toBe('t-1');
    expect(device.cleaned).not.toContain(true);
  });

  it('H13 is asked about by nobody while the lease is valid', async () => {
    const { api, names } = createServer();
    await startAfter(71, api);
    expect(names()).toEqual([]);
  });

  it('H13 stays without a connection as well, but for what was kept', async () => {
    const { api } = createServer(unreachable);
    const { deviceSession, lease } = await startAfter(73, api);
    expect(deviceSession.token).toBe('t-1');
    expect(lease.leaseAt(Date.now())).toBe('over');
    await eventually(() => device.cleaned).toContain(true);
  });

  it('H13 has the rest of the page hear that the server could not be reached, and of nothing else', async () => {
    const reached = createServer();
    const cut = createServer(unreachable);
    const looks = async ({ api }: { api: Api }) => {
      const tab = await start();
      const look = vi.fn(async () => null);
      tab.connectivity.askBy(look);
      tab.deviceSession.begin({ token: 't-1', info: MEMBER });
      tab.lease.confirmLease(Date.now() - 73 * HOUR, Date.now() - 73 * HOUR);
      tab.followSession(new QueryClient(), api);
      await tab.sessionSettled();
      return look.mock.calls.length;
    };
    expect([await looks(reached), await looks(cut)]).toEqual([0, 1]);
  });
});

describe('what a session that ran out has locked', () => {
  it.each([
    ['is given back', 71, 'valid', false],
    ['is not when its lease is over', 73, 'valid', true],
  ] as const)('A2 %s to the same person', async (_, hours, state, removed) => {
    const { deviceSession, followSession, lease } = await start();
    const { api } = createServer();
    followSession(new QueryClient(), api);
    deviceSession.begin({ token: 't-1', info: MEMBER });
    lease.lockLease();
    deviceSession.end('expired');
    expect(lease.leaseAt(Date.now())).toBe('locked');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
    await eventually(() => device.cleaned.length).toBe(3);
    deviceSession.begin({ token: 't-2', info: MEMBER });
    expect(lease.leaseAt(Date.now())).toBe(state);
    await eventually(() => device.cleaned.at(3)).toBe(removed);
  });

  it('A2 is locked as well when its owner changed the password on this device', async () => {
    const { deviceSession, followSession, lease } = await start();
    const { endLocked } = await import('#client/offline/session/call-session.ts');
    followSession(new QueryClient(), createServer().api);
    deviceSession.begin({ token: 't-1', info: MEMBER });
    endLocked();
    expect(deviceSession.session).toBeNull();
    expect(lease.leaseAt(Date.now())).toBe('locked');
  });
});
