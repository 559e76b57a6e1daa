import { createSiteIndex, type SiteIndex } from '#domain/site-search/site-index.ts';
import { loadSpoken } from '../spoken-names.ts';
import { answersStamp, documentsOf, type KeepTimes, type KeptAnswer, keptAnswers } from './device-documents.ts';

let open: { stamp: string; index: SiteIndex } | null = null;

/** Inputs of the device's index, besides the answers that the device keeps. */
export interface IndexFacts {
  /** The few answers that are kept elsewhere. */
  extra: readonly KeptAnswer[];
  keep: KeepTimes;
  /** The time (ms). */
  now: number;
}

/**
 * The index of the documents on this device, made at the first search and again when other answers are kept. Lives in a
 * worker: reading a hundred articles takes a moment.
 */
export async function deviceIndex({ extra, keep, now }: IndexFacts): Promise<SiteIndex> {
  // Without storage there are still the site's own pages, and what this page knows.
  const stored = await answersStamp().catch(() => '');
  const stamp = `${stored} ${extra.map(({ name, at }) => `${name} ${at}`).join()}`;
  if (open?.stamp === stamp) return open.index;
  const answers = stored === '' ? [] : await keptAnswers();
  const spoken = await loadSpoken();
  const index = createSiteIndex(documentsOf([...extra, ...answers], keep, now), spoken);
  open = { stamp, index };
  return index;
}
