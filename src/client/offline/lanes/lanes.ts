import { useSyncExternalStore } from 'react';
import { deviceSession } from '../session/session.ts';
import { type KeptLane, type Lane, withoutLane, withPin, withUse } from './lane-list.ts';
import { shelfOf } from './lane-shelf.ts';

const NONE: readonly KeptLane[] = [];

let lanes = NONE;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

function show(next: readonly KeptLane[]): void {
  lanes = next;
  for (const listener of listeners) listener();
}

const userId = () => deviceSession.session?.userId;

/** Follows the shelf of whoever is there; another visitor sees nothing of the one before him. */
function follow(): () => void {
  let whose = userId();
  let end = shelfOf(whose).watch(show);
  const endSession = deviceSession.subscribe(() => {
    if (userId() === whose) return;
    end();
    show(NONE);
    whose = userId();
    end = shelfOf(whose).watch(show);
  });
  return () => {
    endSession();
    end();
    lanes = NONE;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** The lanes of whoever uses this device: pinned ones first, then those asked for last. Empty on the server. */
export function useLanes(): readonly KeptLane[] {
  return useSyncExternalStore(
    subscribe,
    () => lanes,
    () => NONE,
  );
}

function change(make: (present: readonly KeptLane[]) => KeptLane[]): Promise<void> {
  return shelfOf(userId()).change(make);
}

/** Notes that a lane was asked for; where nothing can be kept, nothing is. */
export function rememberLane(lane: Lane): void {
  change((present) => withUse(present, lane, Date.now())).catch(() => undefined);
}

/** Pins or unpins a lane. Rejects when the device keeps nothing. */
export function pinLane(lane: Lane, pinned: boolean): Promise<void> {
  return change((present) => withPin(present, lane, pinned, Date.now()));
}

/** Takes a lane off the device. Rejects when the device keeps nothing. */
export function forgetLane(lane: Lane): Promise<void> {
  return change((present) => withoutLane(present, lane));
}

/** The pinned lanes; none when the device keeps none. */
export async function pinnedLanes(): Promise<readonly Lane[]> {
  let pinned: readonly Lane[] = [];
  // Read by a change that changes nothing: the shelf is read by nobody else without being followed.
  const look = (present: readonly KeptLane[]) => {
    pinned = present.filter((lane) => lane.pinned);
    return [...present];
  };
  await change(look).catch(() => undefined);
  return pinned;
}
