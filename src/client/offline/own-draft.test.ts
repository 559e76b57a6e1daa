import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A storage whose keys can be listed as those of the browser's. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

const info = (id: string) => ({ id, username: id, firstName: id, permission: 6, avatar: '', avatarName: '' });

async function device() {
  vi.resetModules();
  const { deviceSession } = await import('./session/session.ts');
  const drafts = await import('./own-draft.ts');
  return { ...drafts, logIn: (id: string) => deviceSession.begin({ token: `t-${id}`, info: info(id) }), deviceSession };
}

beforeEach(() => {
  const localStorage = new Shelf();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

describe('what somebody types who is logged in', () => {
  it('ERR-05 is there again after a session that expired, for the same person only', async () => {
    const { logIn, deviceSession, readOwnDraft, writeOwnDraft } = await device();
    logIn('anna');
    writeOwnDraft('details', 'typed');
    deviceSession.end('expired');
    expect(readOwnDraft('details')).toBeNull();
    logIn('ben');
    expect(readOwnDraft('details')).toBeNull();
    deviceSession.end('expired');
    logIn('anna');
    expect(readOwnDraft('details')).toBe('typed');
  });

  it('is kept for nobody where nobody is logged in', async () => {
    const { readOwnDraft, writeOwnDraft } = await device();
    writeOwnDraft('details', 'typed');
    expect(readOwnDraft('details')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('PWA-07 leaves the device when it must, and nothing else does', async () => {
    const { logIn, dropOwnDrafts, readOwnDraft, writeOwnDraft } = await device();
    localStorage.setItem('draft:contact', 'public');
    for (const id of ['anna', 'ann', 'ben']) {
      logIn(id);
      writeOwnDraft('details', id);
    }
    dropOwnDrafts('ann');
    logIn('ann');
    expect(readOwnDraft('details')).toBe('ann');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([
      'draft:contact',
      'draft:own:ann:details',
    ]);
    dropOwnDrafts(null);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual(['draft:contact']);
  });
});
