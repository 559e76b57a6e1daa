import { describe, expect, it } from 'vitest';
import { billForms, guessCarrier, isSameBill, normalizeBillOfLading } from './bill-of-lading.ts';

describe('normalizeBillOfLading', () => {
  it.each([
    ['maeu 123456789', 'MAEU123456789'],
    ['ONEY-SH9EL8960800', 'ONEYSH9EL8960800'],
    ['ＣＯＳＵ６１２３４５６７８９', 'COSU6123456789'],
    ['hx2611-0042', 'HX26110042'],
  ])('TRACK-01 reads %j as %s', (input, number) => {
    expect(normalizeBillOfLading(input)).toBe(number);
  });

  it.each(['', 'AB123', 'A'.repeat(21), '提单123456', 'BL#123456', 'a,b,c,d,e,f'])('TRACK-01 refuses %j', (input) => {
    expect(normalizeBillOfLading(input)).toBeNull();
  });
});

describe('guessCarrier', () => {
  it.each([
    ['MAEU123456789', 'MAEU'],
    ['COSU6123456789', 'COSU'],
    ['OOLU2123456789', 'OOLU'],
    ['EGLV142600123456', 'EGLV'],
    ['HLCUSHA2611ABCD1', 'HLCU'],
    ['MEDUQ1234567', 'MEDU'],
    ['ONEYSH9EL8960800', 'ONEY'],
    ['HDMUNBOZ12345678', 'HDMU'],
    ['YMJAI123456789', 'YMJA'],
    ['ZIMUNGB1234567', 'ZIMU'],
    ['SUDUN5SHA012345X', 'SUDU'],
    ['CMDUNBO1234567', 'CMDU'],
    ['APLUNBO1234567', 'APLU'],
    ['ANNUNBO1234567', 'ANNU'],
  ])('TRACK-01 suggests for %s the carrier %s', (number, scac) => {
    expect(guessCarrier(number)).toEqual({ scacs: [scac], bare: number.slice(4), prefixed: number });
  });

  it('TRACK-01 adds the prefix where one carrier writes its numbers without it', () => {
    expect(guessCarrier('123456789')).toEqual({ scacs: ['MAEU'], bare: '123456789', prefixed: 'MAEU123456789' });
  });

  it('TRACK-01 knows the two ways in which a bill is written for one', () => {
    expect(billForms('MAEU123456789')).toEqual(['MAEU123456789', '123456789']);
    expect(billForms('123456789')).toEqual(['123456789', 'MAEU123456789']);
    expect(billForms('HX26110042')).toEqual(['HX26110042']);
    expect(isSameBill('123456789', 'MAEU123456789')).toBe(true);
    // The bare number has no shape of its own.
    expect(isSameBill('SHA2611ABCD1', 'HLCUSHA2611ABCD1')).toBe(true);
    expect(isSameBill('123456789', 'COSU123456789')).toBe(false);
  });

  it.each([
    ['EGLV', '123456789012'],
    ['SUDU', 'N5SHA012345X'],
    ['HLCU', 'SHA2611ABCD'],
    ['HLCU', 'SHA2611ABCD1'],
    ['MEDU', 'Q1234567'],
    ['ONEY', 'SH9EL8960800'],
    ['HDMU', 'NBOZ12345678'],
    ['YMLU', 'I123456789'],
    ['ZIMU', 'NGB1234567'],
  ])('B2 knows a bill of %s with the prefix and without: %s', (scac, bare) => {
    expect(billForms(bare)).toContain(`${scac}${bare}`);
    expect(billForms(`${scac}${bare}`)).toEqual([`${scac}${bare}`, bare]);
    expect(isSameBill(bare, `${scac}${bare}`)).toBe(true);
  });

  it('TRACK-01 takes a number that several carriers may have given for the bill of each, but not those for one', () => {
    for (const scac of ['COSU', 'OOLU']) {
      expect(isSameBill('2123456789', `${scac}2123456789`)).toBe(true);
      expect(isSameBill(`${scac}2123456789`, '2123456789')).toBe(true);
      expect(billForms('2123456789')).toContain(`${scac}2123456789`);
    }
    for (const scac of ['CMDU', 'APLU', 'ANNU']) {
      expect(isSameBill('NBO1234567', `${scac}NBO1234567`)).toBe(true);
      expect(billForms(`${scac}NBO1234567`)).toEqual([`${scac}NBO1234567`, 'NBO1234567']);
    }
    expect(isSameBill('COSU2123456789', 'OOLU2123456789')).toBe(false);
    expect(isSameBill('CMDUNBO1234567', 'APLUNBO1234567')).toBe(false);
  });

  it('TRACK-01 names all carriers that share a shape and adds no prefix then', () => {
    expect(guessCarrier('2123456789')).toEqual({ scacs: ['COSU', 'OOLU'], bare: '2123456789', prefixed: null });
    expect(guessCarrier('NBO1234567')).toEqual({ scacs: ['CMDU', 'APLU', 'ANNU'], bare: 'NBO1234567', prefixed: null });
  });

  it.each(['HX26110042', 'MAEU12345', 'CSQU3054383', 'ABCDEFGH'])('TRACK-01 suggests no carrier for %s', (number) => {
    expect(guessCarrier(number)).toBeNull();
  });
});
