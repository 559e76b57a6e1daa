import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { trackingAnswer } from './tracking.ts';
import { ETA_HOURS_MAX, WATCH_LABEL_MAX, WATCH_MAX, WATCH_NOTE_MAX } from './tracking-kinds.ts';

const number = z.string().check(z.regex(/^[A-Z0-9]{6,20}$/));
const businessType = z.union([z.literal(1), z.literal(2)]);
/**
 * When the person did it, by the clock of the device, UTC in milliseconds of ISO 8601: the later edit of an item wins. A clock
 * that was never set says 1970; a year like 0000 is none that a database has.
 */
const editedAt = z.iso.datetime().check(z.regex(/^(19|[2-9]\d)/));

/** Hours by which an arrival must have moved to be told of; 0 for never. */
export const etaHours = z.int().check(z.minimum(0), z.maximum(ETA_HOURS_MAX));

/** A watched shipment with the person's own label and note. A removed one stays as `removed` until all devices know. */
export const watchItem = z.object({
  number,
  businessType,
  label: z.string().check(z.maxLength(WATCH_LABEL_MAX)),
  note: z.string().check(z.maxLength(WATCH_NOTE_MAX)),
  /** Tell of an arrival that moved by more than so many hours; 0 tells nothing of it, null goes by the person's settings. */
  etaHours: z.nullable(etaHours),
  /** Tell of new milestones. */
  milestones: z.boolean(),
  removed: z.boolean(),
  editedAt,
});
export type WatchItem = z.infer<typeof watchItem>;

/** The whole list, removed items included, newest edit first. */
export const watchItems = z.object({ rows: z.array(watchItem) });

export const watchList = defineRoute({
  name: 'watch.list',
  method: 'GET',
  path: '/bWatch/get',
  summary: 'The shipments that the caller watches',
  token: true,
  access: 'tools',
  response: watchItems,
});

export const watchMerge = defineRoute({
  name: 'watch.merge',
  method: 'POST',
  path: '/bWatch/merge',
  summary:
    'Takes the edits of a device, also made offline, and answers the merged list; the same call twice changes nothing',
  token: true,
  access: 'tools',
  body: z.object({ rows: z.array(watchItem).check(z.maxLength(WATCH_MAX)) }),
  response: watchItems,
});

/** Where a watched shipment is, in short: a list of hundreds must fit a phone's line. The whole is asked for number by number. */
const watchedShipment = z.pick(trackingAnswer, {
  number: true,
  businessType: true,
  state: true,
  asOf: true,
  stale: true,
  version: true,
  summary: true,
});
export type WatchedShipment = z.infer<typeof watchedShipment>;

export const watchRefresh = defineRoute({
  name: 'watch.refresh',
  method: 'GET',
  path: '/bWatch/refresh',
  summary: 'Where all watched shipments are, in one call',
  token: true,
  access: 'tools',
  asksOthers: true,
  response: z.object({ rows: z.array(watchedShipment) }),
});
