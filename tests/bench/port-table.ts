import type { Pool } from 'pg';
import type { Port } from '#contract/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { applyEntries, type Entry } from '#server/modules/dictionary/write.ts';
import { type BenchRow, portRows } from './search-data.ts';

function portOf({ code, en, zh }: BenchRow): Port {
  return {
    code,
    aliasCodes: [],
    nameEn: en,
    nameZh: zh,
    aliasesEn: [],
    aliasesZh: [],
    countryCode: code.slice(0, 2),
    country: { zh: '某国', en: 'Country' },
    province: null,
    lanes: ['europe'],
    type: 'seaport',
    lat: 29.87,
    lon: 121.55,
    timezone: 'Asia/Shanghai',
  };
}

/** Puts as many ports as named in the place of those that are in a database; resolves with them and where they are from. */
export async function fillPorts(pool: Pool, size: number): Promise<{ rows: BenchRow[]; source: string }> {
  const { rows: made, source } = portRows(size);
  // Rows made up to fill the table may take the code of a real one.
  const rows = [...new Map(made.map((row) => [row.code, row])).values()];
  const entries: Entry<'ports'>[] = rows.map((row) => ({ row: portOf(row), weight: row.weight, pinyin: row.py }));
  await inTransaction(pool, async (transaction) => {
    await transaction.query(`delete from dictionary_entry where dataset = 'ports'`);
    await applyEntries(transaction, 'ports', { rows: entries, mode: 'merge', origin: 'bench', edition: null });
  });
  await pool.query('vacuum analyze dictionary_entry');
  return { rows, source };
}

/** The value below which a share of the measured times lies. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
