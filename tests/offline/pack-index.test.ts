import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPackIndexChange, readPackIndex, writePackIndex } from '#client/offline/packs/pack-index.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ports = { version: 12, savedAt: 1_795_183_346_472, bytes: 1_048_576 };
const pallets = { version: 1, savedAt: 1_795_183_346_000, bytes: 5_774 };

describe('the list of saved packs', () => {
  it('PWA-03 comes back as it was written', () => {
    writePackIndex({ pallets, ports });
    expect(readPackIndex()).toEqual({ ports, pallets });
    expect(stored.get('packs')).toBe('ports:12:1795183346472:1048576,pallets:1:1795183346000:5774');
  });

  it('is empty on a new device', () => {
    expect(readPackIndex()).toEqual({});
  });

  it.each([
    'ports',
    'ports:12',
    'ports:12:1795183346472',
    'ports:0:1795183346472:10',
    'ports:x:1795183346472:10',
    'ports:12:NaN:10',
    'unknown:12:1795183346472:10',
    '__proto__:12:1795183346472:10',
    '{"ports":1}',
    ',,:::,',
  ])('leaves out what is no such entry, and keeps the others: %s', (foreign) => {
    stored.set('packs', `${foreign},pallets:1:1795183346000:5774`);
    expect(readPackIndex()).toEqual({ pallets });
  });

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => writePackIndex({ ports })).not.toThrow();
    expect(readPackIndex()).toEqual({});
  });

  it('tells when another tab has changed it, and of nothing else', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const told = vi.fn();
    const leave = onPackIndexChange(told);
    const change = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    change('locale');
    expect(told).not.toHaveBeenCalled();
    change('packs');
    expect(told).toHaveBeenCalledTimes(1);
    leave();
    change('packs');
    expect(told).toHaveBeenCalledTimes(1);
  });
});
