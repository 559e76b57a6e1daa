import { expect, it } from 'vitest';
import { containerTypeOf } from './container-type.ts';

it.each([
  ['45GP', '40', '40HQ'],
  ['45RT', '40', '40RH'],
  ['45RE', '40', '40RH'],
  ['45UT', '40', '40OT'],
  ['45G1', '40', '40HQ'],
  ['22GP', '20', '20GP'],
  ['42RT', '40', '40RF'],
  ['20GP', '20', '20GP'],
  ['40GP', '40', '40GP'],
  ['22TN', '20', '20TK'],
  ['L5GP', '45', '45HQ'],
  ['L5G1', '45', '45HQ'],
])('B12 reads the ISO code %s as %s feet, %s', (code, size, type) => {
  expect(containerTypeOf(code)).toEqual({ size, type });
});

it.each(['45HC', '45HQ', '45RH', '45RF', '40HC', '40HQ', '40RH', '40RF', '40FR', '20OT', '20TK', '48HC'])(
  'B12 leaves the name of the trade %s as it is',
  (code) => {
    expect(containerTypeOf(code)).toEqual({ size: code.slice(0, 2), type: code });
  },
);

it('TRACK-03 shows a code that nobody knows as it came', () => {
  expect(containerTypeOf('XX99')).toEqual({ size: null, type: 'XX99' });
});
