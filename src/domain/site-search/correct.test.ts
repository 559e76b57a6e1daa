import { describe, expect, it, vi } from 'vitest';
import { correctQuery } from './correct.ts';

const KNOWN = new Set(['port', 'of', 'the', 'and', 'rotterdam']);
const meant = (token: string) => (KNOWN.has(token) ? token : token === 'qqxx' ? null : token.toUpperCase());

describe('S21 a query of many wrong words', () => {
  it('has the first three corrected and looks no further', async () => {
    const asked = vi.fn(async (token: string) => meant(token));
    expect(await correctQuery('aaaa bbbb cccc dddd eeee', asked)).toBe('AAAA BBBB CCCC dddd eeee');
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('counts those that nothing is near to as well', async () => {
    const asked = vi.fn(async (token: string) => meant(token));
    expect(await correctQuery('qqxx qqxx qqxx dddd', asked)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(3);
  });
});

describe('SEARCH-01 a wrong word among right ones', () => {
  it('is corrected wherever it stands', async () => {
    expect(await correctQuery('the port of rotterdam and hambrug', async (token) => meant(token))).toBe(
      'the port of rotterdam and HAMBRUG',
    );
    expect(await correctQuery('port of rotterdam', async (token) => meant(token))).toBeNull();
  });
});
