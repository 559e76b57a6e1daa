const HOUR_MS = 3_600_000;

/** For this long (ms) after the server last confirmed the session, restricted data is readable on the device. */
export const LEASE_MS = 72 * HOUR_MS;

/** Where the lease stands. */
const LEASE_KEY = 'session-lease';

/**
 * When the server last confirmed the session by its own clock (ms), how far its clock was ahead of the device's, and the
 * latest time that was ever seen. The device's clock alone would let whoever sets it back read for ever. `locked` once the
 * server has said that the session is over: nothing is read then, and the lease goes on until it is over.
 */
interface Lease {
  confirmedAt: number;
  ahead: number;
  seen: number;
  locked?: boolean;
}

/** Gives where the lease is noted; throws where the browser blocks all storage. */
type Shelf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ofDevice: Shelf = () => localStorage;

function read(shelf: Shelf): Lease | null {
  try {
    const stored: unknown = JSON.parse(shelf().getItem(LEASE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { confirmedAt, ahead, seen, locked } = stored as Partial<Record<keyof Lease, unknown>>;
    const whole = [confirmedAt, ahead, seen].every(Number.isFinite) && [undefined, true].includes(locked as undefined);
    return whole ? (stored as Lease) : null;
  } catch {
    return null;
  }
}

function write(shelf: Shelf, lease: Lease): void {
  try {
    shelf().setItem(LEASE_KEY, JSON.stringify(lease));
  } catch {
    // Full or blocked: the lease stands as it was noted before, or there is none and nothing kept is read.
  }
}

/** A confirmation younger than this is not written again, in milliseconds. */
const CONFIRM_EVERY_MS = 60_000;

const listeners = new Set<() => void>();

/** Hears when the lease is confirmed, locked or dropped in this tab; returns what ends the listening. */
export function onLease(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The server has just answered a call of this session. Times in milliseconds; storage that refuses keeps no lease. */
export function confirmLease(serverTime: number, deviceTime: number, shelf = ofDevice): void {
  const present = read(shelf);
  const ahead = serverTime - deviceTime;
  if (present && !present.locked && Math.abs(serverTime - present.confirmedAt) < CONFIRM_EVERY_MS) return;
  write(shelf, { confirmedAt: serverTime, ahead, seen: serverTime });
  tell();
}

/** How a lease stands: `none` where the server has confirmed nothing, `locked` where it has said that the session is over. */
type LeaseState = 'none' | 'valid' | 'locked' | 'over';

/** How the lease stands at a time of the device (ms). Notes how late it is, so that a clock that is set back wins no time. */
export function leaseAt(deviceTime: number, shelf = ofDevice): LeaseState {
  const lease = read(shelf);
  if (lease === null) return 'none';
  const time = Math.max(deviceTime + lease.ahead, lease.seen);
  if (time > lease.seen) write(shelf, { ...lease, seen: time });
  if (time - lease.confirmedAt > LEASE_MS) return 'over';
  return lease.locked ? 'locked' : 'valid';
}

/** When the lease ends, by the device's clock (ms); null where there is none. */
export function leaseEnd(shelf = ofDevice): number | null {
  const lease = read(shelf);
  return lease && lease.confirmedAt + LEASE_MS - lease.ahead;
}

/** The session is over: what is kept for it stays for as long as its lease, and nobody reads it. */
export function lockLease(shelf = ofDevice): void {
  const lease = read(shelf);
  if (lease === null) return;
  write(shelf, { ...lease, locked: true });
  tell();
}

/** Forgets the lease together with the session. */
export function dropLease(shelf = ofDevice): void {
  try {
    shelf().removeItem(LEASE_KEY);
  } catch {
    // Blocked: then none was noted.
  }
  tell();
}
