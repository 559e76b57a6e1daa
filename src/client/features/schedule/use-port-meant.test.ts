import { describe, expect, it } from 'vitest';
import { meantOf } from './use-port-meant.ts';

const port = (code: string, nameEn: string, nameZh: string | null, aliasCodes: string[] = []) => ({
  code,
  aliasCodes,
  nameEn,
  nameZh,
  country: { zh: '', en: '' },
});
const ningbo = port('CNNGB', 'Ningbo', '宁波', ['CNNBO']);
const genoa = port('ITGOA', 'Genoa', '热那亚');
const portland = [
  port('USPDX', 'Portland', '波特兰'),
  port('AUPTJ', 'Portland', '波特兰'),
  port('GBPTL', 'Portland', null),
];

describe('PLAN-01 the port that a text means', () => {
  it('is the one with the code, whatever else was found', () => {
    expect(meantOf('CNNGB', [genoa, ningbo])).toBe(ningbo);
  });

  it('is the only one with the name, in either language and any case', () => {
    expect(meantOf('宁波', [ningbo, port('CNNBX', 'Ningbo North', '宁波北')])).toBe(ningbo);
    // Five letters, and still no code.
    expect(meantOf('GENOA', [genoa, port('XXGEN', 'Genoa Bay', null)])).toBe(genoa);
  });

  it('is the one with another code of the same port', () => {
    expect(meantOf('CNNBO', [genoa, ningbo])).toBe(ningbo);
  });

  it('is nobody where it could be several, or none', () => {
    expect(meantOf('Portland', portland)).toBeNull();
    expect(meantOf('XXQQQ', [])).toBeNull();
    // A slip of the pen: what is alike is offered, and not taken for what was meant.
    expect(meantOf('CNNGX', [ningbo])).toBeNull();
  });
});
