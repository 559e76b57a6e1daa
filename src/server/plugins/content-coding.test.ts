import { describe, expect, it } from 'vitest';
import { codingFor } from './content-coding.ts';

describe('the coding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['bright', 'identity'],
  ])('%s takes %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding);
    expect(codingFor(header)).toBe(coding);
  });
});
