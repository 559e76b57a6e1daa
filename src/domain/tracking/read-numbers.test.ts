import { describe, expect, it } from 'vitest';
import { readNumbers, sureNumbers } from './read-numbers.ts';

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

  it.each([
    ['提单号MAEU262123456已到港', ['MAEU262123456']],
    ['MAEU262123456/COSU6123456780', ['MAEU262123456', 'COSU6123456780']],
    ['箱号MSKU1000090提单MAEU262123456，请查', ['MSKU1000090', 'MAEU262123456']],
    ['柜號CSQU305438(3)在途', ['CSQU3054383']],
    ['CSQU 305438 (3)', ['CSQU3054383']],
    ['CSQU 305438 [3] / TEXU 307007 9', ['CSQU3054383', 'TEXU3070079']],
    ['MAEU 262 123 456/COSU 612 345 6780', ['MAEU262123456', 'COSU6123456780']],
    ['B/LMAEU262123456ETA11', ['MAEU262123456']],
    ['NO.MSKU100009040HQ', ['MSKU1000090']],
    ['MSKU1000090TEXU3070079', ['MSKU1000090', 'TEXU3070079']],
    ['MSKU1000090 20GP', ['MSKU1000090']],
    ['[MSKU1000090](https://a.example/x?no=TEXU3070079&y=1)', ['MSKU1000090', 'TEXU3070079']],
    ['「HLCUSHA260300123」「ONEYSH9EL8960800」', ['HLCUSHA260300123', 'ONEYSH9EL8960800']],
    ['#EGLV142600123456#EGLV142600123457', ['EGLV142600123456', 'EGLV142600123457']],
    ['HX2611/0042', ['HX26110042']],
    ['HX26110042/HX26110043', ['HX26110042', 'HX26110043']],
    ['262123456/262123457', ['262123456', '262123457']],
    ['HX 2611 0042', ['HX26110042']],
    ['🚢MSKU1000090🚢', ['MSKU1000090']],
    ['箱MSKU1000090x2', ['MSKU1000090']],
    ['MSCU1234567，校验位不对', ['MSCU1234567']],
    ['2026-11-20T10:00 20-NOV-2026 12500.000 21859.2KG', []],
    ['Rotterdam 2026', []],
  ])('B1 %j holds %j, whatever stands around them', (text, numbers) => {
    expect(readNumbers(text).numbers).toEqual(numbers);
  });

  it.each(['\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u202A', '\u2066', '\u180E', '\uFE0F', '\u034F'])(
    'B3 reads a number with the unseen character %j in it',
    (unseen) => {
      expect(readNumbers(`MSKU${unseen}1000090`).numbers).toEqual(['MSKU1000090']);
      expect(readNumbers(`${unseen}提单MAEU262${unseen}123456${unseen}`).numbers).toEqual(['MAEU262123456']);
    },
  );

  it('B1 is sure of boxes and of bills that show their carrier, and of no others', () => {
    expect(sureNumbers('电话13812345678，HX26110042，MSKU1000090，COSU6123456780')).toEqual([
      'MSKU1000090',
      'COSU6123456780',
    ]);
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
