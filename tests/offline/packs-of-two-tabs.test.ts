import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const letGo = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#client/offline/packs/pack-client.ts', () => ({ letGo }));

let stored: string;
let page: EventTarget;

/** Another tab writes the list of saved packs. */
function otherTabSaves(list: string): void {
  stored = list;
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'packs' }));
}

beforeEach(() => {
  stored = 'ports:1:1000:10,pallets:1:1000:10';
  page = new EventTarget();
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => undefined });
  vi.stubGlobal('window', page);
  vi.resetModules();
  letGo.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('PWA-05 packs of two tabs', () => {
  it('are asked anew where the other tab has saved another edition, and only those', async () => {
    const { packs } = await import('#client/offline/packs/packs.ts');
    const changed = vi.fn();
    packs.onChanged(changed);
    otherTabSaves('ports:2:2000:12,pallets:1:3000:10');
    await expect.poll(() => changed.mock.calls).toEqual([['ports']]);
    expect(letGo.mock.calls).toEqual([['ports']]);
    expect(packs.saved('ports')?.version).toBe(2);
    // Checked again without a change, or removed: there is nothing newer to read.
    otherTabSaves('ports:2:4000:12');
    expect(packs.has('pallets')).toBe(false);
    expect(letGo).toHaveBeenCalledTimes(1);
  });
});
