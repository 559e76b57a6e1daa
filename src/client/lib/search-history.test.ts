import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetAllSearches,
  forgetSearch,
  rememberSearch,
  searchAddress,
  searchHistory,
  searchTextOf,
} from './search-history.ts';

const stored = new Map<string, string>();
let blocked = false;

beforeEach(() => {
  stored.clear();
  blocked = false;
  const allowed = () => {
    if (blocked) throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => {
        allowed();
        return stored.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        allowed();
        stored.set(key, value);
      },
      removeItem: (key: string) => {
        allowed();
        stored.delete(key);
      },
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the history of searches', () => {
  it('SHELL-12 stands under historySearch as a list of texts, each once', () => {
    for (const text of ['宁波', 'Hamburg', '宁波']) rememberSearch(text);
    expect(JSON.parse(stored.get('historySearch') ?? '')).toEqual(['宁波', 'Hamburg']);
    expect(searchHistory()).toEqual(['宁波', 'Hamburg']);
    expect(searchHistory()).toBe(searchHistory());
  });

  it('SHELL-12 has no cap', () => {
    for (let n = 0; n < 300; n += 1) rememberSearch(`search ${n}`);
    expect(searchHistory()).toHaveLength(300);
  });

  it('lets one go, and all', () => {
    for (const text of ['a', 'b', 'c']) rememberSearch(text);
    forgetSearch('b');
    expect(searchHistory()).toEqual(['a', 'c']);
    forgetAllSearches();
    expect([searchHistory(), stored.has('historySearch')]).toEqual([[], false]);
  });

  it('reads past what something else wrote there', () => {
    for (const foreign of ['not JSON', '{"a":1}', 'null', '"text"']) {
      stored.set('historySearch', foreign);
      expect(searchHistory()).toEqual([]);
    }
    stored.set('historySearch', '["a",1,null,"  ","a","b"]');
    expect(searchHistory()).toEqual(['a', 'b']);
  });

  it('works for as long as the page lives where storage is blocked', () => {
    blocked = true;
    rememberSearch('宁波');
    rememberSearch('宁波');
    expect(searchHistory()).toEqual(['宁波']);
    forgetAllSearches();
    expect(searchHistory()).toEqual([]);
  });
});

describe('SHELL-11 a search', () => {
  it('needs a text', () => {
    expect(['', '  ', '\n'].map(searchTextOf)).toEqual([null, null, null]);
    expect(searchTextOf(' 宁波港 ')).toBe('宁波港');
  });

  it('has an address in which nothing of the text is lost', () => {
    const text = 'a&b=c #? 宁波+%';
    expect(new URL(searchAddress(text), 'http://site.test').searchParams.get('keywords')).toBe(text);
    expect(searchAddress('x')).toMatch(/^\/searchresult\?keywords=/);
  });
});
