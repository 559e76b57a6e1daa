import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const words = ['linyue', '13812345678'];

describe('ASVS 6.2.4 a password is refused', () => {
  it.each([
    'password',
    'PassWord1',
    '12345678',
    'iloveyou',
    'aaaaaaaaaa',
    'abcabcabcab',
    'qwertyuiop',
    'linyue123',
    '13812345678',
    'Harbourway1',
  ])('when it is %s', async (password) => {
    expect(await isWeakPassword(password, words)).toBe(true);
  });
});

describe('ASVS 6.2.5 there are no rules of composition: a password is taken', () => {
  it.each([
    'correct horse battery',
    '海上生明月天涯共此时',
    'nineteen boxes',
    'linyue likes long words',
    '        8 blanks',
  ])('when it is %s', async (password) => {
    expect(await isWeakPassword(password, words)).toBe(false);
  });
});
