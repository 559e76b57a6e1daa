import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads and checks one of the seed's JSON files, an array of rows; throws with the file and all faults in it. */
export function readData<Row>(name: string, row: z.core.$ZodType<Row>): Row[] {
  const text = readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8');
  const rows = z.array(row).safeParse(JSON.parse(text));
  if (rows.success) return rows.data;
  throw new Error(`The seed file ${name}.json does not fit its table:\n${z.prettifyError(rows.error)}`);
}
