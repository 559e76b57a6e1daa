import { type DangerousGood, dangerousGood } from '#contract/dangerous-goods.ts';
import { keyOf } from '#domain/dictionary/row-key.ts';
import { type ExistingEntry, existingEntries } from '#server/modules/dictionary/existing.ts';
import type { Entry } from '#server/modules/dictionary/write.ts';
import { ownRows } from './dangerous-goods-own.ts';
import { usRows } from './dangerous-goods-us.ts';
import { variantFinder } from './dangerous-goods-variants.ts';
import { ImportError } from './import-error.ts';
import { editionOf, type ImportContext, type Importer } from './importer.ts';
import type { ReportedRow } from './report.ts';
import type { SourceFile } from './source/file.ts';
import { jsonElements } from './source/json-array.ts';
import { hasColumns, readHead } from './source/table.ts';

/** A row of a file; `variant` is null when the file does not number the names of a UN number. */
export type OfficialGood = Omit<DangerousGood, 'variant'> & {
  variant: number | null;
  /** Where it is in the file and how it is written there. */
  place: Omit<ReportedRow, 'key' | 'reason'>;
};

/** Which layout a file has: the US table (49 CFR 172.101) as JSON, or this project's own columns as JSON or CSV. */
type Format = 'us' | 'json' | 'csv';

const importedWeight = 10;

/**
 * Dangerous goods. Rows the project wrote keep their Chinese names and notes. Of the US table, which differs from the
 * IMDG Code, they take nothing but what they lack; of a file in the project's own columns they take all it says.
 */
export const dangerousGoodsImporter: Importer<'dangerous-goods'> = {
  dataset: 'dangerous-goods',
  origin: 'dangerous-goods',
  mode: 'replace',
  encoding: 'gb18030',
  async plan(context) {
    const format = await formatOf(context);
    const source = format === 'us' ? '49 CFR 172.101 (eCFR)' : 'IMDG Code';
    return {
      format,
      rows: merged(context, format === 'us' ? usRows(context) : ownRows(context, format), format !== 'us'),
      edition: editionOf(context, { name: 'UN numbers', source, sourceUrl: null }),
    };
  },
};

async function formatOf({ file, request }: ImportContext): Promise<Format> {
  const asked = request.format;
  if (asked === 'us' || asked === 'json' || asked === 'csv') return asked;
  const found = (await beginsWith(file, '[')) ? await formatOfJson(file) : await formatOfCsv(file);
  if (found !== null) return found;
  throw new ImportError(
    'The layout of the file is unknown: a JSON array with idNumber and properShippingName, or JSON or CSV with un, nameEn and class, was expected.',
  );
}

async function beginsWith(file: SourceFile, char: string): Promise<boolean> {
  for await (const piece of file.text()) {
    const text = piece.trimStart();
    if (text !== '') return text.startsWith(char);
  }
  return false;
}

async function formatOfJson(file: SourceFile): Promise<Format | null> {
  for await (const { text } of jsonElements(file.text())) {
    if (/"idNumber"|"properShippingName"/.test(text)) return 'us';
    return /"un"/.test(text) ? 'json' : null;
  }
  return null;
}

async function formatOfCsv(file: SourceFile): Promise<Format | null> {
  const head = await readHead(file);
  return head !== null && hasColumns(head, ['un', 'nameEn', 'class']) ? 'csv' : null;
}

async function* merged(
  { transaction, report }: ImportContext,
  rows: AsyncIterable<OfficialGood>,
  fileWins: boolean,
): AsyncGenerator<Entry<'dangerous-goods'>> {
  const existing = await existingEntries(transaction, 'dangerous-goods', (data) => dangerousGood.parse(data));
  const byKey = new Map(existing.map((entry) => [keyOf('dangerous-goods', entry.row), entry]));
  // Variants are numbered over all names of a UN number, and the file need not have them together.
  const goods: OfficialGood[] = [];
  for await (const good of rows) goods.push(good);
  const variantOf = variantFinder(existing, goods);
  const seen = new Map<string, OfficialGood>();
  for (const good of goods) {
    const { place, ...rest } = good;
    const { variant, sibling } = variantOf(good);
    const row: DangerousGood = { ...rest, variant };
    const key = keyOf('dangerous-goods', row);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      if (earlier.nameEn !== good.nameEn) report.skip('another wording of a name that is there', { ...place, key });
      else report.reject({ ...place, key, reason: `duplicate key (${whereabouts(earlier)})` });
      continue;
    }
    seen.set(key, good);
    yield combine(row, byKey.get(key), sibling, fileWins);
  }
}

function combine(
  official: DangerousGood,
  earlier: ExistingEntry<'dangerous-goods'> | undefined,
  sibling: DangerousGood | null,
  fileWins: boolean,
): Entry<'dangerous-goods'> {
  if (earlier === undefined) {
    const named = sibling === null || fileWins ? official : { ...official, nameEn: sibling.nameEn };
    return { row: { ...named, nameZh: official.nameZh ?? sibling?.nameZh ?? null }, weight: importedWeight };
  }
  const own = earlier.origin.split('+')[0] === 'dangerous-goods';
  if (own && !fileWins) {
    return {
      ...earlier,
      row: { ...official, nameZh: official.nameZh ?? earlier.row.nameZh, nameEn: earlier.row.nameEn },
    };
  }
  return { ...withoutPinyin(earlier), row: fileWins ? filled(official, earlier.row) : filled(earlier.row, official) };
}

function whereabouts({ place }: OfficialGood): string {
  return place.item === undefined ? `of line ${place.line}` : `of item ${place.item}`;
}

/** The Chinese name may change, so its reading is made anew. */
function withoutPinyin({ pinyin: _, ...entry }: ExistingEntry<'dangerous-goods'>): Entry<'dangerous-goods'> {
  return entry;
}

/** The first row, with what it lacks from the second. */
function filled(first: DangerousGood, second: DangerousGood): DangerousGood {
  return {
    ...first,
    nameZh: first.nameZh ?? second.nameZh,
    compatibility: first.compatibility ?? second.compatibility,
    subsidiary: first.subsidiary.length > 0 ? first.subsidiary : second.subsidiary,
    labels: first.labels.length > 0 ? first.labels : second.labels,
    limitedQuantity: first.limitedQuantity ?? second.limitedQuantity,
    noteZh: first.noteZh ?? second.noteZh,
    noteEn: first.noteEn ?? second.noteEn,
  };
}
