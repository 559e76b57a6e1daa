import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#client/api/api.ts';

const ANNA = { id: 'anna', username: 'anna', firstName: 'Anna', permission: 6, avatar: '', avatarName: '' };
const SUBSCRIPTION = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: async () => true,
};

let stored: Map<string, string>;
let registration: object | undefined;

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
  vi.stubGlobal('navigator', {
    // A browser waits for a service worker without end where none is ever registered.
    serviceWorker: { getRegistration: async () => registration, ready: new Promise<never>(() => undefined) },
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const push = () => import('#client/offline/watch/push.ts');

/** An API of which nothing but calls is used here. */
function apiThat(call: () => unknown): Api {
  const api: object = { call };
  return api as Api;
}

describe('pushed messages on this device', () => {
  it('are refused, and not waited for, where there is no service worker', async () => {
    registration = undefined;
    const { switchPushOn } = await push();
    await expect(switchPushOn(apiThat(vi.fn()), 'key')).rejects.toThrow('no service worker');
  });

  it('are handed to the next session of the same person without a word of what goes wrong with it', async () => {
    const call = vi.fn(async () => true);
    const { renewPush } = await push();
    await renewPush(apiThat(call));
    const body = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
    expect(call).toHaveBeenCalledExactlyOnceWith('watch.subscribe', { body }, { repeatable: true, quiet: true });
  });
});
