import { describe, expect, it } from 'vitest';
import { createBillWriting } from './bill-writing.ts';

describe('TRACK-01 how a carrier is asked for a bill', () => {
  it.each(['COSU', 'OOLU'])('with the prefix of %s, although the bare number may be of another', (scac) => {
    const writing = createBillWriting([scac]);
    expect(writing.ways('2123456789')).toEqual(['2123456789', `${scac}2123456789`]);
    expect(writing.ways(`${scac}2123456789`)).toEqual([`${scac}2123456789`, '2123456789']);
    writing.learn(`${scac}2123456789`);
    expect(writing.ways('2123456780')).toEqual([`${scac}2123456780`]);
  });

  it('as it is written, where the prefix cannot be known or is that of another', () => {
    expect(createBillWriting(['CMDU', 'APLU']).ways('NBO1234567')).toEqual(['NBO1234567']);
    expect(createBillWriting(['COSU']).ways('OOLU2123456789')).toEqual(['OOLU2123456789']);
    expect(createBillWriting(['COSU']).ways('HX26110042')).toEqual(['HX26110042']);
  });

  it.each([
    ['EGLV', '123456789012'],
    ['SUDU', 'N5SHA012345X'],
    ['HLCU', 'SHA2611ABCD'],
    ['HLCU', 'SHA2611ABCD1'],
    ['ONEY', 'SH9EL8960800'],
    ['HDMU', 'NBOZ12345678'],
    ['ZIMU', 'NGB1234567'],
    ['YMLU', 'I123456789'],
  ])('B2 of %s with the prefix and without, whichever was typed', (scac, bare) => {
    const writing = createBillWriting([scac]);
    expect(writing.ways(bare)).toEqual([bare, `${scac}${bare}`]);
    expect(writing.ways(`${scac}${bare}`)).toEqual([`${scac}${bare}`, bare]);
  });
});
