import { expect, it } from 'vitest';
import { plainNumber } from './plain-number.ts';

it.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['12,500', '12500'],
  ['1,234,567.8', '1234567.8'],
  ['0,8', '0.8'],
  ['0,125', '0.125'],
  ['12,5', '12.5'],
  ['1234,567', '1234.567'],
  ['1.250,5', '1250.5'],
  ["1'250", '1250'],
  [' 1 250 ', '1250'],
  ['１２５０', '1250'],
  ['１，２５０．５', '1250.5'],
  ['12.', '12.'],
  ['.5', '.5'],
])('HOME-02 reads %j as people of either half of the world mean it', (typed, meant) => {
  expect(plainNumber(typed)).toBe(meant);
});

it.each(['', '.', ',', '-4', 'x', '35 kg', '1e3', '1,2,3', '12,50,000', '1,25.5', '1.250.000', '1,250,5'])(
  'HOME-02 guesses at nothing in %j',
  (typed) => {
    expect(plainNumber(typed)).toBe('');
  },
);
