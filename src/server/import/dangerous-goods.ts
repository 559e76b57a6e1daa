import { type DangerousGood, dangerousGood } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { normalizeUnNumber } from '#domain/un-number.ts';
import { type ExistingEntry, existingEntries } from '#server/modules/dictionary/existing.ts';
import type { Entry } from '#server/modules/dictionary/write.ts';
import { ownRows } from './dangerous-goods-own.ts';
import { usRows } from './dangerous-goods-us.ts';
import { variantFinder } from './dangerous-goods-variants.ts';
import { ImportError } from './import-error.ts';
import { editionOf, type ImportContext, type Importer } from './importer.ts';
import type { Report, ReportedRow } from './report.ts';
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
    const existing = await existingEntries(context.transaction, 'dangerous-goods', (data) => dangerousGood.parse(data));
    const byNumber = Map.groupBy(existing, ({ row }) => row.un);
    return {
      format,
      keysOf: (reported) =>
        (byNumber.get(normalizeUnNumber(reported) ?? '') ?? []).map(({ row }) =>
          definitions['dangerous-goods'].key(row),
        ),
      rows: merged(
        context.report,
        existing,
        format === 'us' ? usRows(context) : ownRows(context, format),
        format !== 'us',
      ),
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
  report: Report,
  existing: readonly ExistingEntry<'dangerous-goods'>[],
  rows: AsyncIterable<OfficialGood>,
  fileWins: boolean,
): AsyncGenerator<Entry<'dangerous-goods'>> {
  const byKey = new Map(existing.map((entry) => [definitions['dangerous-goods'].key(entry.row), entry]));
  // Variants are numbered over all names of a UN number, and the file need not have them together.
  const goods: OfficialGood[] = [];
  for await (const good of rows) goods.push(good);
  const variantOf = variantFinder(existing, goods);
  const groupsOf = groupFinder(existing, goods);
  const seen = new Map<string, OfficialGood>();
  for (const good of goods) {
    const { place, ...rest } = good;
    const { variant, sibling } = variantOf(good);
    for (const packingGroup of groupsOf(good.un, variant, good.packingGroup)) {
      const row: DangerousGood = { ...rest, variant, packingGroup };
      const key = definitions['dangerous-goods'].key(row);
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
}

/**
 * Which packing groups a row speaks of. One without a group says nothing of groups when the whole file has none, and then
 * means all rows of its name; else it means those that the project has written, which no file takes away.
 */
function groupFinder(existing: readonly ExistingEntry<'dangerous-goods'>[], goods: readonly OfficialGood[]) {
  const isSilent = goods.every(({ packingGroup }) => packingGroup === null);
  const meant = existing.filter(({ origin }) => isSilent || !isImported(origin)).map(({ row }) => row);
  const groups = Map.groupBy(meant, ({ un, variant }) => `${un}-${variant}`);
  return (un: string, variant: number, said: DangerousGood['packingGroup']) => {
    if (said !== null) return [said];
    const found = (groups.get(`${un}-${variant}`) ?? []).flatMap(({ packingGroup }) => packingGroup ?? []);
    return found.length === 0 ? [null] : found;
  };
}

/** Whether a file has brought the row. */
function isImported(origin: string): boolean {
  return origin.split('+')[0] === 'dangerous-goods';
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
  if (isImported(earlier.origin) && !fileWins) {
    return {
      ...earlier,
      row: {
        ...filled(official, earlier.row),
        nameEn: earlier.row.nameEn,
        subsidiary: official.subsidiary,
        labels: official.labels,
      },
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
    // A group belongs to its class: what the one row had says nothing of another class.
    compatibility: first.compatibility ?? (first.class === second.class ? second.compatibility : null),
    subsidiary: first.subsidiary.length > 0 ? first.subsidiary : second.subsidiary,
    labels: first.labels.length > 0 ? first.labels : second.labels,
    limitedQuantity: first.limitedQuantity ?? second.limitedQuantity,
    noteZh: first.noteZh ?? second.noteZh,
    noteEn: first.noteEn ?? second.noteEn,
  };
}
