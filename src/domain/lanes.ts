/** A trade lane as freight people use the word: usage of the trade, not a standard. The order is that of lists. */
export const LANES = [
  { code: 'china-coast', nameZh: '中国沿海', nameEn: 'China coast' },
  { code: 'yangtze', nameZh: '长江', nameEn: 'Yangtze River' },
  { code: 'pearl-river', nameZh: '珠江', nameEn: 'Pearl River' },
  { code: 'hongkong-macao-taiwan', nameZh: '港澳台', nameEn: 'Hong Kong, Macao and Taiwan' },
  { code: 'japan-korea', nameZh: '日韩', nameEn: 'Japan and Korea' },
  { code: 'russia-far-east', nameZh: '俄罗斯远东', nameEn: 'Russian Far East' },
  { code: 'southeast-asia', nameZh: '东南亚', nameEn: 'Southeast Asia' },
  { code: 'south-asia', nameZh: '印巴', nameEn: 'Indian subcontinent' },
  { code: 'middle-east', nameZh: '中东', nameEn: 'Middle East Gulf' },
  { code: 'red-sea', nameZh: '红海', nameEn: 'Red Sea' },
  { code: 'mediterranean-east', nameZh: '地中海东', nameEn: 'East Mediterranean' },
  { code: 'mediterranean-west', nameZh: '地中海西', nameEn: 'West Mediterranean' },
  { code: 'adriatic', nameZh: '亚得里亚海', nameEn: 'Adriatic' },
  { code: 'black-sea', nameZh: '黑海', nameEn: 'Black Sea' },
  { code: 'europe', nameZh: '西北欧', nameEn: 'North-West Europe' },
  { code: 'nordic-baltic', nameZh: '北欧/波罗的海', nameEn: 'Nordic and Baltic' },
  { code: 'north-africa', nameZh: '北非', nameEn: 'North Africa' },
  { code: 'west-africa', nameZh: '西非', nameEn: 'West Africa' },
  { code: 'east-africa', nameZh: '东非', nameEn: 'East Africa' },
  { code: 'south-africa', nameZh: '南非', nameEn: 'Southern Africa' },
  { code: 'us-west', nameZh: '美西', nameEn: 'US West Coast' },
  { code: 'us-east', nameZh: '美东', nameEn: 'US East Coast' },
  { code: 'us-gulf', nameZh: '美湾', nameEn: 'US Gulf' },
  { code: 'canada-west', nameZh: '加拿大西', nameEn: 'Canada West Coast' },
  { code: 'canada-east', nameZh: '加拿大东', nameEn: 'Canada East Coast' },
  { code: 'latin-america-west', nameZh: '中南美西', nameEn: 'Latin America West Coast' },
  { code: 'south-america-east', nameZh: '南美东', nameEn: 'South America East Coast' },
  { code: 'caribbean', nameZh: '加勒比', nameEn: 'Caribbean and Gulf of Mexico' },
  { code: 'australia-new-zealand', nameZh: '澳新', nameEn: 'Australia and New Zealand' },
  { code: 'pacific-islands', nameZh: '太平洋岛屿', nameEn: 'Pacific islands' },
] as const;

export type LaneCode = (typeof LANES)[number]['code'];

/** Degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

const BY_COUNTRY: Partial<Record<LaneCode, string>> = {
  'hongkong-macao-taiwan': 'HK MO TW',
  'japan-korea': 'JP KR',
  'southeast-asia': 'SG MY TH VN ID PH KH MM BN TL LA',
  'south-asia': 'IN PK BD LK MV NP BT',
  'middle-east': 'AE OM QA BH KW IQ IR',
  'red-sea': 'JO SD DJ YE ER',
  'mediterranean-east': 'GR LB CY SY PS',
  'mediterranean-west': 'MT GI MC AD',
  adriatic: 'HR SI ME AL BA',
  'black-sea': 'RO BG GE UA MD AM AZ',
  europe: 'NL BE LU GB IE PT GG JE IM CH AT CZ SK HU',
  'nordic-baltic': 'DK SE NO FI AX PL LT LV EE BY IS FO GL SJ',
  'north-africa': 'DZ TN LY EH',
  'west-africa': 'MR SN GM GW GN SL LR CI GH TG BJ NG CM GQ GA CG CD AO ST CV ML BF NE TD CF NA',
  'east-africa': 'KE TZ MG MU RE SC KM YT UG RW BI SS ET ZM MW',
  'south-africa': 'ZA NA BW LS SZ ZW',
  'latin-america-west': 'SV EC PE CL',
  'south-america-east': 'BR AR UY PY FK',
  caribbean: 'AG AI AW BB BL BM BQ BS BZ CU CW DM DO GD GF GP GY HT JM KN KY LC MF MQ MS PR SR SX TC TT VC VE VG VI',
  'australia-new-zealand': 'AU NZ PG FJ',
  'pacific-islands': 'PG FJ WS TO VU SB NC PF GU MP AS KI MH FM PW NR TV CK NU TK WF NF UM',
};

/** The lower Yangtze up to Suzhou and Taicang, and the river with its lakes and tributaries from Wuhu to Yibin. */
function isOnYangtze({ lat, lon }: Position): boolean {
  const lower = lat >= 31.3 && lat <= 32.6 && lon > 118 && lon < 121.2;
  const middle = lat >= 26.5 && lat <= 31.9 && lon > 104.3 && lon < 118.6;
  return lower || middle;
}

function laneOfChina(at: Position | null, code: string): readonly LaneCode[] {
  // Feeder and near-sea ships call at Taicang as at a coast port; Zhongshan lies by position on the open sea but its
  // terminals are reached by river barge.
  if (code === 'CNTAG') return ['china-coast', 'yangtze'];
  if (code === 'CNZSN') return ['pearl-river'];
  if (at === null) return ['china-coast'];
  if (isOnYangtze(at)) return ['yangtze'];
  if (at.lat >= 22.2 && at.lat <= 25 && at.lon > 106 && at.lon < 113.4) return ['pearl-river'];
  const inland = at.lon < 108 || (at.lat > 26 && at.lon < 116.5) || at.lat > 41.5;
  return inland ? [] : ['china-coast'];
}

function laneOfUnitedStates(at: Position): readonly LaneCode[] {
  if (at.lon < -103) return ['us-west'];
  const texasAndDelta = at.lat < 33.5 && at.lon < -88.5;
  const gulfShore = at.lat < 31.2 && at.lon < -81.9;
  if (texasAndDelta || gulfShore) return ['us-gulf'];
  // Boxes for the Midwest come by rail from both coasts.
  return at.lon < -85 && at.lat > 33.6 ? ['us-west', 'us-east'] : ['us-east'];
}

function laneOfSpain(at: Position): readonly LaneCode[] {
  if (at.lat < 30) return ['europe', 'west-africa'];
  return at.lat > 41.9 && at.lon < 0 ? ['europe'] : ['mediterranean-west'];
}

function laneOfRussia(at: Position): readonly LaneCode[] {
  if (at.lon > 100) return ['russia-far-east'];
  return at.lat < 48.5 && at.lon < 60 ? ['black-sea'] : ['nordic-baltic'];
}

/** Countries with more than one coast; the side is read from the position. China alone also answers without one. */
const SPLIT: Readonly<Record<string, (at: Position) => readonly LaneCode[]>> = {
  US: laneOfUnitedStates,
  ES: laneOfSpain,
  RU: laneOfRussia,
  CA: ({ lon }) => (lon < -90 ? ['canada-west'] : ['canada-east']),
  MX: ({ lat, lon }) => (lon > -98.5 && lat > 17.5 ? ['caribbean'] : ['latin-america-west']),
  GT: ({ lat, lon }) => (lat > 15.3 && lon > -89.5 ? ['caribbean'] : ['latin-america-west']),
  HN: ({ lat }) => (lat > 13.8 ? ['caribbean'] : ['latin-america-west']),
  NI: ({ lon }) => (lon > -84.5 ? ['caribbean'] : ['latin-america-west']),
  CR: ({ lat, lon }) => (lat > 9.5 && lon > -83.6 ? ['caribbean'] : ['latin-america-west']),
  PA: ({ lat }) => (lat > 9.2 ? ['caribbean', 'latin-america-west'] : ['latin-america-west']),
  CO: ({ lat, lon }) => (lat < 5 && lon < -76 ? ['latin-america-west'] : ['caribbean']),
  BO: ({ lon }) => (lon > -60 ? ['south-america-east'] : ['latin-america-west']),
  SA: ({ lon }) => (lon > 45 ? ['middle-east'] : ['red-sea']),
  EG: ({ lat, lon }) => (lat < 30.4 && lon > 32 ? ['red-sea'] : ['mediterranean-east']),
  IL: ({ lat }) => (lat < 30 ? ['red-sea'] : ['mediterranean-east']),
  SO: ({ lat }) => (lat > 9 ? ['red-sea', 'east-africa'] : ['east-africa']),
  TR: ({ lat, lon }) => (lat > 40.9 && lon > 30 ? ['black-sea'] : ['mediterranean-east']),
  FR: ({ lat, lon }) => (lat < 44.2 && lon > 2.5 ? ['mediterranean-west'] : ['europe']),
  // The watershed of the Apennines runs along this line; Taranto, south of it, is served from the west.
  IT: ({ lat, lon }) => (lat > 40.55 && lat + lon > 56.6 ? ['adriatic'] : ['mediterranean-west']),
  DE: ({ lat, lon }) =>
    (lon > 9.95 && lat > 53.75) || (lon > 9.3 && lat > 54.6) ? ['europe', 'nordic-baltic'] : ['europe'],
  MA: ({ lat }) => (lat > 35 ? ['north-africa', 'mediterranean-west'] : ['north-africa']),
  MZ: ({ lat }) => (lat < -24 ? ['south-africa', 'east-africa'] : ['east-africa']),
};

const LANES_OF_COUNTRY: ReadonlyMap<string, readonly LaneCode[]> = invert();

function invert(): ReadonlyMap<string, readonly LaneCode[]> {
  const lanes = new Map<string, LaneCode[]>();
  for (const { code } of LANES) {
    for (const country of BY_COUNTRY[code]?.split(' ') ?? []) {
      lanes.set(country, [...(lanes.get(country) ?? []), code]);
    }
  }
  return lanes;
}

function ruleOf(code: string, position: Position | null): readonly LaneCode[] {
  const country = code.slice(0, 2);
  if (country === 'CN') return laneOfChina(position, code);
  const bySide = SPLIT[country];
  if (bySide) return position ? bySide(position) : [];
  return LANES_OF_COUNTRY.get(country) ?? [];
}

/**
 * The lanes a port belongs to, in the order of {@link LANES}, without repeats: what its country and side say, and
 * `extra`. Empty where trade has no lane, and for a port of a two-sided country whose position is unknown: no lane is
 * better than the wrong coast.
 */
export function lanesOfPort(
  code: string,
  extra: readonly LaneCode[] = [],
  position: Position | null = null,
): LaneCode[] {
  const found = new Set<LaneCode>([...ruleOf(code, position), ...extra]);
  return LANES.map((lane) => lane.code).filter((lane) => found.has(lane));
}

/** Both names of a lane; undefined for a code outside the closed list, as an imported file may hold. */
export function laneNames(code: string): { readonly zh: string; readonly en: string } | undefined {
  const lane = LANES.find((candidate) => candidate.code === code);
  return lane && { zh: lane.nameZh, en: lane.nameEn };
}
