import { expect, it } from 'vitest';
import { maskAddress, maskContact, maskEmail, maskPhone } from './mask.ts';

it('ASVS 16.2.5 hides the middle of phone numbers, also of short ones', () => {
  expect(maskPhone('13812345678')).toBe('138****5678');
  expect(maskPhone('12345')).toBe('*****');
  expect(maskPhone('')).toBe('');
});

it('ASVS 16.2.5 hides the name of e-mail addresses', () => {
  expect(maskEmail('lin.yue@example.com')).toBe('l***@example.com');
  expect(maskEmail('no address')).toBe('***');
  expect([maskContact('13812345678'), maskContact('a@b.cn')]).toEqual(['138****5678', 'a***@b.cn']);
});

it('leaves the last part of addresses out', () => {
  expect(maskAddress('203.0.113.9')).toBe('203.0.113.*');
  expect(maskAddress('2001:db8:1:2::3')).toBe('2001:db8:1:*');
});
