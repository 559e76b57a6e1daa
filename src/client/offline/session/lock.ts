import { useSyncExternalStore } from 'react';
import { leaseAt, leaseEnd, onLease } from './lease.ts';
import { deviceSession } from './session.ts';
import { lockedOwners } from './session-store.ts';

/**
 * Why what the device keeps for an account is not shown: its session ran out, and it opens at a login until some time (ms), or
 * the session goes on and the server was not heard of for longer than the lease.
 */
export type Lock = { kind: 'ended'; until: number } | { kind: 'unheard' };

function lockNow(): Lock | null {
  try {
    const state = leaseAt(Date.now());
    if (deviceSession.session !== null && state === 'over') return { kind: 'unheard' };
    const until = leaseEnd();
    const isLocked = state === 'locked' && (deviceSession.session !== null || lockedOwners(localStorage).length > 0);
    return isLocked && until !== null ? { kind: 'ended', until } : null;
  } catch {
    // Blocked storage keeps nothing.
    return null;
  }
}

let last: Lock | null = null;

/** The same object while nothing changes. */
function snapshot(): Lock | null {
  const lock = lockNow();
  if (JSON.stringify(lock) !== JSON.stringify(last)) last = lock;
  return last;
}

function subscribe(listener: () => void): () => void {
  const ends = [deviceSession.subscribe(listener), onLease(listener)];
  return () => ends.forEach((end) => void end());
}

/** Why what is kept for an account is not shown, null where nothing is locked; null on the server and during hydration. */
export function useLock(): Lock | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}
