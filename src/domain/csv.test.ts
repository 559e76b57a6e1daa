import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

describe('rows as CSV', () => {
  it('quote what separates cells and keep empty ones', () => {
    expect(
      csvText([
        ['a,b', 'say "so"', null, 3],
        ['宁波', '', 'x\ny', 0],
      ]),
    ).toBe('\uFEFF"a,b","say ""so""",,3\r\n宁波,,"x\ny",0\r\n');
  });

  it.each(['=1+1', '+49', '-5', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x'])(
    'S20 never lets a spreadsheet run %j',
    (text) => {
      const [, value = ''] = csvText([[1, text]])
        .replace(/\r\n$/, '')
        .split('1,', 2);
      expect(value.replace(/^"/, '')).toMatch(/^'/);
    },
  );
});
