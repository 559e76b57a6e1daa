import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { KEYWORD_MAX } from './page-limits.ts';
import { wholeNumber } from './paging.ts';
import { defineRoute } from './route.ts';
import { API_CODES } from './tracking-kinds.ts';

/** Longest window of departure dates, in days, and the usual one. */
export const SCHEDULE_DAYS_MAX = 84;
export const SCHEDULE_DAYS = 28;
/** Suggestions of one look-up. */
export const API_CODE_ROWS_MAX = 50;

const maybe = z.nullable(z.string());
const portCode = z.string().check(z.regex(/^[A-Za-z]{2}[A-Za-z0-9]{3}$/));

/** One ride of a sailing. Times as ISO 8601 with offset, port-local. */
export const scheduleLeg = z.object({
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

/** A cut-off with its DCSA code (`DCO`, `VCO`, `FCO`, …); names of codes that we do not know are the code. */
export const scheduleCutOff = z.object({ code: z.string(), name: bilingual, time: z.string(), timezone: maybe });
export type ScheduleCutOff = z.infer<typeof scheduleCutOff>;

/** PLAN-01: a sailing from port to port. `transitDays` as the carrier says it, else from the times. */
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
  voyage: maybe,
  service: maybe,
  legs: z.array(scheduleLeg),
  cutOffs: z.array(scheduleCutOff),
});
export type Sailing = z.infer<typeof sailing>;

/** Companies that could not be asked, and why; what the others answered is shown all the same. */
export const scheduleGap = z.object({
  code: z.string(),
  name: bilingual,
  reason: z.enum(['carrier-failed', 'budget', 'not-offered']),
});

export const schedulePlan = z.object({
  rows: z.array(sailing),
  gaps: z.array(scheduleGap),
  asOf: z.string(),
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
    company: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,4}$/))),
    /** First day of departure, `2026-11-21`; today when left out. */
    from: z.optional(z.iso.date()),
    days: z._default(wholeNumber(1, SCHEDULE_DAYS_MAX), SCHEDULE_DAYS),
    direct: z.optional(z.enum(['0', '1'])),
  }),
  response: schedulePlan,
});

/** A row of an api-code look-up: a port with its country, or a company. */
export const apiCodeRow = z.object({ code: z.string(), name: bilingual, note: bilingual });
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
