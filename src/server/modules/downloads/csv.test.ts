import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const text = async (rows: unknown[]) => (await csvOf(rows)).toString('utf8').slice(1);

it('writes nested values as columns and lists as one cell', async () => {
  expect(
    await text([
      { code: 'CNNGB', name: { zh: '宁波', en: 'Ningbo' }, lanes: ['a', 'b'] },
      { code: 'x', extra: null },
    ]),
  ).toBe('code,name.zh,name.en,lanes,extra\r\nCNNGB,宁波,Ningbo,a; b,\r\nx,,,,\r\n');
});

it('quotes what would break a line', async () => {
  expect(await text([{ a: 'one, "two"\nthree' }])).toBe('a\r\n"one, ""two""\nthree"\r\n');
});

it('S20 lets no cell run as a formula, and leaves numbers as they are', async () => {
  expect(await text([{ a: '=HYPERLINK("http://evil")', b: '+1+1', c: '@x', d: -12.5, e: '-x', f: ' =1' }])).toBe(
    'a,b,c,d,e,f\r\n"\'=HYPERLINK(""http://evil"")",\'+1+1,\'@x,-12.5,\'-x,\' =1\r\n',
  );
});

it('begins with the mark of UTF-8', async () => {
  expect([...(await csvOf([])).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
