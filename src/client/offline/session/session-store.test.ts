import { describe, expect, it } from 'vitest';
import { stripsScript } from '#client/features/shell/strips/strips-script.ts';
import { userInfo } from '#contract/users.ts';
import {
  keepNothing,
  keepsNothing,
  lockedOwners,
  PURGE_KEY,
  parseUserInfo,
  pendingPurges,
  SessionStore,
  TOKEN_KEY,
  USER_KEY,
} from './session-store.ts';

const info = (id: string, permission = 6) => ({
  id,
  username: `u-${id}`,
  firstName: 'An',
  permission,
  avatar: '/files/a1',
  avatarName: 'a1',
});

/** The storage of a device, which its tabs share. */
function createDevice() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  const openTab = () => {
    const tab = new SessionStore(() => storage);
    const ended: string[] = [];
    tab.onEnd(({ userId }, how) => ended.push(`${userId} ${how}`));
    return { tab, ended };
  };
  return { items, storage, openTab };
}

describe('the session of a device', () => {
  it('AUTH-04 stores token, user info, role and avatar, and a page that is opened later has them', () => {
    const { items, openTab } = createDevice();
    openTab().tab.begin({ token: 't-1', info: info('a') });
    expect(items.get(TOKEN_KEY)).toBe('t-1');
    expect(openTab().tab.session).toMatchObject({ userId: 'a', permission: 6, firstName: 'An', avatar: '/files/a1' });
    expect(openTab().tab.token).toBe('t-1');
  });

  it('AUTH-04, PWA-07 logging out clears them all, and leaves the note of what has to go', () => {
    const { items, storage, openTab } = createDevice();
    const { tab, ended } = openTab();
    tab.begin({ token: 't-1', info: info('a') });
    tab.end('logout');
    expect([...items.keys()]).toEqual([PURGE_KEY]);
    expect(pendingPurges(storage)).toEqual(['a']);
    expect(ended).toEqual(['a logout']);
    expect(tab.session).toBeNull();
  });

  const notes = (storage: Storage) => ({ purged: pendingPurges(storage), locked: lockedOwners(storage) });

  it('A2 locks what is kept where the session ran out, until the same person logs in again', () => {
    const { storage, openTab } = createDevice();
    const { tab } = openTab();
    tab.begin({ token: 't-1', info: info('a') });
    tab.end('expired');
    expect(notes(storage)).toEqual({ purged: [], locked: ['a'] });
    tab.begin({ token: 't-2', info: info('a') });
    expect(notes(storage)).toEqual({ purged: [], locked: [] });
  });

  it.each(['logout', 'withdrawn', 'earlier'] as const)(
    'A2 has what is kept removed by a word of its owner: %s',
    (how) => {
      const { storage, openTab } = createDevice();
      const { tab } = openTab();
      tab.begin({ token: 't-1', info: info('a') });
      tab.end(how);
      expect(notes(storage)).toEqual({ purged: ['a'], locked: [] });
    },
  );

  it('A2 has everything removed that runs out where the device is to keep nothing', () => {
    const { storage, openTab } = createDevice();
    const { tab } = openTab();
    keepNothing(storage, true);
    expect(keepsNothing(() => storage)).toBe(true);
    tab.begin({ token: 't-1', info: info('a') });
    tab.end('expired');
    expect(notes(storage)).toEqual({ purged: ['a'], locked: [] });
    keepNothing(storage, false);
    expect(keepsNothing(() => storage)).toBe(false);
  });

  it('H12 has it removed when another tab hears that the session is over before the one that logs out has ended it', () => {
    const { storage, openTab } = createDevice();
    const [one, two] = [openTab(), openTab()];
    one.tab.begin({ token: 't-1', info: info('a') });
    two.tab.refresh();
    one.tab.condemn('a');
    two.tab.end('expired');
    expect(notes(storage)).toEqual({ purged: ['a'], locked: [] });
  });

  it('R28 other tabs follow when they look', () => {
    const { openTab } = createDevice();
    const [one, two] = [openTab(), openTab()];
    one.tab.begin({ token: 't-1', info: info('a') });
    two.tab.refresh();
    expect(two.tab.session?.userId).toBe('a');
    one.tab.end('logout');
    two.tab.refresh();
    expect(two.tab.session).toBeNull();
    expect(two.ended).toEqual(['a elsewhere']);
  });

  it('R27 the login of somebody else ends the session of the one before', () => {
    const { storage, openTab } = createDevice();
    const [one, two] = [openTab(), openTab()];
    one.tab.begin({ token: 't-1', info: info('a') });
    two.tab.refresh();
    one.tab.end('logout');
    one.tab.begin({ token: 't-2', info: info('b') });
    two.tab.refresh();
    expect(two.ended).toEqual(['a elsewhere']);
    expect(two.tab.session?.userId).toBe('b');
    expect(pendingPurges(storage)).toContain('a');
  });

  it('never ends the session of somebody else with the word about an old one', () => {
    const { openTab } = createDevice();
    const [one, two] = [openTab(), openTab()];
    one.tab.begin({ token: 't-1', info: info('a') });
    expect(two.tab.session?.userId).toBe('a');
    one.tab.begin({ token: 't-2', info: info('b') });
    // The second tab hears from the server that the session of `a` is over before it hears of the first tab.
    two.tab.end('expired');
    expect(openTab().tab.session?.userId).toBe('b');
    expect(two.tab.session?.userId).toBe('b');
  });

  it('ROUTE-15 a missing token clears role and user info at the next look', () => {
    const { items, openTab } = createDevice();
    const { tab, ended } = openTab();
    tab.begin({ token: 't-1', info: info('a') });
    items.delete(TOKEN_KEY);
    tab.refresh();
    expect(items.has(USER_KEY)).toBe(false);
    expect(ended).toEqual(['a elsewhere']);
  });

  it('ROUTE-15 a page that starts with user info and no token clears it and has its data removed', () => {
    const { items, storage, openTab } = createDevice();
    items.set(USER_KEY, JSON.stringify(info('a')));
    expect(openTab().tab.session).toBeNull();
    expect(items.has(USER_KEY)).toBe(false);
    expect(pendingPurges(storage)).toEqual(['a']);
  });

  it('R29 another role ends what the one before was given, and the session goes on', () => {
    const { storage, openTab } = createDevice();
    const [one, two] = [openTab(), openTab()];
    one.tab.begin({ token: 't-1', info: info('a', 8) });
    two.tab.refresh();
    expect(pendingPurges(storage)).toEqual([]);
    one.tab.update(info('a', 6));
    expect(pendingPurges(storage)).toEqual(['a']);
    two.tab.refresh();
    expect([one.ended, two.ended]).toEqual([['a role'], ['a role']]);
    expect(two.tab.token).toBe('t-1');
    expect(two.tab.session?.permission).toBe(6);
    one.tab.update({ ...info('a', 6), firstName: 'Bo' });
    expect(one.ended).toHaveLength(1);
  });

  it('keeps the same object while nothing changes, so that nothing is drawn anew', () => {
    const { openTab } = createDevice();
    const { tab } = openTab();
    tab.begin({ token: 't-1', info: info('a') });
    const before = tab.session;
    tab.refresh();
    expect(tab.session).toBe(before);
    tab.update({ ...info('a'), firstName: 'Bo' });
    expect(tab.session?.firstName).toBe('Bo');
    tab.update(info('b'));
    expect(tab.session?.userId).toBe('a');
  });

  it('lives in memory where storage is blocked', () => {
    const tab = new SessionStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(tab.session).toBeNull();
    tab.begin({ token: 't-1', info: info('a') });
    tab.refresh();
    expect(tab.token).toBe('t-1');
    tab.end('logout');
    expect(tab.token).toBeNull();
  });
});

it('SHELL-07 the document is marked before it is drawn by the very key that holds the token', () => {
  expect(stripsScript).toContain(`localStorage.${TOKEN_KEY}?`);
});

describe('stored user info', () => {
  it.each([
    info('a'),
    { ...info('a'), more: 1 },
    { ...info('a'), permission: '6' },
    { ...info('a'), firstName: null },
    { id: 'a' },
    null,
    'text',
    [],
  ])('is taken exactly when the contract takes it: %j', (stored) => {
    expect(parseUserInfo(JSON.stringify(stored)) !== null).toBe(userInfo.safeParse(stored).success);
  });

  it('is none when it is no JSON', () => {
    expect(parseUserInfo('{')).toBeNull();
  });
});
