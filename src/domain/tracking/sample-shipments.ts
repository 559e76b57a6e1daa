import type { Bilingual } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { describeShipment } from './describe.ts';
import { dcsaEvent, placeOf, readAll } from './sample-events.ts';

/** The moment at which the samples are told, milliseconds since 1970. */
const NOW = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;
const NUMBER = 'DEMO0001';

const at = (day: number) => new Date(NOW + day * DAY).toISOString();

/** An event on a day before (negative) or after the moment of the samples, with its further details. */
type Step = readonly [code: string, place: string, day: number, details?: Parameters<typeof dcsaEvent>[3]];

const truck = { mode: 'TRUCK' };
const paper = (document: string) => ({ document });
const origin = (day: number): Step[] => [
  ['CONF', 'CNSHA', day - 12, paper('BKG')],
  ['GTOT', 'CNSHA', day - 5, { ...truck, empty: true }],
  ['GTIN', 'CNSHA', day - 3, truck],
  ['LOAD', 'CNSHA', day - 0.5, { vessel: 'Alpha' }],
  ['DEPA', 'CNSHA', day, { vessel: 'Alpha' }],
];
const arrival = (place: string, day: number, vessel: string): Step[] => [
  ['ARRI', place, day, { vessel }],
  ['DISC', place, day + 0.6, { vessel }],
];
const delivery = (place: string, day: number): Step[] => [
  ['RELS', place, day + 1, paper('CUS')],
  ['GTOT', place, day + 2, truck],
  ['GTIN', place, day + 6, { ...truck, empty: true }],
];

/** A report of each step, as a fact where it has happened. */
const reports = (steps: readonly Step[]) =>
  steps.map(([code, place, day, details]) =>
    dcsaEvent(code, place, at(day), {
      classifier: day <= 0 ? 'ACT' : 'EST',
      created: at(Math.min(day, -0.1)),
      ...details,
    }),
  );

function answerOf(raw: readonly Record<string, unknown>[]): TrackingAnswer {
  const description = describeShipment({
    number: NUMBER,
    businessType: 1,
    events: readAll(raw, NOW),
    now: NOW,
    placeOf,
    sourceOf: (code) => ({ code, name: { zh: '示例船公司', en: 'Example line' }, kind: 'demo' }),
  });
  const silent = { seconds: null, reason: null, asOf: at(0), stale: false };
  return { number: NUMBER, businessType: 1, state: 'found', ...silent, ...description };
}

/** The same shipment with an arrival a week later than first planned, as it was and as it is. */
const [onTime, late] = [
  [dcsaEvent('ARRI', 'NLRTM', at(1), { vessel: 'Alpha', classifier: 'PLN', created: at(-30) })],
  [
    {
      ...dcsaEvent('ARRI', 'NLRTM', at(8), { vessel: 'Alpha', classifier: 'EST', created: at(-6) }),
      delayReasonCode: 'WEA',
    },
  ],
];
const atSea = reports(origin(-15));
const early = dcsaEvent('DISC', 'SGSIN', at(-2), { vessel: 'Alpha', created: at(-2) });

/** A shipment before the arrival moved; {@link sampleShipments} has it as it is since. */
export const beforeDelay: TrackingAnswer = answerOf([...atSea, ...onTime]);

/** Shipments in each state that a page must be able to show, for looking at them. */
export const sampleShipments: readonly { name: Bilingual; answer: TrackingAnswer }[] = [
  {
    name: { zh: '直达，航行途中', en: 'Direct, at sea' },
    answer: answerOf(reports([...origin(-12), ...arrival('NLRTM', 16, 'Alpha'), ...delivery('NLRTM', 16)])),
  },
  {
    name: { zh: '中转，等待二程船', en: 'Transshipment, waiting for the second vessel' },
    answer: answerOf(
      reports([
        ...origin(-11),
        ...arrival('SGSIN', -4, 'Alpha'),
        ['LOAD', 'SGSIN', 8.5, { vessel: 'Beta' }],
        ['DEPA', 'SGSIN', 9, { vessel: 'Beta' }],
        ...arrival('NLRTM', 33, 'Beta'),
      ]),
    ),
  },
  { name: { zh: '延误', en: 'Delayed' }, answer: answerOf([...atSea, ...onTime, ...late]) },
  {
    name: { zh: '海关查验', en: 'Held by customs' },
    answer: answerOf(reports([...origin(-33), ...arrival('NLRTM', -3, 'Alpha'), ['HOLD', 'NLRTM', -1, paper('CUS')]])),
  },
  {
    name: { zh: '已还空箱', en: 'Delivered, empty returned' },
    answer: answerOf(reports([...origin(-45), ...arrival('NLRTM', -15, 'Alpha'), ...delivery('NLRTM', -15)])),
  },
  {
    name: { zh: '刚订舱', en: 'Just booked' },
    answer: answerOf(reports([...origin(11), ...arrival('NLRTM', 40, 'Alpha')])),
  },
  {
    name: { zh: '误报已撤回', en: 'With a report that was taken back' },
    answer: answerOf([
      ...reports([...origin(-17), ['ARRI', 'SGSIN', 9, { vessel: 'Alpha' }]]),
      early,
      { ...early, isRetracted: true, eventUpdatedDateTime: at(-1) },
    ]),
  },
  {
    name: { zh: '海铁联运，列车在途', en: 'Sea and rail, on the train' },
    answer: answerOf(
      reports([
        ...origin(-40),
        ...arrival('NLRTM', -5, 'Alpha'),
        ['LOAD', 'NLRTM', -1, { mode: 'RAIL' }],
        ['DEPA', 'NLRTM', -0.5, { mode: 'RAIL' }],
        ['ARRI', 'DEDUI', 8, { mode: 'RAIL' }],
      ]),
    ),
  },
];

const nothing = answerOf([]);

/** Answers that tell of no shipment: nobody knows it, we keep asking, or nobody could be asked. */
export const sampleSilences: readonly { name: Bilingual; answer: TrackingAnswer }[] = [
  {
    name: { zh: '已订阅', en: 'Pending subscription' },
    answer: { ...nothing, state: 'subscribed', seconds: 90 },
  },
  { name: { zh: '船公司查无此单', en: 'The carrier knows nothing' }, answer: { ...nothing, state: 'nothing' } },
  {
    name: { zh: '船公司不应答', en: 'The carrier does not answer' },
    answer: { ...nothing, state: 'unavailable', reason: 'carrier-failed' },
  },
  {
    name: { zh: '额度用完', en: 'The budget is used up' },
    answer: { ...nothing, state: 'unavailable', reason: 'budget' },
  },
  {
    name: { zh: '未接入船公司', en: 'No carrier is connected' },
    answer: { ...nothing, state: 'unavailable', reason: 'no-carrier' },
  },
];
