import type { PersistedQuery } from '@tanstack/query-persist-client-core';

/** The part of the device's store that kept answers need; every call may reject, and callers go on without it. */
export interface AnswerStore {
  read(key: string): Promise<PersistedQuery | null>;
  write(key: string, answer: PersistedQuery): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * Kept answers in IndexedDB. Dexie comes as a chunk of its own at first use: a page that arrived with its content
 * starts without it.
 */
export const deviceAnswers: AnswerStore = {
  read: async (key) => (await import('./database.ts')).readAnswer(key),
  write: async (key, answer) => (await import('./database.ts')).writeAnswer(key, answer),
  remove: async (key) => (await import('./database.ts')).removeAnswer(key),
};
