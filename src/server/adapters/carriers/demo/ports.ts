import { inZone } from '#domain/tracking/time.ts';

/** A port the demonstration carrier serves. */
export interface DemoPort {
  code: string;
  name: string;
  zone: string;
  lat: number;
  lon: number;
}

/** Reached by rail or barge from a sea port only. */
const INLAND: ReadonlySet<string> = new Set(['DEDUI']);

const row = (code: string, name: string, zone: string, lat: number, lon: number): DemoPort => ({
  code,
  name,
  zone,
  lat,
  lon,
});

/** Codes as carriers mix them: some are those of the sea port, some of the airport of the town. */
const PORTS = [
  row('CNSHA', 'Shanghai', 'Asia/Shanghai', 31.35, 121.6),
  row('CNNGB', 'Ningbo', 'Asia/Shanghai', 29.93, 121.85),
  row('CNYTN', 'Yantian', 'Asia/Shanghai', 22.57, 114.27),
  row('CNQDG', 'Qingdao', 'Asia/Shanghai', 36.07, 120.32),
  row('CNXMG', 'Xiamen', 'Asia/Shanghai', 24.46, 118.06),
  row('CNTXG', 'Tianjin', 'Asia/Shanghai', 38.98, 117.75),
  row('CNDAG', 'Dalian', 'Asia/Shanghai', 38.98, 121.8),
  row('HKHKG', 'Hong Kong', 'Asia/Hong_Kong', 22.34, 114.12),
  row('SGSIN', 'Singapore', 'Asia/Singapore', 1.28, 103.85),
  row('MYPKG', 'Port Klang', 'Asia/Kuala_Lumpur', 3, 101.4),
  row('THLCH', 'Laem Chabang', 'Asia/Bangkok', 13.08, 100.88),
  row('VNSGN', 'Ho Chi Minh City', 'Asia/Ho_Chi_Minh', 10.77, 106.71),
  row('KRPUS', 'Busan', 'Asia/Seoul', 35.08, 128.83),
  row('JPTYO', 'Tokyo', 'Asia/Tokyo', 35.62, 139.78),
  row('LKCMB', 'Colombo', 'Asia/Colombo', 6.92, 79.85),
  row('AEJEA', 'Jebel Ali', 'Asia/Dubai', 25.01, 55.06),
  row('NLRTM', 'Rotterdam', 'Europe/Amsterdam', 51.95, 4.05),
  row('DEHAM', 'Hamburg', 'Europe/Berlin', 53.53, 9.95),
  row('BEANR', 'Antwerp', 'Europe/Brussels', 51.28, 4.32),
  row('GBFXT', 'Felixstowe', 'Europe/London', 51.95, 1.31),
  row('DEDUI', 'Duisburg', 'Europe/Berlin', 51.47, 6.75),
  row('USLAX', 'Los Angeles', 'America/Los_Angeles', 33.74, -118.26),
  row('USNYC', 'New York', 'America/New_York', 40.67, -74.05),
  row('AUMEL', 'Melbourne', 'Australia/Melbourne', -37.82, 144.92),
  row('BRSSZ', 'Santos', 'America/Sao_Paulo', -23.95, -46.33),
];

/** The other codes under which the same ports are asked for. */
const ALIASES: Readonly<Record<string, string>> = {
  CNSHG: 'CNSHA',
  CNNBO: 'CNNGB',
  CNNBG: 'CNNGB',
  CNTAO: 'CNQDG',
  CNQIN: 'CNQDG',
  CNXMN: 'CNXMG',
  CNDLC: 'CNDAG',
};

const byCode = new Map(PORTS.map((port) => [port.code, port]));

/** A served port by any of its codes, or undefined. */
export function demoPort(code: string): DemoPort | undefined {
  return byCode.get(ALIASES[code] ?? code);
}

/** The ports that sea-going vessels call at, in a fixed order. */
export const SEA_PORTS: readonly DemoPort[] = PORTS.filter(({ code }) => !INLAND.has(code));

/** Local time of a port, as carriers write it. */
export function portTime(code: string, at: number): string {
  return inZone(at, demoPort(code)?.zone ?? 'UTC') ?? new Date(at).toISOString();
}
