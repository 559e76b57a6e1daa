import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildPorts, type SeedPort } from './build-ports.ts';

const ports = buildPorts();
const byCode = new Map(ports.flatMap((port) => [port.code, ...port.aliasCodes].map((code) => [code, port] as const)));

function portOf(code: string): SeedPort {
  const port = byCode.get(code);
  if (!port) throw new Error(`no port ${code}`);
  return port;
}

function kilometres(port: SeedPort, lat: number, lon: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians((port.lat ?? 90) - lat) / 2) ** 2 +
    Math.cos(radians(lat)) * Math.cos(radians(port.lat ?? 90)) * Math.sin(radians((port.lon ?? 0) - lon) / 2) ** 2;
  return 12742 * Math.asin(Math.sqrt(a));
}

/** Offsets of a zone in January and in July. */
function clockOf(timeZone: string | null): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'longOffset',
    year: 'numeric',
  });
  return [0, 6].map((month) => format.format(Date.UTC(2026, month, 15))).join();
}

/** Where well-known harbours lie, to a few kilometres: general knowledge, authored; not taken from the package. */
const KNOWN: readonly (readonly [string, number, number])[] = [
  ['CNSHA', 31.36, 121.61],
  ['CNYSA', 30.62, 122.07],
  ['CNNGB', 29.94, 121.87],
  ['CNSZX', 22.48, 113.88],
  ['CNYTN', 22.57, 114.28],
  ['CNTAO', 36.04, 120.23],
  ['CNTXG', 38.98, 117.76],
  ['CNXMN', 24.46, 118.04],
  ['CNDLC', 39.0, 121.87],
  ['CNLYG', 34.74, 119.44],
  ['HKHKG', 22.34, 114.12],
  ['TWKHH', 22.58, 120.31],
  ['SGSIN', 1.26, 103.83],
  ['KRPUS', 35.1, 129.04],
  ['JPYOK', 35.44, 139.68],
  ['JPKND', 33.8, 131.0],
  ['MYPKG', 3.0, 101.36],
  ['MYTPP', 1.36, 103.55],
  ['TRAMR', 40.97, 28.68],
  ['GBSOW', 53.28, -2.85],
  ['PHMLS', 9.01, 125.5],
  ['LKCMB', 6.95, 79.85],
  ['INNSA', 18.95, 72.95],
  ['AEJEA', 25.01, 55.06],
  ['SAJED', 21.47, 39.17],
  ['EGPSE', 31.22, 32.36],
  ['GRPIR', 37.95, 23.6],
  ['ESALG', 36.14, -5.44],
  ['NLRTM', 51.95, 4.14],
  ['BEANR', 51.29, 4.3],
  ['DEHAM', 53.52, 9.93],
  ['MAPTM', 35.88, -5.5],
  ['ZADUR', -29.88, 31.02],
  ['USLAX', 33.74, -118.26],
  ['USNYC', 40.67, -74.05],
  ['PAMIT', 9.36, -79.88],
  ['BRSSZ', -23.95, -46.31],
  ['CDMAT', -5.82, 13.45],
  ['DZAAE', 36.9, 7.77],
  ['AUSYD', -33.97, 151.21],
];

describe('the ports of the seed', () => {
  it('DICT-01 hold at least 1,600 ports, 400 and more of them with a Chinese name', () => {
    expect(ports.length).toBeGreaterThanOrEqual(1600);
    expect(ports.filter((port) => port.nameZh !== null).length).toBeGreaterThanOrEqual(400);
  });

  it('DICT-01 name every port of China in Chinese', () => {
    const chinese = ports.filter((port) => ['CN', 'HK', 'MO', 'TW'].includes(port.countryCode));
    expect(chinese.length).toBeGreaterThan(140);
    expect(chinese.filter((port) => port.nameZh === null || port.pinyin === '')).toEqual([]);
  });

  it('DICT-01 keep every code of the package findable, except one that belongs to another place and those of no port', () => {
    const file = createRequire(import.meta.url).resolve('sea-ports/lib/ports.json');
    const rows = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
    const lost = Object.keys(rows).filter((code) => !byCode.has(code));
    expect(lost.toSorted()).toEqual(['ATLTX', 'BRPNN', 'CNXGA', 'ESFER', 'FRJAV', 'USRAJ', 'USYOB']);
  });

  it.each([
    ['CNNGB', ['CNNBO', 'CNNBG'], '宁波'],
    ['CNSHA', ['CNSGH', 'CNSHG'], '上海'],
    ['CNTAO', ['CNQIN', 'CNQDG'], '青岛'],
    ['CNXMN', ['CNXAM', 'CNXMG'], '厦门'],
    ['CNSZX', ['CNSNZ', 'CNSZP'], '深圳'],
    ['CNDLC', ['CNDAL', 'CNDAG'], '大连'],
    ['CNTXG', ['CNXGG', 'CNTSN', 'CNTNG'], '天津'],
  ])('DICT-01 show %s under the code of the trade and find it by %j', (code, aliases, nameZh) => {
    for (const each of [code, ...aliases]) expect(portOf(each)).toMatchObject({ code, nameZh });
  });

  it('claim no code twice and repeat no row of the package', () => {
    const codes = ports.flatMap((port) => [port.code, ...port.aliasCodes]);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(ports.filter((port) => port.nameEn === 'Djibouti')).toHaveLength(1);
  });

  it('DICT-01 spell names and Chinese aliases in pinyin without tones, right on characters with two readings', () => {
    expect(portOf('CNSHA')).toMatchObject({ pinyin: 'shanghai shanghaigang', initials: 'sh shg' });
    expect(portOf('CNCKG').pinyin).toMatch(/^chongqing /);
    expect(portOf('CNXMN').pinyin).toMatch(/^xiamen /);
    expect(portOf('CNPNY').pinyin).toBe('shiqiao panyu');
    expect(portOf('AEJEA').pinyin.split(' ')).toContain('alishan');
  });

  it.each(KNOWN)('place %s within 50 km of %d, %d', (code, lat, lon) => {
    expect(kilometres(portOf(code), lat, lon)).toBeLessThan(50);
  });

  it('give every port a time zone that Intl accepts, under its name of today', () => {
    for (const port of ports) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: port.timezone ?? 'none' })).not.toThrow();
      expect(['Asia/Calcutta', 'Asia/Saigon', 'America/Cordoba', 'Europe/Kiev']).not.toContain(port.timezone);
    }
    expect(portOf('MOMFM').timezone).toBe('Asia/Macau');
    expect(portOf('ARRIC').timezone).toBe('America/Argentina/Ushuaia');
    expect(portOf('BRMAO').timezone).toBe('America/Manaus');
    expect(portOf('AUMEL').timezone).toBe('Australia/Melbourne');
    expect(portOf('USOAK').timezone).toBe('America/Los_Angeles');
  });

  it('give neighbours in one country one clock, but where a border of zones runs between them', () => {
    // Tennessee and Alabama, west and east.
    const borders = ['USBNA USCHA', 'USCHA USHSV', 'USDNN USHSV'];
    const clocks = new Map(ports.map(({ timezone }) => [timezone, clockOf(timezone)]));
    const strangers = ports.flatMap((port, index) =>
      ports
        .slice(index + 1)
        .filter((other) => other.countryCode === port.countryCode)
        .filter(({ timezone }) => clocks.get(timezone) !== clocks.get(port.timezone))
        .filter(({ lat, lon }) => lat !== null && lon !== null && kilometres(port, lat, lon) < 200)
        .map((other) => `${port.code} ${other.code}`),
    );
    expect(strangers).toEqual(borders);
  });

  it('leave only ports without a known position without coordinates', () => {
    expect(ports.filter((port) => port.lat === null || port.lon === null).map((port) => port.code)).toEqual([
      'GBEIL',
      'THTPT',
    ]);
  });

  it('DICT-01 give every sea port a lane, except those of North Korea and the Caspian Sea', () => {
    const open = ports.filter((port) => port.type === 'seaport' && port.lanes.length === 0);
    expect(open.map((port) => port.countryCode).filter((country) => !['KP', 'KZ', 'TM'].includes(country))).toEqual([]);
  });

  it('move ports of dissolved countries to the codes of today', () => {
    expect(portOf('ANCUR')).toMatchObject({ code: 'CWWIL', countryCode: 'CW' });
    expect(portOf('ANPHI')).toMatchObject({ code: 'SXPHI', countryCode: 'SX' });
  });

  it.each([
    'CNYSA',
    'VNTOT',
    'QAHMD',
    'INHZA',
    'INKAT',
    'EGPSE',
    'NGLKK',
    'CMKBI',
    'MXLZC',
    'CNQZH',
    'CNYPG',
    'CNNSA',
    'CNTAG',
    'AEKHL',
    'OMDQM',
    'PECHY',
    'ECPSJ',
    'INVZJ',
  ])('hold the big port %s, rated, with both names and a place', (code) => {
    const port = portOf(code);
    expect(port.weight).toBeGreaterThan(20);
    expect([port.nameZh, port.lat, port.timezone]).not.toContain(null);
  });

  it('rate Shanghai first and no unrated port above a rated gateway', () => {
    const first = ports.toSorted((a, b) => b.weight - a.weight).slice(0, 3);
    expect(first.map((port) => port.code)).toEqual(['CNSHA', 'SGSIN', 'CNNGB']);
    expect(ports.filter((port) => port.nameZh === null && port.weight > 10)).toEqual([]);
  });

  it('DICT-01 set inland points and river harbours apart from sea ports', () => {
    expect(portOf('INICD').type).toBe('dryport');
    expect(portOf('CNNKG').type).toBe('riverport');
    expect(portOf('IDBNT').type).toBe('offshore');
    expect(portOf('CNSHA').type).toBe('seaport');
  });

  it('DICT-01 give the Pearl River, the Mississippi and the Great Lakes river ports, as landlocked states', () => {
    const river = ['CNNNG', 'CNLZH', 'CNFOS', 'CNSUD', 'CNSJQ', 'USMEM', 'USSTL', 'USCHI', 'USMKE', 'CATOR', 'PYSAN'];
    const sea = ['CNNSA', 'CNSZX', 'CNZUH', 'CNCAN', 'CNXIN', 'CNTXG', 'USMSY', 'USHOU', 'CAMTR', 'ARROS'];
    expect(river.filter((code) => portOf(code).type !== 'riverport')).toEqual([]);
    expect(sea.filter((code) => portOf(code).type !== 'seaport')).toEqual([]);
  });

  it('DICT-01 put Ambarli on the lanes of the terminals beside it', () => {
    expect(portOf('TRAMR').lanes).toEqual(portOf('TRMPT').lanes);
    expect(portOf('TRAMR').province).toBe(portOf('TRKMX').province);
  });
});
