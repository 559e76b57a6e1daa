import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#client/api/api.ts';

const ANNA = { id: 'anna', username: 'anna', firstName: 'Anna', permission: 6, avatar: '', avatarName: '' };
const SUBSCRIPTION = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: async () => true,
};

let stored: Map<string, string>;
let registration: object | undefined;
/** A browser waits for a service worker without end where none is ever registered. */
const serviceWorker = {
  getRegistration: async () => registration,
  ready: new Promise<unknown>(() => undefined),
};
const notification = { permission: 'granted', requestPermission: async () => 'granted' };

beforeEach(() => {
  stored = new Map([
    ['token', 'anna-token'],
    ['userInfo', JSON.stringify(ANNA)],
    ['push-owner', 'anna'],
  ]);
  registration = { pushManager: { getSubscription: async () => SUBSCRIPTION } };
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined, PushManager: {}, Notification: {} });
  serviceWorker.ready = new Promise<never>(() => undefined);
  notification.permission = 'granted';
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', notification);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const push = () => import('#client/offline/watch/push.ts');

/** An API of which nothing but calls is used here. */
function apiThat(call: (name: string) => unknown): Api {
  const api: object = { call };
  return api as Api;
}

describe('pushed messages on this device', () => {
  it('are refused, and not waited for, where there is no service worker', async () => {
    registration = undefined;
    const { switchPushOn } = await push();
    await expect(switchPushOn(apiThat(vi.fn()), 'key')).rejects.toThrow('no service worker');
  });

  it('F2 are given up, and not waited for without end, where the message service does not answer', async () => {
    vi.useFakeTimers();
    const subscribe = vi.fn(() => new Promise<never>(() => undefined));
    registration = { pushManager: { getSubscription: async () => null, subscribe } };
    serviceWorker.ready = Promise.resolve(registration);
    const { switchPushOn } = await push();
    const call = vi.fn();
    const refused = expect(switchPushOn(apiThat(call), 'key')).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect([subscribe, call].map((mock) => mock.mock.calls.length)).toEqual([1, 0]);
    vi.useRealTimers();
  });

  it.each([
    ['anna', 'granted', 1],
    ['bert', 'granted', 0],
    ['anna', 'default', 0],
  ])(
    'F3 are registered again when the browser has lost them (switched on by %s, permission %s)',
    async (owner, permission, times) => {
      stored.set('push-owner', owner);
      notification.permission = permission;
      const subscribe = vi.fn(async () => SUBSCRIPTION);
      registration = { pushManager: { getSubscription: async () => null, subscribe } };
      serviceWorker.ready = Promise.resolve(registration);
      const asked: string[] = [];
      const { renewPush } = await push();
      await renewPush(
        apiThat((name: string) => {
          asked.push(name);
          return name === 'watch.noticeSettings' ? { pushKey: 'key' } : true;
        }),
      );
      expect(subscribe).toHaveBeenCalledTimes(times);
      if (times === 0) expect(asked).toEqual([]);
      else {
        expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
        expect(asked).toEqual(['watch.noticeSettings', 'watch.subscribe']);
      }
    },
  );

  it('are handed to the next session of the same person without a word of what goes wrong with it', async () => {
    const call = vi.fn(async () => true);
    const { renewPush } = await push();
    await renewPush(apiThat(call));
    const body = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
    expect(call).toHaveBeenCalledExactlyOnceWith('watch.subscribe', { body }, { repeatable: true, quiet: true });
  });
});
