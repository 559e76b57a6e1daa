import { newId } from '#client/lib/new-id.ts';
import { OUTBOX_DAYS } from '#contract/account-limits.ts';
import type { SenderContact } from '../captcha/send-code.ts';
import type { policy, WriteName } from '../policy.ts';

/** The calls whose policy lets them wait on the device. */
export type QueuedName = {
  [Name in WriteName]: (typeof policy)[Name] extends { write: 'queue' } ? Name : never;
}[WriteName];

/**
 * How far something that is to be sent has come. `verified`: nothing more is needed of the visitor. `needs-code-again`:
 * the server no longer takes the verification. `refused`: only the visitor can go on with it.
 */
export type EntryState = 'needs-code' | 'verified' | 'sending' | 'delivered' | 'needs-code-again' | 'refused';

/** Why the last try ended without success; `text` is the server's sentence. Entries of older versions have no status. */
export type Reason =
  | { kind: 'unreachable' | 'expired' }
  | { kind: 'busy' | 'said'; text: string; status?: number; requestId: string | null };

/** The server's receipt for an entry that it took. `at` in milliseconds, by this device. */
interface Receipt {
  number: string;
  text: string;
  at: number;
}

/**
 * Something the visitor wants sent, as it waits on the device. `id` is made once and is its idempotency key for good.
 * `body` is the request of `route`, without the code; `draft` the form it came from, for changing it. Times in
 * milliseconds of the device.
 */
export interface Entry {
  id: string;
  route: QueuedName;
  state: EntryState;
  body: unknown;
  draft: unknown;
  contact: SenderContact;
  createdAt: number;
  failures: number;
  /** It is not tried before this time; while `sending`, the one who sends has given up by then. */
  nextAt: number;
  reason: Reason | null;
  receipt: Receipt | null;
  /** Ids of the pictures that the server has. It keeps them for longer than a verification holds, and not for good. */
  arrivedPhotos?: readonly string[];
  /** The visitor has seen that it arrived. */
  seen?: true;
}

/** Callbacks by which a running try reports its progress. Both resolve when the report is stored on the device. */
export interface TryProgress {
  /** The next part may take so many milliseconds. */
  takeTime(ms: number): Promise<unknown>;
  /** The server has this picture. */
  photoArrived(photoId: string): Promise<unknown>;
}

/** The outcome of a try: `later` leads to another one, `needs-code` asks for a new code, `refused` ends the tries. */
export type Outcome =
  | { kind: 'delivered'; receipt: Receipt }
  | { kind: 'later'; reason: Reason; retryAfterMs: number | null }
  | { kind: 'needs-code'; reason: Reason }
  | { kind: 'refused'; reason: Reason };

/** Unsent entries that one device holds; what came of more than that would be nobody's idea. */
export const OUTBOX_MAX = 20;
/** An entry is not sent by itself any more after this time, in milliseconds. */
export const OUTBOX_LIFETIME_MS = OUTBOX_DAYS * 24 * 3_600_000;
/** A delivered entry is shown for this time, in milliseconds. */
const DELIVERED_SHOWN_MS = OUTBOX_LIFETIME_MS;

/** Whether something still has to happen before an entry has arrived. */
export const isUnsent = ({ state }: Entry): boolean => state !== 'delivered';
/** Whether an entry was given up because it could not be sent for too long. */
export const isExpired = ({ state, reason }: Entry): boolean => state === 'refused' && reason?.kind === 'expired';
/** Whether an entry can still be put back into its form: what is on its way may arrive as it is, and what has arrived stays. */
export const isChangeable = ({ state }: Entry): boolean => state !== 'sending' && state !== 'delivered';
/** Whether an entry waits for a code of the visitor's. */
export const needsCode = ({ state }: Entry): boolean => state === 'needs-code' || state === 'needs-code-again';

/** An entry at a later time: one that is too old is not tried any more, and what was delivered long ago goes (null). */
export function aged(entry: Entry, now: number): Entry | null {
  if (entry.state === 'delivered') {
    return now - (entry.receipt?.at ?? entry.createdAt) > DELIVERED_SHOWN_MS ? null : entry;
  }
  if (entry.state === 'refused' || now - entry.createdAt <= OUTBOX_LIFETIME_MS) return entry;
  return { ...entry, state: 'refused', reason: { kind: 'expired' } };
}

/**
 * An entry after its sender's address was verified in one of the tabs. Another may have sent it by then, and what has
 * arrived, is on its way or was given up stays so.
 */
export function confirmed(entry: Entry, now: number): Entry {
  return needsCode(entry) ? { ...entry, state: 'verified', nextAt: now, reason: null } : entry;
}

/** An entry that is to be tried now, whatever its pause; only one that waits for its next try can be. */
export function hurried(entry: Entry, now: number): Entry {
  return entry.state === 'verified' ? { ...entry, nextAt: now } : entry;
}

/**
 * The draft that goes back into an entry's form; null when it cannot be changed any more, or has gone (null). An entry
 * that was tried may have arrived, and comes back under a new id: other words under the same one would be refused.
 */
export function reopened(entry: Entry | null): object | null {
  if (entry === null || !isChangeable(entry)) return null;
  const isFresh = entry.failures === 0 && entry.state === 'needs-code';
  return { ...Object(entry.draft), ...(isFresh ? {} : { id: newId() }) };
}

/** An entry under another id, which no code was given for. */
export function renamed(entry: Entry, id: string): Entry {
  return {
    ...entry,
    id,
    state: 'needs-code',
    body: { ...Object(entry.body), id },
    draft: { ...Object(entry.draft), id },
  };
}
