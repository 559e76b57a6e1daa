import { describe, expect, it } from 'vitest';
import { readCodeDigits } from './code-digits.ts';

const read = (text: string, lengths: number[] = [8, 10]) => readCodeDigits(text, lengths);
const problem = (text: string, lengths?: number[]) => {
  const found = read(text, lengths);
  return 'problem' in found ? `${found.problem} | ${found.meant}` : found.code;
};

describe('the digits of a code', () => {
  it.each([
    ['01012100', '01012100'],
    ['0101.2100', '01012100'],
    ['0101.21.00.10', '0101210010'],
    ['0101 2100 10', '0101210010'],
    ['０１０１２１００', '01012100'],
    ["'01012100", '01012100'],
    ['="01012100"', '01012100'],
  ])('E2 are read from %s', (text, code) => {
    expect(read(text)).toEqual({ code });
  });

  it.each([
    ['101210010.0', 'the code ends in .0: a spreadsheet took it for a number | 0101210010'],
    ['85076000.0', 'the code ends in .0: a spreadsheet took it for a number | 85076000'],
    ['85076000.00', 'the code ends in .0: a spreadsheet took it for a number | 85076000'],
    ['8507600090,0', 'the code ends in .0: a spreadsheet took it for a number | 8507600090'],
    ['8.5076E+07', 'the code has an exponent: a spreadsheet took it for a number | '],
    ['85076E3', 'the code has an exponent: a spreadsheet took it for a number | '],
    ['1012100', 'a spreadsheet may have taken a leading zero of the code (1012100) | 01012100'],
    ['101210010', 'a spreadsheet may have taken a leading zero of the code (101210010) | 0101210010'],
    ['8507.6.000', 'the code has not 8 or 10 digits | '],
    ['850760001.0', 'the code ends in .0: a spreadsheet took it for a number | 0850760001'],
    ['0101210', 'the code has not 8 or 10 digits | 00101210'],
    ['850760000901', 'the code has not 8 or 10 digits | '],
    ['', 'the code has not 8 or 10 digits | '],
  ])('E2 are not guessed at in what a spreadsheet left: %s', (text, found) => {
    expect(problem(text)).toBe(found);
  });

  it('E2 of CIQ end in three', () => {
    expect(read('0101210000.101', [13])).toEqual({ code: '0101210000101' });
    expect(read('0101210000101', [13])).toEqual({ code: '0101210000101' });
    expect(problem('101210000101', [13])).toContain('| 0101210000101');
  });

  it('E2 of a UN number may have lost three zeros', () => {
    expect(problem('4', [4])).toBe('a spreadsheet may have taken a leading zero of the code (4) | 0004');
    expect(problem('203.0', [4])).toContain('| 0203');
  });
});
