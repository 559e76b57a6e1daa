import { describe, expect, it } from 'vitest';
import { faultsOf, typedMeanwhile } from './phone-rules.ts';

const right = { proof: '123456', phoneNumber: '13800138000', code: '048213' };

describe('PERS-03 change of the phone number', () => {
  it('wants a code from both numbers', () => {
    expect(faultsOf({ proof: '', phoneNumber: '', code: '' }, 'code')).toEqual({
      proof: 'empty',
      phoneNumber: 'empty',
      code: 'empty',
    });
    expect(faultsOf(right, 'code')).toEqual({});
  });

  it('lets go of what was taken, and not of what was typed meanwhile', () => {
    expect(typedMeanwhile(right, right)).toEqual({ proof: '', phoneNumber: '', code: '' });
    const typed = { ...right, phoneNumber: '13900139000' };
    expect(typedMeanwhile(typed, right)).toEqual({ proof: '', phoneNumber: '13900139000', code: '' });
  });

  it('wants the password where there is no number yet, and neither where there is none of both', () => {
    expect(faultsOf({ ...right, proof: '' }, 'password')).toEqual({ proof: 'empty' });
    expect(faultsOf({ ...right, proof: '' }, 'recent')).toEqual({});
  });

  it.each(['23800138000', '1380013800', '138001380000'])('FORM-01 does not take %j for a number', (phoneNumber) => {
    expect(faultsOf({ ...right, phoneNumber }, 'code')).toEqual({ phoneNumber: 'phone' });
  });
});
