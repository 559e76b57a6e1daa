import { z } from 'zod';
import { PACKING_GROUPS } from '#contract/tables.ts';
import { parseJson } from '#server/parse-json.ts';
import type { OfficialGood } from './dangerous-goods.ts';
import { readClass, readLabels } from './dangerous-goods-class.ts';
import type { ImportContext } from './importer.ts';
import { type JsonElement, jsonElements } from './source/json-array.ts';
import { tidy, unreadable } from './text.ts';

/** An entry of the US table; what is not used here is left out. */
const entrySchema = z.object({
  idNumber: z.string().default(''),
  properShippingName: z.string(),
  hazardClass: z.string(),
  forbidden: z.boolean().default(false),
  symbols: z.array(z.string()).default([]),
  packingGroup: z.enum(PACKING_GROUPS).nullish(),
  subsidiaryRisks: z.array(z.string()).default([]),
  labels: z.array(z.string()).default([]),
});
type UsEntry = z.infer<typeof entrySchema>;

/**
 * The rows of the US table (49 CFR 172.101) that are in the IMDG Code as well: numbers of the United States' own (NA)
 * and of the airlines (ID), forbidden goods, and names for domestic transport only are skipped.
 */
export async function* usRows({ file, report }: ImportContext): AsyncGenerator<OfficialGood> {
  for await (const element of jsonElements(file.text())) {
    const { line, number: item, text } = element;
    const parsed = entrySchema.safeParse(parseJson(text));
    const place = { line, item, text, key: parsed.success ? parsed.data.idNumber : '' };
    if (!parsed.success) {
      const where = parsed.error.issues[0]?.path.join('.') ?? '';
      report.reject({ ...place, reason: `not an entry of this layout (${where || 'no JSON object'})` });
      continue;
    }
    const foreign = outsideImdg(parsed.data);
    if (foreign !== null) {
      report.skip(foreign, place);
      continue;
    }
    const good = goodOf(parsed.data, element);
    if (typeof good === 'string') report.reject({ ...place, reason: good });
    else yield good;
  }
}

function outsideImdg({ idNumber, forbidden, symbols }: UsEntry): string | null {
  if (forbidden) return 'forbidden goods, which have no UN entry';
  if (/^(NA|ID)/.test(idNumber)) return 'NA and ID numbers, which are not in the IMDG Code';
  return symbols.includes('D') ? 'names for domestic transport in the United States only' : null;
}

/** The row, or why there is none. */
function goodOf(entry: UsEntry, { line, number: item, text }: JsonElement): OfficialGood | string {
  const un = /^UN(\d{4})$/.exec(entry.idNumber)?.[1];
  if (un === undefined) return 'the UN number is not UN and four digits';
  const nameEn = tidy(entry.properShippingName);
  if (nameEn === '') return 'the name is missing';
  const lost = unreadable(nameEn);
  if (lost !== null) return lost;
  const hazard = readClass(entry.hazardClass);
  if (hazard === null) return `unknown class (${entry.hazardClass || 'none'})`;
  return {
    un,
    variant: null,
    nameZh: null,
    nameEn,
    ...hazard,
    subsidiary: readLabels(entry.subsidiaryRisks),
    packingGroup: entry.packingGroup ?? null,
    labels: readLabels(entry.labels),
    limitedQuantity: null,
    noteZh: null,
    noteEn: null,
    place: { line, item, text },
  };
}
