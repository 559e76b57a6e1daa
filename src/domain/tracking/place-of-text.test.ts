import { describe, expect, it } from 'vitest';
import { placeOfText } from './place-of-text.ts';

describe('where a shared text leads', () => {
  it.each([
    ['Where is CSQU3054383 please?', '/logisticstools/tracking?no=CSQU3054383'],
    ['箱号：csqu 305438-3，谢谢', '/logisticstools/tracking?no=CSQU3054383'],
    ['COSU6199000001', '/logisticstools/tracking?no=COSU6199000001'],
    ['cosu6199000001，请查', '/logisticstools/tracking?no=COSU6199000001'],
    ['提单号：6199000001，请查', '/logisticstools/tracking?no=6199000001'],
    ['B/L MAEU123456789 will arrive on 2026-04-12', '/logisticstools/tracking?no=MAEU123456789'],
    ['SHA2603-0001', '/logisticstools/tracking?no=SHA26030001'],
    [
      'CSQU3054383\nTGHU1234566\nHLCUSHA260300123 (Ms Li, 13812345678)',
      `/logisticstools/tracking?no=${encodeURIComponent('CSQU3054383, TGHU1234566, HLCUSHA260300123')}`,
    ],
    ['Rotterdam 2026', '/searchresult?keywords=Rotterdam%202026'],
    ['8471300000', '/searchresult?keywords=8471300000'],
    ['Call 13812345678', '/searchresult?keywords=Call%2013812345678'],
    ['https://a.example/news/12345678', '/searchresult?keywords=https%3A%2F%2Fa.example%2Fnews%2F12345678'],
    ['demurrage in Rotterdam', '/searchresult?keywords=demurrage%20in%20Rotterdam'],
    ['javascript:alert(1)', '/searchresult?keywords=javascript%3Aalert(1)'],
    ['//evil.example', '/searchresult?keywords=%2F%2Fevil.example'],
    ['  ', '/home'],
    ['提单号MAEU262123456已到港', '/logisticstools/tracking?no=MAEU262123456'],
    [
      'MAEU262123456/COSU6123456780',
      `/logisticstools/tracking?no=${encodeURIComponent('MAEU262123456, COSU6123456780')}`,
    ],
    ['https://carrier.example/tracking/MAEU262123456', '/logisticstools/tracking?no=MAEU262123456'],
  ])('PWA-01 B1 leads a text to its page: %s', (text, place) => {
    expect(placeOfText(text)).toBe(place);
  });

  it('PWA-01 searches for a text whose last sign would be cut in two', () => {
    const beginning = 'a'.repeat(79);
    expect(placeOfText(`${beginning}🚢 and more`)).toBe(`/searchresult?keywords=${beginning}`);
  });

  it('PWA-01 leads more numbers than can be asked for at once to the page that says so', () => {
    const text = Array.from({ length: 25 }, (_, index) => `COSU${6199000001 + index}`).join('\n');
    expect(placeOfText(text)).toBe(`/logisticstools/tracking?no=${encodeURIComponent(text)}`);
  });
});
