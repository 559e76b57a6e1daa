import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

describe('a line of the head of a mail', () => {
  it('holds no line of its own, whatever was typed', () => {
    expect(oneLine('Goods\r\nBcc: all@example.com\u2028x')).toBe('Goods Bcc: all@example.com x');
  });

  it('ends with a whole sign where it is cut', () => {
    const cut = oneLine(`${'a'.repeat(119)}🚢 and more`);
    expect(cut).toBe('a'.repeat(119));
    expect(cut.isWellFormed()).toBe(true);
  });
});
