import { type HsCode, hsCode } from '#contract/tables.ts';
import type { Transaction } from '#server/db/transaction.ts';
import {
  addOrigin,
  dropOrigin,
  type ExistingEntry,
  existingEntries,
  hasOrigin,
} from '#server/modules/dictionary/existing.ts';
import type { EditionFacts, Entry } from '#server/modules/dictionary/write.ts';
import { ImportError } from './import-error.ts';
import type { ImportContext, Losses } from './importer.ts';

type HsEntry = ExistingEntry<'hs-codes'>;

/** The lines of the tariff, for files that add to them. */
interface TariffLines {
  /**
   * The line of a code of 8 or 10 digits. Customs ends the code of an undivided 8-digit line with 00, so such a code
   * finds the 8-digit line when there is none of its own.
   */
  find(code: string): HsEntry | null;
  readonly all: readonly HsEntry[];
}

/** Reads the lines that are there; throws an {@link ImportError} when there are none. */
export async function tariffLines(transaction: Transaction): Promise<TariffLines> {
  const entries = await existingEntries(transaction, 'hs-codes', (data) => hsCode.parse(data));
  const all = entries.filter(({ row }) => row.level === 'line8' || row.level === 'line10');
  if (all.length === 0) throw new ImportError('There are no HS lines to add to: import the HS file first.');
  const byCode = new Map(all.map((entry) => [entry.row.code, entry]));
  return {
    find: (code) => byCode.get(code) ?? (code.endsWith('00') ? byCode.get(code.slice(0, 8)) : undefined) ?? null,
    all,
  };
}

/** The values of one field that a file sets in lines of the tariff. */
interface Attached<Field extends 'rebates' | 'ciq'> {
  writer: string;
  field: Field;
  /** By the code of the line. */
  values: ReadonlyMap<string, HsCode[Field]>;
  /** Adds to the file's value the parts of the line's earlier one that unreadable rows of the file may have named. */
  withUnread: (said: HsCode[Field], line: HsCode) => HsCode[Field];
}

/**
 * The rows that change when a file sets one field of lines: those it names get their values, and those that an earlier
 * file of the same writer named and this one does not lose them, which `losses` counts.
 */
export function* attachedRows<Field extends 'rebates' | 'ciq'>(
  lines: TariffLines,
  { writer, field, values, withUnread }: Attached<Field>,
  losses: Losses,
): Generator<Entry<'hs-codes'>> {
  for (const entry of lines.all) {
    const said = values.get(entry.row.code);
    const hadValue = hasOrigin(entry.origin, writer);
    if (hadValue) losses.before += 1;
    if (said === undefined && !hadValue) continue;
    const value = hadValue ? withUnread(said ?? [], entry.row) : (said ?? []);
    const changeOrigin = value.length === 0 ? dropOrigin : addOrigin;
    if (said === undefined) {
      if (value.length === entry.row[field].length) continue;
      losses.lost += 1;
    }
    yield { ...entry, row: { ...entry.row, [field]: value }, origin: changeOrigin(entry.origin, writer) };
  }
}

/**
 * The table's edition with one more source named in it: a file that adds to the lines is a source beside that of the
 * lines. `label` marks the part that the next file of the kind replaces.
 */
export async function editionWithPart(
  { transaction, request, file }: ImportContext,
  label: string,
  usual: string,
): Promise<EditionFacts> {
  const result = await transaction.query<{
    edition: string;
    source: string;
    source_url: string | null;
    dated: string;
    sample: boolean;
  }>(`select edition, source, source_url, to_char(dated, 'YYYY-MM-DD') as dated, sample from dataset where name = $1`, [
    'hs-codes',
  ]);
  const found = result.rows[0];
  if (found === undefined) throw new ImportError('There is no HS table yet: import the HS file first.');
  const named = request.edition ?? request.source ?? usual;
  const part = `${label}: ${named.replaceAll(';', ',')} (${request.dated ?? file.changed})`;
  const others = found.source.split('; ').filter((text) => !text.startsWith(`${label}: `));
  return {
    name: found.edition,
    source: [...others, part].join('; '),
    sourceUrl: found.source_url,
    dated: found.dated,
    sample: found.sample,
  };
}
