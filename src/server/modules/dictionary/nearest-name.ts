import { rankCandidates } from '#domain/search/candidates.ts';
import { queryPlan } from '#domain/search/server-plan.ts';
import { mayBeMistyped, mayBeName } from '#domain/site-search/correct.ts';
import { spelt } from '#domain/site-search/spelt.ts';
import { spokenForms } from '#domain/site-search/spoken.ts';
import type { Order } from './conditions-repo.ts';
import { candidateOf } from './find-everywhere.ts';
import type { DictionaryReader } from './repo.ts';

/** Most rows that are looked at for a typing error, the most similar first. */
const NEAR = 100;

const DEFAULT_ORDER: Order = { by: 'default' };

async function isKnown(reader: DictionaryReader, token: string): Promise<boolean> {
  const rows = await reader.select({ matching: queryPlan(token) }, DEFAULT_ORDER, { limit: 1 });
  return rows.length > 0;
}

/**
 * The name, or the word of one, that is probably meant by a word; the word itself when it is known or has no errors that
 * could be told, null when none is near.
 */
export async function nearestName(reader: DictionaryReader, token: string): Promise<string | null> {
  if (!(mayBeMistyped(token) || mayBeName(token)) || (await isKnown(reader, token))) return token;
  const bySimilarity: Order = { by: 'similarity', text: token };
  const rows = await reader.select({ near: queryPlan(token, spokenForms) }, bySimilarity, { limit: NEAR });
  const fields = rows.flatMap((row) => candidateOf(row)?.fields ?? []);
  const { rows: ranked, matches } = rankCandidates(token, fields, { limit: 1, spoken: spokenForms });
  const best = fields[ranked[0] ?? -1];
  if (best === undefined || (matches[0] !== 'typo-name' && matches[0] !== 'typo-word')) return null;
  return spelt(best.names, token, spokenForms);
}
