import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { KEYWORD_MAX } from './page-limits.ts';
import { defineRoute, type ResponseOf } from './route.ts';
import { API_CODES, COMPANY_CODE, PORT_CODE } from './schedule-limits.ts';
import { CLASSIFIERS } from './tracking-kinds.ts';

const maybe = z.nullable(z.string());
const portCode = z.string().check(z.regex(PORT_CODE));
const companyCode = z.string().check(z.regex(COMPANY_CODE));

/** One ride of a sailing. Times as ISO 8601 with offset, port-local. */
const scheduleLeg = z.object({
  sort: z.number(),
  transport: z.string(),
  vesselName: maybe,
  vesselImo: maybe,
  voyage: maybe,
  service: maybe,
  loadCode: z.string(),
  load: bilingual,
  dischargeCode: z.string(),
  discharge: bilingual,
  etd: maybe,
  eta: maybe,
});
export type ScheduleLeg = z.infer<typeof scheduleLeg>;

/**
 * A time at the port of loading with its DCSA code (`DCO`, `VCO`, `FCO`, …); the name of a code that we do not know is the
 * code. `kind`: something must be done by then, or cannot be done before.
 */
const scheduleCutOff = z.object({
  code: z.string(),
  name: bilingual,
  kind: z.enum(['until', 'from']),
  time: z.string(),
  timezone: maybe,
});
export type ScheduleCutOff = z.infer<typeof scheduleCutOff>;

/**
 * PLAN-01: a sailing from port to port. `transitDays` as the carrier says it, else from the times; 0 for one of less than a
 * day.
 */
export const sailing = z.object({
  id: z.string(),
  companyCode: z.string(),
  company: bilingual,
  polCode: z.string(),
  pol: bilingual,
  polTimezone: maybe,
  podCode: z.string(),
  pod: bilingual,
  podTimezone: maybe,
  etd: z.string(),
  eta: z.string(),
  transitDays: z.number(),
  transshipments: z.number(),
  vesselName: maybe,
  vesselImo: maybe,
  voyage: maybe,
  service: maybe,
  legs: z.array(scheduleLeg),
  cutOffs: z.array(scheduleCutOff),
});
export type Sailing = z.infer<typeof sailing>;

/**
 * A company that was asked: when it gave what is shown of it (`asOf`, null when it gave nothing), and why it could not be
 * asked now. With a problem and `asOf`, an older answer of it is shown.
 */
const scheduleSource = z.object({
  code: z.string(),
  name: bilingual,
  asOf: maybe,
  problem: z.nullable(z.enum(['failed', 'slow', 'budget'])),
});
export type ScheduleSource = z.infer<typeof scheduleSource>;

const nearPort = z.object({ code: z.string(), name: bilingual });

const schedulePlan = z.object({
  rows: z.array(sailing),
  sources: z.array(scheduleSource),
  /** When there is no sailing: ports near to the two that may be asked for instead. */
  near: z.optional(z.object({ pol: z.array(nearPort), pod: z.array(nearPort) })),
  /** First and last day of departure that was asked for. */
  from: z.string(),
  to: z.string(),
});
export type SchedulePlan = z.infer<typeof schedulePlan>;

export const scheduleFind = defineRoute({
  name: 'schedule.find',
  method: 'GET',
  path: '/bShipPlan/showGet',
  summary: 'Sailings between two ports within a window of departure dates',
  token: true,
  access: 'tools',
  query: z.object({
    pol: portCode,
    pod: portCode,
    /** SCAC of a company; all of them when left out. */
    company: z.optional(companyCode),
    /** First day of departure, `2026-11-21`; today when left out. */
    from: z.optional(z.iso.date()),
    /** Last day of departure; four weeks with the first when left out, eight at most. */
    to: z.optional(z.iso.date()),
    direct: z.optional(z.enum(['0', '1'])),
  }),
  asksOthers: true,
  response: schedulePlan,
});

/** A time of a port and how certain it is. */
const callTime = z.object({ time: z.string(), classifier: z.enum(CLASSIFIERS) });
export type CallTime = z.infer<typeof callTime>;

/** A vessel in a port, as its schedule has it. */
const vesselCall = z.object({
  portCode: z.string(),
  port: bilingual,
  timezone: maybe,
  voyage: maybe,
  arrival: z.nullable(callTime),
  departure: z.nullable(callTime),
});
export type VesselCall = z.infer<typeof vesselCall>;

export const scheduleVessel = defineRoute({
  name: 'schedule.vessel',
  method: 'GET',
  path: '/bShipPlan/showVessel',
  summary: 'Ports that a vessel calls at, in the order of time',
  token: true,
  access: 'tools',
  query: z.object({
    company: companyCode,
    imo: z.string().check(z.regex(/^\d{7}$/)),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  asksOthers: true,
  response: z.object({ rows: z.array(vesselCall), source: scheduleSource }),
});

export type VesselSchedule = ResponseOf<typeof scheduleVessel>;

/** A vessel that leaves a port. */
const portDeparture = z.object({
  companyCode: z.string(),
  company: bilingual,
  vesselName: maybe,
  vesselImo: maybe,
  voyage: maybe,
  service: maybe,
  arrival: z.nullable(callTime),
  departure: callTime,
});
export type PortDeparture = z.infer<typeof portDeparture>;

export const schedulePort = defineRoute({
  name: 'schedule.port',
  method: 'GET',
  path: '/bShipPlan/showPort',
  summary: 'Vessels that leave a port next',
  token: true,
  access: 'tools',
  query: z.object({ port: portCode, company: z.optional(companyCode), from: z.optional(z.iso.date()) }),
  asksOthers: true,
  response: z.object({
    portCode: z.string(),
    port: bilingual,
    timezone: maybe,
    rows: z.array(portDeparture),
    sources: z.array(scheduleSource),
  }),
});

export type PortSchedule = ResponseOf<typeof schedulePort>;

/** A row of an api-code look-up: a port with its country and the other codes it is known by, or a company. */
const apiCodeRow = z.object({
  code: z.string(),
  aliasCodes: z.array(z.string()),
  name: bilingual,
  note: bilingual,
});
export type ApiCodeRow = z.infer<typeof apiCodeRow>;

export const apiCodeFind = defineRoute({
  name: 'apiCode.find',
  method: 'GET',
  path: '/bApiCode/showGet',
  summary: 'Suggestions for ports (portArea) and shipping companies (shippingCompany)',
  token: false,
  query: z.object({
    apiCode: z.enum(API_CODES),
    keyword: z._default(z.string().check(z.maxLength(KEYWORD_MAX)), ''),
  }),
  response: z.object({ rows: z.array(apiCodeRow) }),
});
