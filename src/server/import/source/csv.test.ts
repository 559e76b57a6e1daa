import { describe, expect, it } from 'vitest';
import { type CsvRecord, csvRecords } from './csv.ts';
import { linesOf } from './lines.ts';

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function read(text: string, width: number): Promise<string[]> {
  const records: CsvRecord[] = [];
  for await (const record of csvRecords(linesOf(pieces(text)), ',', width)) records.push(record);
  return records.map((record) => `${record.line} ${'fields' in record ? record.fields.join('|') : record.problem}`);
}

describe('CSV that may be broken', () => {
  it('reads quoted fields with commas, doubled quotes and line ends', async () => {
    expect(await read('a,"b, ""c""",d\n"e\nf",g,h\ni,j,k\n', 3)).toEqual(['1 a|b, "c"|d', '2 e\nf|g|h', '4 i|j|k']);
  });

  it('goes on with the next line after a quote that is never closed', async () => {
    expect(await read('a,b\n"c,d\ne,f\n', 2)).toEqual(['1 a|b', '2 broken quoting', '3 e|f']);
  });

  it('does not let a stray quote swallow the lines up to the next one', async () => {
    expect(await read('"a,b\nc,d\ne,"f"\ng,h\n', 2)).toEqual(['1 broken quoting', '2 c|d', '3 e|f', '4 g|h']);
  });

  it('takes quotes inside an unquoted field as they are', async () => {
    expect(await read('a,5" pipe\nb,c\n', 2)).toEqual(['1 a|5" pipe', '2 b|c']);
  });

  it('says when columns are missing or too many, and lets empty ones at the end pass', async () => {
    expect(await read('a\nb,c,,\nd,e,f\n\ng,h\n', 2)).toEqual([
      '1 1 columns instead of 2',
      '2 b|c||',
      '3 3 columns instead of 2',
      '5 g|h',
    ]);
  });

  it('finds a field with line ends that crosses from one batch of lines to the next', async () => {
    const before = Array.from({ length: 499 }, (_, at) => `x${at},y`).join('\n');
    const records = await read(`${before}\n"a\nb",c\nd,e\n`, 2);
    expect(records.slice(-2)).toEqual(['500 a\nb|c', '502 d|e']);
  });
});

describe('lines', () => {
  it('are counted over pieces, empty lines and both kinds of line ends', async () => {
    const lines: string[] = [];
    for await (const { line, text } of linesOf(pieces('a\r', '\n\nb', 'c\n', 'd'))) lines.push(`${line} ${text}`);
    expect(lines).toEqual(['1 a', '3 bc', '4 d']);
  });

  it.each([
    ['a\rb\r\rc', ['1 a', '2 b', '4 c']],
    ['a\r', ['1 a']],
    ['a\r\nb\rc\r\n', ['1 a', '2 b\rc']],
    ['a\nb\rc', ['1 a', '2 b\rc']],
  ])('E6 end with CR alone where the first one does: %j', async (text, expected) => {
    for (const parts of [[text], text.split('')]) {
      const lines: string[] = [];
      for await (const { line, text: one } of linesOf(pieces(...parts))) lines.push(`${line} ${one}`);
      expect(lines).toEqual(expected);
    }
  });

  it('refuses what has none', async () => {
    const endless = linesOf(pieces('x'.repeat(2_000_000)));
    await expect(endless.next()).rejects.toThrow('lines of usual length');
  });
});
