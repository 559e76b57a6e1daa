import type { Dexie } from 'dexie';
import { inTime } from '#client/lib/next-turn.ts';

type Listener = () => void;
const outdatedListeners = new Set<Listener>();

/** Tells when another tab runs a newer version and has taken a database over; this page must be reloaded to store. */
export function onDatabaseOutdated(listener: Listener): void {
  outdatedListeners.add(listener);
}

/** How long a database may take for a piece of work, in milliseconds; a whole pack takes a slow phone a second. */
const PATIENCE_MS = 5_000;

/** Rejects when the work is not done in time: a database that is being deleted or upgraded elsewhere may never answer. */
const answered = <T>(work: Promise<T>): Promise<T> =>
  inTime(PATIENCE_MS, work, new DOMException('The database does not answer', 'UnknownError'));

/** A database that is opened at its first use. */
export interface OpenDatabase<D extends Dexie> {
  /**
   * Runs work on it. Safari drops connections of long-lived pages ("connection lost"), and a connection may hang: one new
   * connection is tried, then the error goes to the caller, who continues without storage.
   */
  use<T>(work: (database: D) => Promise<T>): Promise<T>;
  /** Closes it for good: work that is under way fails, and so does whatever is asked later. */
  close(): void;
}

/** Looks after the connection to a database of Dexie's; `make` declares its tables. */
export function openDatabase<D extends Dexie>(make: () => D): OpenDatabase<D> {
  let opened: D | null = null;
  let over = false;

  function open(): D {
    if (over) throw new DOMException('The database is closed', 'InvalidAccessError');
    const database = make();
    // With Dexie's own handler the old tab would reopen by itself and write rows of the old shape into the new database.
    database.on('versionchange', ({ newVersion }) => {
      database.close();
      // Without a new version it is being deleted, and nothing newer has come.
      if (newVersion !== null) for (const listener of outdatedListeners) listener();
      return false;
    });
    return database;
  }
  return {
    async use(work) {
      opened ??= open();
      const used = opened;
      try {
        return await answered(work(used));
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        if (name !== 'DatabaseClosedError' && name !== 'UnknownError' && name !== 'InvalidStateError') throw error;
        used.close();
        // Work that failed beside this one has opened it anew already.
        if (opened === used) opened = open();
        return answered(work(opened));
      }
    },
    close() {
      over = true;
      opened?.close();
    },
  };
}
