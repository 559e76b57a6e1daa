import { describe, expect, it } from 'vitest';
import { REFERENCE_MAX, referenceKind } from './reference-kind.ts';

const kinds = (input: string) => referenceKind(input).map(({ kind, normalized }) => `${kind} ${normalized}`);

describe('referenceKind', () => {
  it.each([
    ['CSQU3054383', ['container CSQU3054383']],
    ['csqu 305438-3', ['container CSQU3054383']],
    ['MSCU1234567', ['container MSCU1234567']],
    ['CSQU305438', ['container CSQU305438']],
    ['maeu 123456789', ['bill-of-lading MAEU123456789']],
    ['HX2611-0042', ['bill-of-lading HX26110042']],
    ['un1263', ['un-number 1263']],
    ['UN 0004', ['un-number 0004']],
    ['8507.60', ['hs-code 850760']],
    ['8507', ['hs-code 8507']],
    ['85', ['hs-code 85']],
    ['8507600090', ['hs-code 8507600090', 'bill-of-lading 8507600090']],
    ['123456789', ['bill-of-lading 123456789']],
    ['８５０７', ['hs-code 8507']],
  ])('HOME-01 reads %j as %j', (input, expected) => {
    expect(kinds(input)).toEqual(expected);
  });

  it.each([
    ['提单号MAEU262123456已到港', ['bill-of-lading MAEU262123456']],
    ['箱号 MSKU1000090', ['container MSKU1000090']],
    ['MAEU262123456/COSU6123456780', ['shipments MAEU262123456, COSU6123456780']],
    ['MSKU1000090 TEXU3070079', ['shipments MSKU1000090, TEXU3070079']],
    ['电话13812345678', ['port 电话13812345678', 'hs-words 电话13812345678', 'un-words 电话13812345678']],
  ])('B1 finds the shipments in %j', (input, expected) => {
    expect(kinds(input)).toEqual(expected);
  });

  it('B4 offers the container that was meant before what was typed', () => {
    expect(kinds('MSKU1OOOO9O')[0]).toBe('container MSKU1000090');
    expect(kinds('MSKUI000090').slice(0, 2)).toEqual(['container MSKU1000090', 'bill-of-lading MSKUI000090']);
  });

  it('B3 reads every code with unseen characters in it', () => {
    expect(kinds('MSKU\u200B1000090')).toEqual(['container MSKU1000090']);
    expect(kinds('\u202A8507.60\u202C')).toEqual(['hs-code 850760']);
    expect(kinds('UN\u00AD1263')).toEqual(['un-number 1263']);
    expect(kinds('\uFEFFcnngb')[0]).toBe('port CNNGB');
  });

  it('HOME-01 offers four digits both as tariff heading and as UN number, as they may be either', () => {
    expect(kinds('1263')).toEqual(['hs-code 1263', 'un-number 1263']);
  });

  it('HOME-01 offers no tariff heading for four digits of the chapter 00, which does not exist', () => {
    expect(kinds('0004')).toEqual(['un-number 0004']);
  });

  it('HOME-01 searches the ports first for a port code and for words, then the other tables', () => {
    expect(kinds('cnngb')).toEqual(['port CNNGB', 'hs-words cnngb', 'un-words cnngb']);
    expect(kinds(' 宁波 ')).toEqual(['port 宁波', 'hs-words 宁波', 'un-words 宁波']);
    expect(kinds('lithium  batteries')).toEqual([
      'port lithium batteries',
      'hs-words lithium batteries',
      'un-words lithium batteries',
    ]);
  });

  it('HOME-01 takes words that could be letters of a bill for words', () => {
    expect(kinds('ningbo')[0]).toBe('port ningbo');
    expect(kinds('40HQ boxes')[0]).toBe('port 40HQ boxes');
  });

  it('HOME-01 always leads somewhere, unless there is nothing or too much', () => {
    for (const input of ['1', '850', '+', '?', 'a', '12345']) expect(referenceKind(input).length).toBeGreaterThan(0);
    for (const input of ['', '  ', 'x'.repeat(REFERENCE_MAX + 1)]) expect(referenceKind(input)).toEqual([]);
  });
});
