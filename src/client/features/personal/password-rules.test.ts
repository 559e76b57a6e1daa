import { describe, expect, it } from 'vitest';
import { faultsOf } from './password-rules.ts';

const right = { old: 'three boxes', next: 'four boxes to Hamburg', again: 'four boxes to Hamburg' };

describe('PERS-02 change of password', () => {
  it('wants all three fields', () => {
    expect(faultsOf({ old: '', next: '', again: '' }, true)).toEqual({ old: 'empty', next: 'empty', again: 'empty' });
    expect(faultsOf(right, true)).toEqual({});
  });

  it('asks for no old password where there is none yet', () => {
    expect(faultsOf({ ...right, old: '' }, false)).toEqual({});
  });

  it('wants the new one twice the same, to the letter and the blank', () => {
    expect(faultsOf({ ...right, again: 'four boxes to hamburg' }, true)).toEqual({ again: 'mismatch' });
    expect(faultsOf({ ...right, again: `${right.next} ` }, true)).toEqual({ again: 'mismatch' });
  });

  it.each([
    ['1234567', 'short'],
    ['x'.repeat(129), 'long'],
    [right.old, 'same'],
  ])('does not take %j: %s', (next, fault) => {
    expect(faultsOf({ ...right, next, again: next }, true)).toEqual({ next: fault });
  });

  it('takes blanks for a password, which are as good as letters', () => {
    expect(faultsOf({ ...right, next: ' '.repeat(8), again: ' '.repeat(8) }, true)).toEqual({});
  });
});
