import { describe, expect, it } from 'vitest';
import { readNumbers } from './read-numbers.ts';

describe('numbers in a text', () => {
  it.each([
    ['csqu3054383', ['CSQU3054383']],
    ['CSQU 305438-3', ['CSQU3054383']],
    ['ＣＳＱＵ３０５４３８３', ['CSQU3054383']],
    ['MAEU 123 456 789', ['MAEU123456789']],
    ['MSKU6011672 TEXU3070079', ['MSKU6011672', 'TEXU3070079']],
    ['MSKU6011672，TEXU3070079；MSKU6011672', ['MSKU6011672', 'TEXU3070079']],
    ['您的货柜 MSKU6011672 已于 12 月 1 日离港', ['MSKU6011672']],
    ['Your B/L: COSU6283748590, please check.', ['COSU6283748590']],
    ['https://example.com/track?no=1', []],
    ['MAEU123456789\t2026-11-20\t20/11/2026', ['MAEU123456789']],
    ['Where is my cargo', []],
    ['', []],
  ])('TRACK-01 %j holds %j', (text, numbers) => {
    expect(readNumbers(text)).toEqual({ numbers, leftOut: 0 });
  });

  it('TRACK-01 takes the first twenty of two hundred and says how many are left out', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `DEMO${String(index).padStart(6, '0')}\t40HQ\tNingbo`);
    const { numbers, leftOut } = readNumbers(lines.join('\r\n'));
    expect(numbers).toHaveLength(20);
    expect(numbers.at(0)).toBe('DEMO000000');
    expect(numbers.at(-1)).toBe('DEMO000019');
    expect(leftOut).toBe(180);
  });
});
