import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { sharedLoad } from '#client/lib/load-again.ts';

/**
 * The part of the device's store that kept answers need; every call may reject, and callers go on without it. What is read
 * fits its call's schema: anything else is as if it were not there.
 */
export interface AnswerStore {
  read(key: string): Promise<PersistedQuery | null>;
  write(key: string, answer: PersistedQuery): Promise<void>;
  remove(key: string): Promise<void>;
  /** The newest answers whose keys begin like this, at most so many. */
  newest(prefix: string, most: number): Promise<PersistedQuery[]>;
  /** Removes the oldest of those whose keys begin like this, until so many are left. */
  keepNewest(prefix: string, most: number): Promise<void>;
}

/** A store whose code comes with its first use: a page that arrived with its content starts without Dexie. */
function arriving(fetchStore: () => Promise<AnswerStore>): AnswerStore {
  return {
    read: async (key) => (await fetchStore()).read(key),
    write: async (key, answer) => (await fetchStore()).write(key, answer),
    remove: async (key) => (await fetchStore()).remove(key),
    newest: async (prefix, most) => (await fetchStore()).newest(prefix, most),
    keepNewest: async (prefix, most) => (await fetchStore()).keepNewest(prefix, most),
  };
}

const loadStorage = sharedLoad(() => import('#client/offline/device-storage.ts'));

/** Kept answers in IndexedDB. */
export const deviceAnswers = arriving(async () => (await loadStorage()).cachedAnswers);

/**
 * Kept answers that are not for everyone: in the database of whoever is logged in, which leaves the device with him. An
 * answer that came without a session was open to everyone and lies with the public ones.
 */
export const restrictedAnswers = arriving(async () => (await loadStorage()).answersOfVisitor());
