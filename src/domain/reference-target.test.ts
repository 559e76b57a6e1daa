import { describe, expect, it } from 'vitest';
import { referenceKind } from '#domain/reference-kind.ts';
import { hrefOf } from './reference-target.ts';

const first = (input: string) => referenceKind(input).map(hrefOf)[0];

describe('hrefOf', () => {
  it.each([
    ['CSQU 305438 3', '/logisticstools/tracking?no=CSQU3054383'],
    ['maeu123456789', '/logisticstools/tracking?no=MAEU123456789'],
    ['CNNGB', '/dictionary/ports?q=CNNGB'],
    ['宁波', '/searchresult?keywords=%E5%AE%81%E6%B3%A2'],
    ['8507.60', '/dictionary/hsCode?q=850760'],
    ['UN 0004', '/dictionary/dangerousGoods?q=0004'],
  ])('HOME-01 leads from %j to %s', (input, href) => {
    expect(first(input)).toBe(href);
  });

  it('HOME-01 keeps what is typed out of the structure of the address', () => {
    expect(first('a&b=c#d')).toBe('/searchresult?keywords=a%26b%3Dc%23d');
  });
});
