import * as z from 'zod/mini';
import { email, sentCode } from './account-fields.ts';
import { bilingual } from './bilingual.ts';
import { defineRoute } from './route.ts';
import { PUSH_ENDPOINT_MAX } from './tracking-kinds.ts';
import { etaHours } from './watch-list.ts';

/**
 * A change of a watched shipment. `milestone`: something happened, for `done` of `total` boxes. `eta`: the arrival moved,
 * `from` one time to another.
 */
const watchNotice = z.object({
  id: z.number(),
  number: z.string(),
  businessType: z.union([z.literal(1), z.literal(2)]),
  /** The person's own name for the shipment, as it is now. */
  label: z.string(),
  kind: z.enum(['milestone', 'eta']),
  eventCode: z.string(),
  eventName: bilingual,
  locationName: z.nullable(bilingual),
  /** When it happened, or the new arrival: ISO 8601 with offset, port-local. */
  time: z.nullable(z.string()),
  from: z.nullable(z.string()),
  done: z.number(),
  total: z.number(),
  /** When we found out, UTC. */
  at: z.string(),
  read: z.boolean(),
});
export type WatchNotice = z.infer<typeof watchNotice>;

/** The whole inbox, newest first. */
const watchInbox = z.object({ rows: z.array(watchNotice), unread: z.number() });
export type WatchInbox = z.infer<typeof watchInbox>;

export const watchNoticeList = defineRoute({
  name: 'watch.notices',
  method: 'GET',
  path: '/bWatch/notices',
  summary: 'What changed of the shipments that the caller watches, newest first',
  token: true,
  access: 'tools',
  response: watchInbox,
});

export const watchNoticeRead = defineRoute({
  name: 'watch.readNotices',
  method: 'POST',
  path: '/bWatch/readNotices',
  summary: 'Marks the notices up to this one as read, and answers the inbox as it is then',
  token: true,
  access: 'tools',
  body: z.object({ upTo: z.int() }),
  response: watchInbox,
});

/** How the caller hears of changes. */
export const noticeSettings = z.object({
  etaHours,
  mail: z.boolean(),
  /** Where mails go; null while no address is verified. */
  mailAddress: z.nullable(z.string()),
  /** Whether this site can send mail at all. */
  mailPossible: z.boolean(),
  /** Key under which browsers subscribe (VAPID, Base64url); null when this site pushes nothing. */
  pushKey: z.nullable(z.string()),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const watchNoticeSettings = defineRoute({
  name: 'watch.noticeSettings',
  method: 'GET',
  path: '/bWatch/noticeSettings',
  summary: 'How the caller wants to hear of changes',
  token: true,
  access: 'tools',
  response: noticeSettings,
});

export const watchNoticeSettingsChange = defineRoute({
  name: 'watch.changeNoticeSettings',
  method: 'POST',
  path: '/bWatch/changeNoticeSettings',
  summary: 'Changes how the caller wants to hear of changes; mails come in the language of this call',
  token: true,
  access: 'tools',
  body: z.strictObject({ etaHours, mail: z.boolean() }),
  response: noticeSettings,
});

export const watchNoticeMailChange = defineRoute({
  name: 'watch.changeNoticeMail',
  method: 'POST',
  path: '/bWatch/changeNoticeMail',
  summary: 'Sends the mails to another address, with the code that was sent to it for `notice`',
  token: true,
  access: 'tools',
  body: z.strictObject({ email, code: sentCode }),
  response: noticeSettings,
});

const base64url = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/));

export const pushSubscribe = defineRoute({
  name: 'watch.subscribe',
  method: 'POST',
  path: '/bWatch/subscribe',
  summary: "Pushes changes to the caller's browser until the session ends",
  token: true,
  access: 'tools',
  body: z.strictObject({
    endpoint: z.string().check(z.maxLength(PUSH_ENDPOINT_MAX), z.regex(/^https:\/\//)),
    p256dh: base64url,
    auth: base64url,
  }),
  response: z.boolean(),
});

export const pushUnsubscribe = defineRoute({
  name: 'watch.unsubscribe',
  method: 'POST',
  path: '/bWatch/unsubscribe',
  summary: 'Pushes nothing more to this browser',
  token: true,
  access: 'tools',
  body: z.strictObject({ endpoint: z.string().check(z.maxLength(PUSH_ENDPOINT_MAX)) }),
  response: z.boolean(),
});
