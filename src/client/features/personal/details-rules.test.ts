import { describe, expect, it } from 'vitest';
import { changesOf, faultsOf, readDetails, typedMeanwhile } from './details-rules.ts';

const right = {
  firstName: '小海',
  name: '王小海',
  email: 'wang@example.com',
  position: '',
  companyName: '雀原纺织',
  companyPhone: '+86 574 5550 0100',
  companyEmail: '',
  companyAddress: '宁波市北仑区 1 号',
};

describe('PERS-03 basic information', () => {
  it('may leave everything empty but the name one is called by', () => {
    expect(faultsOf(right)).toEqual({});
    const empty = { ...right, name: '', email: ' ', companyName: '', companyPhone: '', companyAddress: '' };
    expect(faultsOf(empty)).toEqual({});
    expect(faultsOf({ ...right, firstName: ' ' })).toEqual({ firstName: 'empty' });
  });

  it.each([
    ['email', 'wang@example', 'email'],
    ['companyEmail', 'a b@example.com', 'email'],
    ['companyEmail', `${'a'.repeat(260)}@example.com`, 'email'],
    ['name', 'x'.repeat(61), 'long'],
    ['companyPhone', '1'.repeat(31), 'long'],
    ['position', 'a\nb', 'sign'],
    ['firstName', 'a\u2028b', 'sign'],
  ] as const)('does not take %s %j: %s', (field, text, fault) => {
    expect(faultsOf({ ...right, [field]: text })).toEqual({ [field]: fault });
  });

  it('sends what differs, without blanks around it', () => {
    expect(changesOf({ ...right, name: ' 王小海 ', position: ' 操作 ' }, right)).toEqual({ position: '操作' });
    expect(changesOf(right, right)).toEqual({});
  });

  it('keeps what was typed while it was being saved, beside what was saved', () => {
    const sent = { ...right, position: ' 操作 ' };
    const saved = { ...right, position: '操作' };
    expect(typedMeanwhile({ ...sent, companyName: '雀原' }, sent, saved)).toEqual({ ...saved, companyName: '雀原' });
    expect(typedMeanwhile({ ...sent }, sent, saved)).toBeNull();
  });

  it('comes back from the device as it was typed, and not from anything else', () => {
    const typed = { ...right, firstName: '', name: ' 王' };
    expect(readDetails(JSON.stringify(typed))).toEqual(typed);
    for (const text of [null, '', '{', '7', '[]', '{}', JSON.stringify({ ...right, name: 7 })]) {
      expect(readDetails(text)).toBeNull();
    }
  });
});
