import { describe, expect, it } from 'vitest';
import { optionAfter } from './use-combobox.ts';

describe('the arrow keys of a field with suggestions', () => {
  const keys = ['CNNGB', 'CNNJG', 'CNNSA'];

  it('go down and up through the options, and through the field at both ends', () => {
    const walk = (pressed: string) => {
      const seen: (string | null | undefined)[] = [null];
      for (let n = 0; n <= keys.length; n += 1) seen.push(optionAfter(pressed, seen.at(-1) ?? null, keys));
      return seen;
    };
    expect(walk('ArrowDown')).toEqual([null, 'CNNGB', 'CNNJG', 'CNNSA', null]);
    expect(walk('ArrowUp')).toEqual([null, 'CNNSA', 'CNNJG', 'CNNGB', null]);
  });

  it('go on from the marked option where it stands now, and begin anew where it is gone', () => {
    expect(optionAfter('ArrowDown', 'CNNGB', ['CNSHG', 'CNNGB', 'CNNSA'])).toBe('CNNSA');
    expect(optionAfter('ArrowDown', 'CNNGB', ['CNSHG', 'CNTAO'])).toBe('CNSHG');
    expect(optionAfter('ArrowUp', 'CNNGB', [])).toBeNull();
  });

  it('leave other keys to the field', () => {
    expect(optionAfter('a', 'CNNGB', keys)).toBeUndefined();
  });
});
