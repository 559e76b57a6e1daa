import type { Bilingual } from '#contract/locale.ts';

/** Something that happens on a voyage. Days count from the Monday that the number of the voyage names. */
export interface Step {
  code: string;
  place: string;
  /** When it happens. */
  day: number;
  /** When it was first planned for, if that was another day, and on which day the change was announced. */
  planned?: { day: number; changed: number };
  delayReason?: string;
  vessel?: Ship;
  mode?: 'VESSEL' | 'RAIL' | 'TRUCK';
  empty?: true;
  yard?: true;
  /** Day on which the carrier takes the report back; the report itself comes on `day`. */
  retracted?: number;
  /** A document's step, of this document. */
  document?: string;
}

/** A ship of the demonstration carrier; names and numbers are made up. */
export interface Ship {
  name: string;
  imo: string;
  voyage: string;
  service: string;
}

/** A voyage that goes by the clock. */
export interface Scenario {
  note: Bilingual;
  boxes: number;
  iso: string;
  /** Day on which it was booked; nothing is known before it. */
  booked: number;
  /** Nothing is known until so many seconds after the first question. */
  silentSeconds?: number;
  steps: readonly Step[];
}

const ship = (name: string, imo: string, voyage: string, service: string): Ship => ({ name, imo, voyage, service });

const AURORA = ship('HARBOURWAY AURORA', '9990019', '647W', 'HE1');
const BOREAS = ship('HARBOURWAY BOREAS', '9990021', '648W', 'HF2');
const CORAL = ship('HARBOURWAY CORAL', '9990033', '646E', 'HP3');
const DELTA = ship('HARBOURWAY DELTA', '9990045', '645S', 'HA4');

/** Out of the depot, into the terminal and on board, before a departure on `day`. */
const origin = (place: string, vessel: Ship, day: number): Step[] => [
  { code: 'CONF', place, day: day - 16, document: 'BKG' },
  { code: 'GTOT', place, day: day - 6, mode: 'TRUCK', empty: true, yard: true },
  { code: 'GTIN', place, day: day - 3, mode: 'TRUCK' },
  { code: 'RELS', place, day: day - 1.5, document: 'CUC' },
  { code: 'LOAD', place, day: day - 0.4, vessel },
  { code: 'DEPA', place, day, vessel },
  { code: 'ISSU', place, day: day + 0.5, document: 'TRD' },
];

/** Arrival and discharge on `day`. */
const arrival = (place: string, vessel: Ship, day: number, planned?: Step['planned']): Step[] => [
  { code: 'ARRI', place, day, vessel, ...(planned === undefined ? {} : { planned, delayReason: 'WEA' }) },
  {
    code: 'DISC',
    place,
    day: day + 0.7,
    vessel,
    ...(planned === undefined ? {} : { planned: { ...planned, day: planned.day + 0.7 } }),
  },
];

/** Out of the terminal and back to the depot. */
const delivery = (place: string, day: number): Step[] => [
  { code: 'RELS', place, day: day + 1, document: 'CUS' },
  { code: 'GTOT', place, day: day + 2, mode: 'TRUCK' },
  { code: 'GTIN', place, day: day + 6, mode: 'TRUCK', empty: true, yard: true },
];

const transfer = (place: string, first: Ship, second: Ship, from: number, to: number): Step[] => [
  { code: 'ARRI', place, day: from, vessel: first },
  { code: 'DISC', place, day: from + 0.5, vessel: first },
  { code: 'LOAD', place, day: to - 0.5, vessel: second },
  { code: 'DEPA', place, day: to, vessel: second },
];

/** The voyages of a week by the last two digits of their numbers, from 01. */
export const SCENARIOS: readonly Scenario[] = [
  {
    note: { zh: '直达，航行途中', en: 'Direct, at sea' },
    boxes: 2,
    iso: '45G1',
    booked: -28,
    steps: [...origin('CNNGB', AURORA, -12), ...arrival('NLRTM', AURORA, 16), ...delivery('NLRTM', 16)],
  },
  {
    note: { zh: '中转，在新加坡等待二程船', en: 'Transshipment, waiting in Singapore for the second vessel' },
    boxes: 1,
    iso: '42G1',
    booked: -27,
    steps: [
      ...origin('CNSHA', AURORA, -11),
      ...transfer('SGSIN', AURORA, BOREAS, -4, 9),
      ...arrival('DEHAM', BOREAS, 33),
      ...delivery('DEHAM', 33),
    ],
  },
  {
    note: { zh: '延误，天气原因晚到', en: 'Delayed by weather' },
    boxes: 1,
    iso: '45G1',
    booked: -31,
    steps: [
      ...origin('CNYTN', CORAL, -15),
      ...arrival('USLAX', CORAL, 8, { day: 1, changed: -6 }),
      ...delivery('USLAX', 8),
    ],
  },
  {
    note: { zh: '目的港海关查验', en: 'Held by customs at the port of discharge' },
    boxes: 1,
    iso: '22G1',
    booked: -36,
    steps: [
      ...origin('CNQDG', DELTA, -20),
      ...arrival('AUMEL', DELTA, -3),
      { code: 'HOLD', place: 'AUMEL', day: -1, document: 'CUS' },
      ...delivery('AUMEL', 8),
    ],
  },
  {
    note: { zh: '已还空箱', en: 'Delivered, empty returned' },
    boxes: 2,
    iso: '22G1',
    booked: -52,
    steps: [...origin('CNSHA', CORAL, -36), ...arrival('JPTYO', CORAL, -31), ...delivery('JPTYO', -31)],
  },
  {
    note: { zh: '刚订舱', en: 'Just booked' },
    boxes: 1,
    iso: '45R1',
    booked: -1,
    steps: [
      { code: 'CONF', place: 'CNTXG', day: -0.5, document: 'BKG' },
      ...origin('CNTXG', BOREAS, 15.5).slice(1),
      ...arrival('GBFXT', BOREAS, 48),
    ],
  },
  {
    note: {
      zh: '暂无信息，查询后约一分半钟出现',
      en: 'Nothing yet: appears a minute and a half after the first question',
    },
    boxes: 1,
    iso: '42G1',
    booked: -2,
    silentSeconds: 90,
    steps: [
      { code: 'CONF', place: 'CNXMG', day: -1, document: 'BKG' },
      ...origin('CNXMG', AURORA, 14).slice(1),
      ...arrival('BEANR', AURORA, 45),
    ],
  },
  {
    note: { zh: '误报后撤回的动态', en: 'With a report that was taken back' },
    boxes: 1,
    iso: '45G1',
    booked: -33,
    steps: [
      ...origin('CNYTN', DELTA, -17),
      { code: 'DISC', place: 'AEJEA', day: -2, vessel: DELTA, retracted: -1 },
      { code: 'ARRI', place: 'AEJEA', day: 9, vessel: DELTA },
    ],
  },
  {
    note: { zh: '海铁联运，列车在途', en: 'Sea and rail, on the train' },
    boxes: 1,
    iso: '42G1',
    booked: -57,
    steps: [
      ...origin('CNNGB', BOREAS, -40),
      ...arrival('DEHAM', BOREAS, -5),
      { code: 'RELS', place: 'DEHAM', day: -4, document: 'CUS' },
      { code: 'LOAD', place: 'DEHAM', day: -1, mode: 'RAIL' },
      { code: 'DEPA', place: 'DEHAM', day: -0.5, mode: 'RAIL' },
      { code: 'ARRI', place: 'DEDUI', day: 8, mode: 'RAIL' },
      { code: 'GTOT', place: 'DEDUI', day: 9, mode: 'TRUCK' },
    ],
  },
];
