import { expect, it } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

it('CONST-02 writes money with a dollar sign and two decimals when nothing else is said', () => {
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatMoney(82_500)).toBe('$825.00');
  expect(formatMoney(123_456_789)).toBe('$1,234,567.89');
  expect(formatMoney(-5)).toBe('−$0.05');
});

it('writes other currencies by their sign', () => {
  expect(formatMoney(100_000, 'EUR')).toBe('€1,000.00');
  expect(formatMoney(7510, 'HKD')).toBe('HK$75.10');
});

it('reads amounts as people type them, and nothing else', () => {
  expect(parseMoney('75')).toBe(7500);
  expect(parseMoney(' 1,250.5 ')).toBe(125_050);
  expect(parseMoney('７５')).toBe(7500);
  for (const text of ['', '-1', '1.234', 'abc', '1e3', '12345678901']) expect(parseMoney(text), text).toBeNull();
});

it('takes a comma between groups of three as such, else for the decimal sign or for a slip', () => {
  expect(parseMoney('75,50')).toBe(7550);
  expect(parseMoney('0,5')).toBe(50);
  expect(parseMoney('1,250')).toBe(125_000);
  expect(parseMoney('1.250,50')).toBe(125_050);
  for (const text of ['0,755', '1,2,3', '75,50,00', '1,25.50']) expect(parseMoney(text), text).toBeNull();
});
