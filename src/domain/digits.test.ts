import { expect, it } from 'vitest';
import { digitsOf, mainlandMobileOf, phoneDigitsOf } from './digits.ts';

it.each([
  ['138-0013 8000 1', 11, '13800138000'],
  ['04 82-13 9', 6, '048213'],
  ['０４８２１３', 6, '048213'],
  ['86138', 6, '86138'],
  ['x٣', 6, ''],
])('FORM-01 keeps of %j at most %i digits', (text, max, kept) => {
  expect(digitsOf(text, max)).toBe(kept);
});

it.each([
  ['+86 138-0013-8000', '13800138000'],
  ['0086 138 0013 8000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['＋８６　１３８００１３８０００', '13800138000'],
  ['13800138000', '13800138000'],
  ['186 0013 8000', '18600138000'],
  ['86', '86'],
  ['861', '1'],
  ['+49 40 5550150', '49405550150'],
])('FORM-01 takes %j as filled in by a browser for the number %s', (text, kept) => {
  expect(phoneDigitsOf(text, 11)).toBe(kept);
});

it('FORM-01 leaves the same number where it is typed digit by digit', () => {
  let field = '';
  for (const digit of '+8613800138000') field = phoneDigitsOf(field + digit, 11);
  expect(field).toBe('13800138000');
});

it.each([
  ['+86 138-0013-8000', '13800138000'],
  ['（０086）138 0013 8000', '13800138000'],
  ['13800138000', '13800138000'],
  // A number of North America has as many digits.
  ['+1 380 013 8000', null],
  ['+49 40 5550150', null],
  ['1380013800', null],
])('HOME-02 knows whether %j is a mobile number of mainland China', (text, number) => {
  expect(mainlandMobileOf(text)).toBe(number);
});
