import { describe, expect, it } from 'vitest';
import { properPath } from './proper-path.ts';

describe('properPath', () => {
  it.each([
    ['/home', '/Home', '/home'],
    ['/dictionary/hsCode', '/dictionary/hscode', '/dictionary/hsCode'],
    ['/memoirs/newsdetail/Ab-1', '/Memoirs/NewsDetail/Ab-1', '/memoirs/newsdetail/Ab-1'],
    ['/aboutus/contactus', '/aboutus/contactus/', '/aboutus/contactus'],
    ['/personal/', '/Personal', '/personal'],
  ])('ROUTE-14 %s is the spelling of %s', (path, asked, proper) => {
    expect(properPath(path, asked)).toBe(proper);
  });

  it.each([
    ['/', '/'],
    ['/personal/', '/personal'],
    ['/home', '/home'],
    // The router matches the root where nothing is found.
    ['/', '/nowhere'],
    ['/', '/Nowhere'],
  ])('ROUTE-14 leaves %s alone when asked for as %s', (path, asked) => {
    expect(properPath(path, asked)).toBeNull();
  });
});
