import type { Pool } from 'pg';
import { hsCode } from '#contract/hs-codes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { existingEntries } from '#server/modules/dictionary/existing.ts';
import { buryEntries } from '#server/modules/dictionary/write.ts';

/** How many pieces of demonstration content were removed. */
export interface RemovedDemo {
  news: number;
  documents: number;
  experts: number;
  hsLines: number;
}

/** Removes all content that the project ships as demonstration, in one transaction; what operators wrote stays. */
export async function removeDemo(pool: Pool): Promise<RemovedDemo> {
  return inTransaction(pool, async (transaction) => {
    const remove = async (statement: string) => (await transaction.query(statement)).rowCount ?? 0;
    const news = await remove('delete from news where demo');
    const documents = await remove('delete from site_document where demo');
    const experts = await remove('delete from expert where demo');
    await remove('delete from expert_class c where demo and not exists (select from expert where class_id = c.id)');
    const existing = await existingEntries(transaction, 'hs-codes', (data) => hsCode.parse(data));
    const samples = existing.filter(({ row }) => row.sample).map(({ row }) => row.code);
    const hsLines = await buryEntries(transaction, 'hs-codes', samples);
    for (const tag of ['news', 'site']) await transaction.query('select pg_notify($1, $2)', ['content_changed', tag]);
    return { news, documents, experts, hsLines };
  });
}
