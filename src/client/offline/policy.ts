import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DATASETS, type Dataset } from '#contract/datasets.ts';
import type { RouteName } from '#contract/routes.ts';

/** The behaviour of a reading call without a network; see {@link policy}. Times in milliseconds. */
export type ReadPolicy =
  /** The whole data set lives on the device as a pack; single answers are not kept. */
  | { read: 'pack'; fresh: number }
  /**
   * The last answers are kept on the device for `keep`; `version` rises when their shape changes. What is `restricted` is
   * not for everyone: it is kept for the one who is logged in and leaves the device when the session ends. At most `most`
   * are kept, the oldest going first.
   */
  | { read: 'keep'; fresh: number; keep: number; version: number; restricted?: true; most?: number }
  /** The few answers that every page frame shows: kept synchronously, so that the first render needs no wait. */
  | { read: 'shell'; fresh: number }
  /** Memory only; what is `restricted` leaves it when the session ends. */
  | { read: 'online'; fresh: number; restricted?: true };

/** The behaviour of a call that changes something, without a network. */
export type WritePolicy =
  /** Not possible; `say` tells the visitor why before he has filled in a form, and what becomes of what he typed. */
  | { write: 'refuse'; say: MessageDescriptor }
  /** Waits in the outbox of the device and is sent once, under one idempotency key, when the network is back. */
  | { write: 'queue' }
  /** Tried, and dropped without a word when there is no network: nobody waits for it. */
  | { write: 'online' };

/** The behaviour of a call without a network. */
export type Policy = ReadPolicy | WritePolicy;

const minutes = (count: number): number => count * 60_000;
const days = (count: number): number => minutes(count * 1440);

/** Content that changes a few times a year: always there once seen. */
const content = { read: 'keep', fresh: minutes(30), keep: days(180), version: 1 } as const satisfies Policy;

/** Of each table of the dictionary, which lives on the device as a whole. */
export const tablePolicy = { read: 'pack', fresh: days(1) } as const satisfies Policy;

type TableCall = `dictionary.${Dataset}` | `dictionary.${Dataset}.entry`;

const tablePolicies: { readonly [Name in TableCall]?: typeof tablePolicy } = Object.fromEntries(
  DATASETS.flatMap((dataset) => [`dictionary.${dataset}`, `dictionary.${dataset}.entry`]).map((call) => [
    call,
    tablePolicy,
  ]),
);

const codes = {
  write: 'refuse',
  say: msg`Verification codes need a connection. What you typed stays on this device.`,
} as const satisfies Policy;

const login = {
  write: 'refuse',
  say: msg`Logging in and registering need a connection. What you typed stays here.`,
} as const satisfies Policy;

const account = {
  write: 'refuse',
  say: msg`Changes to your account need a connection. What you typed stays here.`,
} as const satisfies Policy;

/** Answers about the person: asked anew each time, and in memory only. */
const own = { read: 'online', fresh: 0, restricted: true } as const satisfies Policy;

/** Answers for members and staff: there without a network for as long as they are logged in. */
const members = {
  read: 'keep',
  fresh: minutes(5),
  keep: days(30),
  version: 1,
  restricted: true,
} as const satisfies Policy;

/**
 * THE table of what works without a network, by call. A call without an entry does not compile; there is no further
 * behaviour anywhere. The persister, the loaders and the page "What works without a connection" all read it.
 */
export const policy = {
  'site.config': { read: 'shell', fresh: minutes(5) },
  'site.dock': { read: 'shell', fresh: minutes(30) },
  'site.company': { read: 'shell', fresh: minutes(30) },
  'site.map': { read: 'online', fresh: minutes(30) },
  'experts.list': { read: 'shell', fresh: minutes(30) },
  'experts.classes': content,
  'experts.entry': content,
  'site.notices': { read: 'shell', fresh: minutes(5) },
  'site.advertisements': { read: 'shell', fresh: minutes(5) },
  'site.banners': content,
  'site.images': content,
  'milestones.list': content,
  'products.entry': content,
  'partners.list': content,
  'offices.list': content,
  'faq.list': content,
  'party.list': members,
  'party.entry': members,
  'talent.list': members,
  'talent.entry': members,
  'news.list': { read: 'keep', fresh: minutes(5), keep: days(90), version: 1 },
  'search.global': { read: 'online', fresh: minutes(5) },
  'news.detail': { read: 'keep', fresh: minutes(30), keep: days(90), version: 1 },
  'enquiry.add': { write: 'queue' },
  'contact.add': { write: 'queue' },
  'verification.sendSms': codes,
  'verification.verifySms': codes,
  'verification.sendEmail': codes,
  'verification.verifyEmail': codes,
  'log.add': { write: 'online' },
  'auth.code': { read: 'online', fresh: 0 },
  'auth.login': login,
  'auth.phoneLogin': login,
  'auth.wechatStart': login,
  'auth.wechatLogin': login,
  'auth.register': login,
  'tryOut.enter': { write: 'online' },
  'tryOut.messages': { read: 'online', fresh: 0 },
  // The device is left clean at once; the server's side ends when it is reached, or by itself.
  'auth.logout': { write: 'online' },
  'users.get': { read: 'keep', fresh: 0, keep: days(30), version: 1, restricted: true },
  'users.sessions': own,
  'users.changePassword': account,
  'users.changePasswordByPhone': account,
  'users.changeContent': account,
  'users.changePhone': account,
  'users.sendOwnCode': codes,
  'users.endSession': account,
  'users.requestDeletion': account,
  'users.cancelDeletion': account,
  'users.consent': account,
  'users.changeAvatar': account,
  'users.export': account,
  'users.linkWechat': account,
  'users.unlinkWechat': account,
  'files.upload': account,
  'files.uploadImage': account,
  // Goes with its enquiry, which is what waits.
  'files.uploadForEnquiry': { write: 'online' },
  'files.delete': account,
  'files.download': own,
  'downloads.resource': { read: 'online', fresh: 0 },
  'downloads.zip': { read: 'online', fresh: 0 },
  'dictionary.packs': { read: 'keep', fresh: minutes(1), keep: days(180), version: 1 },
  'dictionary.pack': { read: 'online', fresh: 0 },
  ...tablePolicies,
  'tracking.find': { read: 'keep', fresh: minutes(1), keep: days(180), version: 1, restricted: true, most: 200 },
  'tracking.batch': { read: 'online', fresh: minutes(1), restricted: true },
  'tracking.samples': { read: 'online', fresh: minutes(60), restricted: true },
  'watch.list': own,
  'watch.merge': { write: 'online' },
  'watch.refresh': { read: 'keep', fresh: minutes(1), keep: days(180), version: 2, restricted: true },
  // Old at once: an inbox catches up whenever it is opened.
  'watch.notices': { read: 'keep', fresh: 0, keep: days(90), version: 1, restricted: true },
  'watch.readNotices': { write: 'online' },
  'watch.noticeSettings': own,
  'watch.changeNoticeSettings': account,
  'watch.changeNoticeMail': account,
  'watch.subscribe': account,
  'watch.unsubscribe': account,
  'schedule.find': { read: 'keep', fresh: minutes(15), keep: days(30), version: 2, restricted: true },
  'schedule.vessel': { read: 'keep', fresh: minutes(60), keep: days(30), version: 1, restricted: true },
  'schedule.port': { read: 'online', fresh: minutes(15), restricted: true },
  'apiCode.find': { read: 'keep', fresh: days(1), keep: days(90), version: 2 },
} as const satisfies Record<Exclude<RouteName, TableCall>, Policy> & { readonly [Name in TableCall]?: Policy };

type NamesWith<Kind> = {
  [Name in RouteName]: (typeof policy)[Name] extends Kind | undefined ? Name : never;
}[RouteName];

/** Calls that read. */
export type ReadName = NamesWith<{ read: string }>;
/** Calls that change something. */
export type WriteName = NamesWith<{ write: string }>;

/** The policy of a call that reads, by its route name. */
export function readPolicyOf(name: ReadName): ReadPolicy {
  return policy[name] ?? tablePolicy;
}

/** The policy of a call that writes, by its route name. */
export function writePolicyOf(name: WriteName): WritePolicy {
  return policy[name];
}
