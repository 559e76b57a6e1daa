import { describe, expect, it } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

describe('the query of an address', () => {
  it('keeps codes as they were typed', () => {
    for (const no of ['6123456789', '8507.60', '007', 'true', 'null', '宁波', 'a b&c=d']) {
      expect(parsePlainSearch(stringifyPlainSearch({ no }))).toEqual({ no });
    }
  });

  it('A7 leaves out what no table can be searched for', () => {
    expect(parsePlainSearch('?q=%00')).toEqual({ q: '' });
    expect(parsePlainSearch('?q=ning%00bo')).toEqual({ q: 'ningbo' });
    expect(parsePlainSearch('?q=%ED%A0%80').q?.isWellFormed()).toBe(true);
  });

  it('leaves out what is not there', () => {
    expect(stringifyPlainSearch({ page: undefined, kind: null, q: '' })).toBe('');
    expect(stringifyPlainSearch({ page: 2, q: undefined })).toBe('?page=2');
  });

  it('does not reach prototypes', () => {
    expect(Object.getPrototypeOf(parsePlainSearch('__proto__=1'))).toBe(Object.prototype);
  });
});
