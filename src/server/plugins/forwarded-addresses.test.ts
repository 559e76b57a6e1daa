import { expect, it } from 'vitest';
import { bareAddress } from './forwarded-addresses.ts';

it.each([
  ['5.5.5.5:1234', '5.5.5.5'],
  ['5.5.5.5', '5.5.5.5'],
  ['"5.5.5.5:1234"', '5.5.5.5'],
  ['[2001:db8::1]:1234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:1234"', '2001:db8::1'],
  ['[::ffff:5.5.5.5]:1234', '::ffff:5.5.5.5'],
  ['2001:db8::1', '2001:db8::1'],
  ['999.5.5.5:1234', '999.5.5.5:1234'],
  ['unknown', 'unknown'],
  ['', ''],
])('H23 reads %j as %j', (written, address) => {
  expect(bareAddress(written)).toBe(address);
});
