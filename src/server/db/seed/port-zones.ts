/** The package still spells zones by their links of long ago; Intl of some browsers shows such a name to people. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
};

/**
 * Ports that the package puts into the zone of another state or town, by the zone that the IANA time zone database
 * (`zone1970.tab`) gives their place. Some had the wrong clock, such as Oakland with that of Chicago, the others the
 * name of a foreign town beside their time. The Aysén region of Chile keeps the clock of Punta Arenas since 2025; its
 * own zone is too new for many browsers.
 */
const CORRECTED: Readonly<Record<string, string>> = {
  'Africa/Ceuta': 'ESCEU',
  'America/Argentina/Buenos_Aires': 'ARNEC ARSNS ARSPD',
  'America/Argentina/Catamarca': 'ARCRD',
  'America/Argentina/Rio_Gallegos': 'ARCVI ARRGL',
  'America/Argentina/Ushuaia': 'ARRGA',
  'America/Bahia': 'BRARB BRIOS BRSSA',
  'America/Belem': 'BRBEL',
  'America/Los_Angeles': 'USOAK',
  'America/Maceio': 'BRMCZ',
  'America/Matamoros': 'MXREX',
  'America/Merida': 'MXPGO',
  'America/Moncton': 'CABAT CAMNT CASJB',
  'America/Punta_Arenas': 'CLBAG CLCHB CLCNX CLPCH CLPNT CLPUQ CLWPA CLWPU',
  'America/Recife': 'BRREC BRSUA',
  'America/Santarem': 'BRSTM',
  'Asia/Jakarta': 'IDBUR',
  'Asia/Kuching': 'MYBKI MYBTU MYKCH MYLBU MYMYY MYSBW MYSDK MYSIP MYTBA MYTWU',
  'Asia/Magadan': 'RUGDX',
  'Asia/Pontianak': 'IDPNK',
  'Asia/Sakhalin': 'RUKHO RUKOR',
  'Atlantic/Madeira': 'PTCNL PTFNC',
  'Australia/Hobart': 'AUBEL AUBWT AUDPO AUHBA AULST AUNLK',
  'Australia/Melbourne': 'AUMEL',
};

const corrected = new Map(
  Object.entries(CORRECTED).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone])),
);

/** The IANA zone of a port by its code, where `given` is what the package says of it. */
export function zoneOfPort(code: string, given: string | null): string | null {
  return corrected.get(code) ?? (given && (RENAMED[given] ?? given));
}
