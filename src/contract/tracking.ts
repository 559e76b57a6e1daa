import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { defineRoute } from './route.ts';
import {
  BUSINESS_TYPES,
  CLASSIFIERS,
  EVENT_STATES,
  TRACK_BATCH_MAX,
  TRACK_NUMBER_MAX,
  TRACK_REASONS,
  TRACK_STAGES,
  TRACK_STATES,
} from './tracking-kinds.ts';

/**
 * A time as ISO 8601 with its offset, `2026-11-20T14:12:00+08:00`, in local time of the place wherever that is known. Without
 * an offset it is local time of a place whose zone nobody knows.
 */
const time = z.string();
const maybe = z.nullable(z.string());

/** ENT-03: the shipment. Times as ISO 8601 with offset, port-local; what a source does not tell is null. */
export const blVO = z.object({
  blNo: maybe,
  bookingNo: maybe,
  polCode: maybe,
  polEnName: maybe,
  polCnName: maybe,
  podCode: maybe,
  podEnName: maybe,
  podCnName: maybe,
  carrierName: z.nullable(bilingual),
  carrierCode: maybe,
  firstVessel: maybe,
  firstVoyage: maybe,
  polEtd: maybe,
  polAtd: maybe,
  podEta: maybe,
  podAta: maybe,
  /** 1 direct, 2 transfer; null while it cannot be told. */
  transferFlag: z.nullable(z.union([z.literal(1), z.literal(2)])),
  /** Code of the last thing done to the bill (`ISSU`, `SURR`, …) with its name. */
  blStatus: maybe,
  blStatusName: z.nullable(bilingual),
  containerCount: z.number(),
});

/** ENT-03: a box. `directFlag` is E until it is discharged at the port of discharge, then I. */
export const containerVO = z.object({
  containerNo: z.string(),
  directFlag: z.nullable(z.enum(['I', 'E'])),
  vesselName: maybe,
  voyage: maybe,
  sealNo: maybe,
  /** Length in feet, `20`, `40`, `45`. */
  containerSize: maybe,
  /** Trade code such as `20GP`; a code that is not known stands as it came. */
  containerType: maybe,
  isoCode: maybe,
  containerOwner: maybe,
  loadingCode: maybe,
  dischargeCode: maybe,
  /** Code of the latest milestone, and what it is. */
  containerStatus: maybe,
  containerStatusName: z.nullable(bilingual),
  statusTime: maybe,
  statusLocationName: z.nullable(bilingual),
  empty: z.nullable(z.boolean()),
  dgunFlag: z.nullable(z.boolean()),
  carrierOperation: maybe,
});

/**
 * ENT-03: an event. `eventName` is of our own catalogue; a code that it does not know stands as it came, with the triple
 * `raw`. Events of the vessel have no `containerNo`: they concern every box of the bill.
 */
export const eventVO = z.object({
  id: z.string(),
  eventCode: z.string(),
  eventName: bilingual,
  locationName: z.nullable(bilingual),
  locationCode: maybe,
  eventTime: z.nullable(time),
  /** IANA time zone of the place, for showing the day there. */
  timezone: maybe,
  /** Terminal, depot or address as the source writes it. */
  eventPlace: maybe,
  eventClassifier: z.enum(CLASSIFIERS),
  state: z.enum(EVENT_STATES),
  containerNo: maybe,
  vesselName: maybe,
  voyage: maybe,
  transport: maybe,
  remark: maybe,
  source: z.string(),
  raw: z.object({ type: z.string(), code: z.string(), document: maybe, empty: maybe }),
});

/** ENT-03: a leg. `etaFirst` is the first arrival ever promised; `delayDays` what has become of it (negative: early). */
export const shipVoyageVO = z.object({
  sort: z.number(),
  portLoadCode: maybe,
  portLoad: z.nullable(bilingual),
  portDischargeCode: maybe,
  portDischarge: z.nullable(bilingual),
  polEtd: maybe,
  polAtd: maybe,
  podEta: maybe,
  podAta: maybe,
  vesselName: maybe,
  vesselImo: maybe,
  voyage: maybe,
  service: maybe,
  transport: z.string(),
  etdFirst: maybe,
  etaFirst: maybe,
  delayDays: z.nullable(z.number()),
  delayReason: maybe,
  /** Ports the vessel calls at on the way while the cargo stays on board. */
  via: z.array(z.string()),
});

/** ENT-03: a step at the customs. */
export const customsVO = z.object({
  customs: z.nullable(bilingual),
  customsNo: maybe,
  eventCode: z.string(),
  eventStatus: z.string(),
  eventStatusName: bilingual,
  eventTime: maybe,
  containerNo: maybe,
});

/** A place of the line of milestones: several boxes may be at it, `done` of `total` have it behind them. */
const trackMilestone = z.object({
  eventCode: z.string(),
  eventName: bilingual,
  locationCode: maybe,
  locationName: z.nullable(bilingual),
  time: maybe,
  eventClassifier: z.enum(CLASSIFIERS),
  state: z.enum(EVENT_STATES),
  done: z.number(),
  total: z.number(),
});

/** A port of the route, for the map. Degrees WGS 84, null when we do not know where it is. */
const trackPlace = z.object({
  code: z.string(),
  name: bilingual,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  role: z.enum(['pol', 'transshipment', 'via', 'pod', 'inland']),
});

/** A change that a newer report made. `at` is when the source said so (UTC), for 'changed since you last looked'. */
const trackChange = z.object({
  at: z.string(),
  kind: z.enum(['moved', 'confirmed', 'corrected', 'retracted']),
  eventCode: z.string(),
  eventName: bilingual,
  locationName: z.nullable(bilingual),
  containerNo: maybe,
  from: maybe,
  fromClassifier: z.enum(CLASSIFIERS),
  to: maybe,
  toClassifier: z.enum(CLASSIFIERS),
});

const told = z.object({
  eventCode: z.string(),
  eventName: bilingual,
  locationName: z.nullable(bilingual),
  time: maybe,
  timezone: maybe,
  state: z.enum(EVENT_STATES),
  vesselName: maybe,
  containerNo: maybe,
});

/** The facts of the one sentence: what happened last, what comes next, when the cargo arrives. */
const trackSummary = z.object({
  stage: z.enum(TRACK_STAGES),
  customsHold: z.boolean(),
  last: z.nullable(told),
  next: z.nullable(told),
  arrival: z.nullable(told),
  delayDays: z.nullable(z.number()),
});

/** Who told us. */
const trackSource = z.object({ code: z.string(), name: bilingual, kind: z.enum(['carrier', 'own', 'demo']) });

/** The answer about one number: the parts of section 3 and what the page needs beside them. */
export const trackingAnswer = z.object({
  number: z.string(),
  businessType: z.union([z.literal(1), z.literal(2)]),
  state: z.enum(TRACK_STATES),
  /** TRACK-08: seconds until we ask again; null unless subscribed or still asking. */
  seconds: z.nullable(z.number()),
  reason: z.nullable(z.enum(TRACK_REASONS)),
  /** When a carrier was last heard of this number, UTC; null when never. */
  asOf: maybe,
  /** True when the carrier could not be asked now and this is what we have kept. */
  stale: z.boolean(),
  /** Changes with the content and with nothing else: compare it to see whether anything is new. */
  version: z.string(),
  changedAt: maybe,
  sources: z.array(trackSource),
  summary: trackSummary,
  blVO: z.nullable(blVO),
  containerVO: z.array(containerVO),
  eventVO: z.array(eventVO),
  shipVoyageVO: z.array(shipVoyageVO),
  customsVO: z.array(customsVO),
  milestones: z.array(trackMilestone),
  places: z.array(trackPlace),
  history: z.array(trackChange),
});

export type BlVO = z.infer<typeof blVO>;
export type ContainerVO = z.infer<typeof containerVO>;
export type EventVO = z.infer<typeof eventVO>;
export type ShipVoyageVO = z.infer<typeof shipVoyageVO>;
export type CustomsVO = z.infer<typeof customsVO>;
export type TrackMilestone = z.infer<typeof trackMilestone>;
export type TrackPlace = z.infer<typeof trackPlace>;
export type TrackChange = z.infer<typeof trackChange>;
export type TrackSummary = z.infer<typeof trackSummary>;
export type TrackSource = z.infer<typeof trackSource>;
export type TrackingAnswer = z.infer<typeof trackingAnswer>;

const typed = z.string().check(z.minLength(4), z.maxLength(TRACK_NUMBER_MAX));
const businessType = z.optional(z.enum(BUSINESS_TYPES.map(String) as ['1', '2']));

export const trackingFind = defineRoute({
  name: 'tracking.find',
  method: 'GET',
  path: '/bTracking/showGet',
  summary:
    'Where a shipment is, by bill of lading (1) or container number (2); the kind is found out when it is not said',
  token: true,
  access: 'tools',
  query: z.object({ number: typed, businessType }),
  asksOthers: true,
  response: trackingAnswer,
});

/** One of several numbers: its answer, or that it cannot be a number at all. */
const trackingOne = z.object({ number: z.string(), answer: z.nullable(trackingAnswer) });

export const trackingBatch = defineRoute({
  name: 'tracking.batch',
  method: 'GET',
  path: '/bTracking/showList',
  summary: `Up to ${TRACK_BATCH_MAX} numbers in one call, separated by commas`,
  token: true,
  access: 'tools',
  query: z.object({
    numbers: z.string().check(z.minLength(4), z.maxLength(TRACK_BATCH_MAX * (TRACK_NUMBER_MAX + 1))),
  }),
  asksOthers: true,
  response: z.object({ rows: z.array(trackingOne) }),
});

/** A number to try: only where the demonstration carrier answers, never in production. */
const trackingSample = z.object({
  number: z.string(),
  businessType: z.union([z.literal(1), z.literal(2)]),
  note: bilingual,
});
export type TrackingSample = z.infer<typeof trackingSample>;

export const trackingSamples = defineRoute({
  name: 'tracking.samples',
  method: 'GET',
  path: '/bTracking/showSamples',
  summary: 'Numbers to try while no real carrier is configured; empty otherwise',
  token: true,
  access: 'tools',
  response: z.object({ rows: z.array(trackingSample) }),
});
