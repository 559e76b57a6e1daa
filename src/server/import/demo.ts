import type { Pool } from 'pg';
import { hsCode } from '#contract/tables.ts';
import { announceChange } from '#server/db/content-changes.ts';
import { inTransaction, type Transaction } from '#server/db/transaction.ts';
import { existingEntries } from '#server/modules/dictionary/existing.ts';
import { buryEntries } from '#server/modules/dictionary/write.ts';
import { removeUnnamedPictures } from '#server/modules/media/remove-unnamed.ts';
import { lockContent } from './content/lock.ts';

/** How many pieces of demonstration content were removed. */
export interface RemovedDemo {
  news: number;
  documents: number;
  /** Banners, milestones, experts and so on. */
  items: number;
  /** Pictures that nothing shows any more. */
  pictures: number;
  hsLines: number;
}

/**
 * Removes all that the project ships as demonstration, or only the content and not the sample HS lines, in one
 * transaction; what operators wrote stays.
 */
export async function removeDemo(pool: Pool, contentOnly = false): Promise<RemovedDemo> {
  return inTransaction(pool, async (transaction) => {
    await lockContent(transaction);
    const remove = async (statement: string) => (await transaction.query(statement)).rowCount ?? 0;
    const news = await remove('delete from news where demo');
    const documents = await remove('delete from site_document where demo');
    const items = await remove('delete from content_item where demo');
    const pictures = await removeUnnamedPictures(transaction);
    const hsLines = contentOnly ? 0 : await removeSamples(transaction);
    for (const tag of ['news', 'site', 'content']) await announceChange(transaction, tag);
    return { news, documents, items, pictures, hsLines };
  });
}

async function removeSamples(transaction: Transaction): Promise<number> {
  const existing = await existingEntries(transaction, 'hs-codes', (data) => hsCode.parse(data));
  const samples = existing.filter(({ row }) => row.sample).map(({ row }) => row.code);
  return buryEntries(transaction, 'hs-codes', samples);
}
