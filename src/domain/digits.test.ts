import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  ['138-0013 8000 1', 11, '13800138000'],
  ['04 82-13 9', 6, '048213'],
  ['x٣', 6, ''],
])('FORM-01 keeps of %j at most %i digits', (text, max, kept) => {
  expect(digitsOf(text, max)).toBe(kept);
});
