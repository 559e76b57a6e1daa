/**
 * Names of China's provinces by their codes in ISO 3166-2:CN, letters as of today and numbers as before 2017; UN/LOCODE has
 * both. As the seeded ports write them, so that a page knows the Chinese of all of them.
 */
const PROVINCES: readonly (readonly [letters: string, number: string, name: string])[] = [
  ['BJ', '11', 'Beijing'],
  ['TJ', '12', 'Tianjin'],
  ['HE', '13', 'Hebei'],
  ['SX', '14', 'Shanxi'],
  ['NM', '15', 'Inner Mongolia'],
  ['LN', '21', 'Liaoning'],
  ['JL', '22', 'Jilin'],
  ['HL', '23', 'Heilongjiang'],
  ['SH', '31', 'Shanghai'],
  ['JS', '32', 'Jiangsu'],
  ['ZJ', '33', 'Zhejiang'],
  ['AH', '34', 'Anhui'],
  ['FJ', '35', 'Fujian'],
  ['JX', '36', 'Jiangxi'],
  ['SD', '37', 'Shandong'],
  ['HA', '41', 'Henan'],
  ['HB', '42', 'Hubei'],
  ['HN', '43', 'Hunan'],
  ['GD', '44', 'Guangdong'],
  ['GX', '45', 'Guangxi'],
  ['HI', '46', 'Hainan'],
  ['CQ', '50', 'Chongqing'],
  ['SC', '51', 'Sichuan'],
  ['GZ', '52', 'Guizhou'],
  ['YN', '53', 'Yunnan'],
  ['XZ', '54', 'Xizang'],
  ['SN', '61', 'Shaanxi'],
  ['GS', '62', 'Gansu'],
  ['QH', '63', 'Qinghai'],
  ['NX', '64', 'Ningxia'],
  ['XJ', '65', 'Xinjiang'],
];

const names = new Map(
  PROVINCES.flatMap(([letters, number, name]) => [[letters, name] as const, [number, name] as const]),
);

/** Name of a province of China by either of its codes; null for another code. */
export function chineseProvince(code: string): string | null {
  return names.get(code) ?? null;
}
