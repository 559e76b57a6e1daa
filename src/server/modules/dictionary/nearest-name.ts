import { rankCandidates } from '#domain/search/candidates.ts';
import { isWide, join } from '#domain/search/fold.ts';
import { queryPlan } from '#domain/search/server-plan.ts';
import { fold } from '#domain/search/simplify.ts';
import { mayBeMistyped } from '#domain/site-search/correct.ts';
import { spelt } from '#domain/site-search/spelt.ts';
import type { Order } from './conditions-repo.ts';
import { pinyinOf } from './entry-text.ts';
import { candidateOf } from './find-everywhere.ts';
import type { DictionaryReader } from './repo.ts';

/** Most rows that are looked at for a typing error, the most similar first. */
const NEAR = 100;

/** Most rows with the same sound that are looked at. */
const SOUNDING = 20;

const DEFAULT_ORDER: Order = { by: 'default' };

async function isKnown(reader: DictionaryReader, token: string): Promise<boolean> {
  const rows = await reader.select({ matching: queryPlan(token) }, DEFAULT_ORDER, { limit: 1 });
  return rows.length > 0;
}

async function nearInSpelling(reader: DictionaryReader, token: string): Promise<string | null> {
  const bySimilarity: Order = { by: 'similarity', text: token };
  const rows = await reader.select({ near: queryPlan(token) }, bySimilarity, { limit: NEAR });
  const fields = rows.flatMap((row) => candidateOf(row)?.fields ?? []);
  const { rows: ranked, matches } = rankCandidates(token, fields, { limit: 1 });
  const best = fields[ranked[0] ?? -1];
  if (best === undefined || (matches[0] !== 'typo-name' && matches[0] !== 'typo-word')) return null;
  return spelt(best.names, token);
}

/** Another Chinese name that sounds the same: input methods offer several, and the wrong one is soon taken. */
async function nearInSound(reader: DictionaryReader, token: string): Promise<string | null> {
  const spoken = pinyinOf(token);
  const text = join(fold(spoken));
  if (text === '') return null;
  const rows = await reader.select({ word: { text, held: true } }, DEFAULT_ORDER, { limit: SOUNDING });
  const names = rows.flatMap((row) => candidateOf(row)?.fields.names ?? []);
  return names.find((name) => name.length === token.length && isWide(name) && pinyinOf(name) === spoken) ?? null;
}

/**
 * The name, or the word of one, that is probably meant by a word; the word itself when it is known or has no errors that
 * could be told, null when none is near.
 */
export async function nearestName(reader: DictionaryReader, token: string): Promise<string | null> {
  const wide = isWide(token);
  const mayBeName = wide ? token.length >= 2 && token.length <= 6 : mayBeMistyped(token);
  if (!mayBeName || (await isKnown(reader, token))) return token;
  return wide ? nearInSound(reader, token) : nearInSpelling(reader, token);
}
