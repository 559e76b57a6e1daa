import { afterEach, describe, expect, it, vi } from 'vitest';
import { countOnIcon } from './icon-badge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the number on the icon', () => {
  it('PWA-05 is that of unsent messages and unread notices together: neither wipes the other away', () => {
    const shown: number[] = [];
    const setAppBadge = (count: number) => {
      shown.push(count);
      return Promise.reject(new Error('not installed'));
    };
    vi.stubGlobal('navigator', { setAppBadge });
    countOnIcon('unread', 3);
    countOnIcon('unsent', 1);
    countOnIcon('unsent', 0);
    countOnIcon('unread', 0);
    expect(shown).toEqual([3, 4, 3, 0]);
  });

  it('is left out where the browser has none', () => {
    vi.stubGlobal('navigator', {});
    expect(() => countOnIcon('unsent', 1)).not.toThrow();
  });
});
