import type { Dataset, Edition } from '#contract/dictionary.ts';
import { checksumOf } from '#domain/dictionary/pack.ts';
import { fieldsOf, presentRow } from './present.ts';
import type { DictionaryReader } from './repo.ts';

/** Rows as the text of columns, built a batch at a time: one array of JSON pieces per column. */
class Columns {
  readonly keys: string[] = [];
  readonly #weights: number[] = [];
  readonly #pinyin: string[] = [];
  readonly #fields: readonly string[];
  readonly #pieces: string[][];

  constructor(fields: readonly string[]) {
    this.#fields = fields;
    this.#pieces = fields.map(() => []);
  }

  add(rows: readonly { key: string; weight: number; pinyin: string; data: Readonly<Record<string, unknown>> }[]): void {
    for (const { key, weight, pinyin } of rows) {
      this.keys.push(key);
      this.#weights.push(weight);
      this.#pinyin.push(pinyin);
    }
    for (const [at, field] of this.#fields.entries()) {
      this.#pieces[at]?.push(JSON.stringify(rows.map(({ data }) => data[field] ?? null)).slice(1, -1));
    }
  }

  text(): string {
    const columns = this.#fields.map((field, at) => `${JSON.stringify(field)}:[${this.#pieces[at]?.join(',') ?? ''}]`);
    const lists = `"keys":${JSON.stringify(this.keys)},"weights":${JSON.stringify(this.#weights)},"pinyin":${JSON.stringify(this.#pinyin)}`;
    return `${lists},"columns":{${columns.join(',')}}`;
  }
}

/** Told of a row that is not in the pack, as its data does not fit the contract. */
export type ReportMisfit = (dataset: Dataset, key: string) => void;

/**
 * The `message` of a pack as text: the rows written after version `since` (0 for all). Made in batches that leave room
 * for other requests, since the largest tables have far more than a hundred thousand rows.
 */
export async function packText(
  reader: DictionaryReader,
  edition: Edition,
  since: number,
  onMisfit: ReportMisfit,
): Promise<string> {
  const { dataset } = edition;
  const columns = new Columns(fieldsOf(dataset));
  const misfits = new Set<string>();
  for await (const batch of reader.batches(since === 0 ? { dataset } : { dataset, since })) {
    columns.add(
      batch.flatMap(({ data, ...rest }) => {
        const row = presentRow(dataset, data);
        if (row !== null) return [{ ...rest, data: Object.fromEntries(Object.entries(row)) }];
        misfits.add(rest.key);
        onMisfit(dataset, rest.key);
        return [];
      }),
    );
  }
  const keys = since === 0 ? columns.keys : (await reader.keys(dataset)).filter((key) => !misfits.has(key));
  const deleted = since === 0 ? [] : await reader.deletedSince(dataset, since);
  return `{"edition":${JSON.stringify(edition)},"since":${since},${columns.text()},"deleted":${JSON.stringify(deleted)},"checksum":"${checksumOf(keys)}"}`;
}
