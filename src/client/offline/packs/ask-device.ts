import type { Dataset } from '#contract/datasets.ts';
import type { DictionaryQuery } from '#contract/dictionary.ts';
import { askPacks } from './pack-client.ts';
import { packs } from './packs.ts';

/** A page of a table or one entry of it. */
export type DeviceQuestion = { dataset: Dataset; query: DictionaryQuery } | { dataset: Dataset; key: string };

/**
 * The device's answer; null when the pack is gone or has no such entry. What lies in the database is checked where it is
 * read, in the worker: doing it again here would cost the start without a network all schemas of the contract.
 */
export async function askDevice(question: DeviceQuestion): Promise<unknown> {
  try {
    return 'query' in question ? await askPacks('list', question) : await askPacks('entry', question);
  } catch (error) {
    if (packs.lost(question.dataset, error)) return null;
    throw error;
  }
}
