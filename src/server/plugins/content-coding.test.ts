import { describe, expect, it } from 'vitest';
import { codingFor } from './content-coding.ts';

describe('the coding of an answer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity;q=1, *;q=0', null],
    ['bright', null],
  ])('%s takes %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding);
  });
});
