import { describe, expect, it } from 'vitest';
import { AnswerKeys } from './answer-keys.ts';

describe('S10 the keys of answers', () => {
  it('are found by address, and by method where it is not GET', () => {
    const keys = new AnswerKeys();
    keys.set('GET', '/a', 'A');
    keys.set('POST', '/a', 'B');
    expect([keys.get('GET', '/a'), keys.get('HEAD', '/a'), keys.get('POST', '/a')]).toEqual(['A', 'A', 'B']);
    expect(keys.get('GET', '/b')).toBeUndefined();
  });

  it('take no more room than they may', () => {
    const keys = new AnswerKeys();
    for (let n = 0; n <= 5000; n += 1) keys.set('GET', `/${n}`, 'A');
    expect([keys.get('GET', '/0'), keys.get('GET', '/1'), keys.get('GET', '/5000')]).toEqual([undefined, 'A', 'A']);
    keys.set('GET', `/${'x'.repeat(1000)}`, 'A');
    expect(keys.get('GET', `/${'x'.repeat(1000)}`)).toBeUndefined();
  });
});
