import type { LonLat } from '#client/ui/drawings/projection.ts';
import type { Bilingual } from '#contract/locale.ts';

/** A port of the map: position and names are those of the port table, which a test holds them to. */
export interface LanePort {
  code: string;
  name: Bilingual;
  at: LonLat;
  /** Named only where the map is large enough. */
  small?: boolean;
  /** Its label stands to the right, over the sea, where lanes leave in all other directions. */
  hub?: boolean;
}

const NINGBO: LanePort = { code: 'CNNGB', name: { zh: '宁波', en: 'Ningbo' }, at: [121.55, 29.88], hub: true };
const HAMBURG: LanePort = { code: 'DEHAM', name: { zh: '汉堡', en: 'Hamburg' }, at: [9.97, 53.53] };
const LOS_ANGELES: LanePort = { code: 'USLAX', name: { zh: '洛杉矶', en: 'Los Angeles' }, at: [-118.27, 33.73] };
const SINGAPORE: LanePort = { code: 'SGSIN', name: { zh: '新加坡', en: 'Singapore' }, at: [103.85, 1.28], small: true };
const JEBEL_ALI: LanePort = { code: 'AEJEA', name: { zh: '杰贝阿里', en: 'Jebel Ali' }, at: [55.03, 25], small: true };

/** The ports on the map. */
export const LANE_PORTS = [HAMBURG, JEBEL_ALI, SINGAPORE, NINGBO, LOS_ANGELES] as const;

/** The company's lanes: `solid` sails every week, `dashed` on request. Arcs bulge to the north by `bend` of their length. */
export const LANES: readonly { from: LanePort; to: LanePort; kind: 'solid' | 'dashed'; bend: number }[] = [
  { from: HAMBURG, to: NINGBO, kind: 'solid', bend: 0.26 },
  { from: NINGBO, to: LOS_ANGELES, kind: 'dashed', bend: 0.26 },
  { from: JEBEL_ALI, to: NINGBO, kind: 'dashed', bend: 0.18 },
  { from: SINGAPORE, to: NINGBO, kind: 'solid', bend: -0.2 },
];
