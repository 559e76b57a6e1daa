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
    [
      '电话13812345678',
      ['words 电话13812345678', 'port 电话13812345678', 'hs-words 电话13812345678', 'un-words 电话13812345678'],
    ],
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
    expect(kinds('\uFEFFCNNGB')[0]).toBe('port CNNGB');
  });

  it('HOME-01 offers four digits both as tariff heading and as UN number, as they may be either', () => {
    expect(kinds('1263')).toEqual(['hs-code 1263', 'un-number 1263']);
  });

  it('HOME-01 offers no tariff heading for four digits of the chapter 00, which does not exist', () => {
    expect(kinds('0004')).toEqual(['un-number 0004']);
  });

  it.each([
    '40HC',
    'FOB',
    '拼箱',
    '报价',
    '充电宝',
    '宁波',
    'lithium  batteries',
    'ningbo',
    '40HQ boxes',
    '850',
    'paint',
  ])('D3 searches the site for %s, and offers the tables', (typed) => {
    const [first, ...others] = referenceKind(typed);
    expect(first).toEqual({ kind: 'words', normalized: typed.replace(/ +/g, ' ') });
    expect(others.map(({ kind }) => kind)).toContain('hs-words');
  });

  it('D3 takes five capitals for the code of a port, and offers the site', () => {
    expect(kinds('CNNGB')).toEqual(['port CNNGB', 'words CNNGB', 'hs-words CNNGB', 'un-words CNNGB']);
    expect(kinds('cnngb')).toEqual(['words cnngb', 'port CNNGB', 'hs-words cnngb', 'un-words cnngb']);
  });

  it('HOME-01 always leads somewhere, unless there is nothing or too much', () => {
    for (const input of ['1', '850', '+', '?', 'a', '12345']) expect(referenceKind(input).length).toBeGreaterThan(0);
    for (const input of ['', '  ', 'x'.repeat(REFERENCE_MAX + 1)]) expect(referenceKind(input)).toEqual([]);
  });
});
