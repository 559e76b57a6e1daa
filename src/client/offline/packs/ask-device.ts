import { readPayload, routeNamed } from '#client/api/wire.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionaryQuery } from '#contract/dictionary.ts';
import type { RouteName } from '#contract/routes.ts';
import { askPacks } from './pack-client.ts';
import { packs } from './packs.ts';

/** A page of a table or one entry of it. */
export type DeviceQuestion = { dataset: Dataset; query: DictionaryQuery } | { dataset: Dataset; key: string };

/**
 * The device's answer to a call, checked like one from the network; null when the pack is gone or has no such entry.
 */
export async function askDevice(name: RouteName, question: DeviceQuestion): Promise<unknown> {
  try {
    const answer = 'query' in question ? await askPacks('list', question) : await askPacks('entry', question);
    return answer === null ? null : readPayload(routeNamed(name), answer);
  } catch (error) {
    if (packs.lost(question.dataset, error)) return null;
    throw error;
  }
}
