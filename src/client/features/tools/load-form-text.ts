import * as z from 'zod/mini';
import { parseJson } from '#client/lib/parse-json.ts';
import { BOX_IDS } from '#domain/loading/boxes.ts';
import { CARGO_LIMITS, TURNINGS } from '#domain/loading/cargo.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/loading/units.ts';
import { formRow, type LoadForm } from './load-form-state.ts';

const number = z.string().check(z.maxLength(16));

/** The form as it is kept on the device and carried by an address: short, since an address holds little. */
const kept = z.object({
  v: z.literal(1),
  u: z.enum(LENGTH_UNITS),
  g: z.enum(WEIGHT_UNITS),
  b: z.nullable(z.enum(BOX_IDS)),
  r: z
    .array(
      z.tuple([
        z.string().check(z.maxLength(CARGO_LIMITS.name)),
        number,
        number,
        number,
        number,
        number,
        z.enum(TURNINGS),
        z.union([z.literal(0), z.literal(1)]),
      ]),
    )
    .check(z.minLength(1), z.maxLength(CARGO_LIMITS.rows)),
});

/** Writes the form as text. */
export function formToText({ lengthUnit, weightUnit, box, rows }: LoadForm): string {
  const value: z.infer<typeof kept> = {
    v: 1,
    u: lengthUnit,
    g: weightUnit,
    b: box,
    r: rows.map((row) => [
      row.name,
      row.length,
      row.width,
      row.height,
      row.weight,
      row.quantity,
      row.turning,
      row.stackable ? 1 : 0,
    ]),
  };
  return JSON.stringify(value);
}

/** Reads what {@link formToText} wrote; null for anything else, whoever wrote it. */
export function formFromText(text: string | null): LoadForm | null {
  const parsed = parseJson(kept, text);
  if (parsed === null) return null;
  const { u, g, b, r } = parsed;
  const rows = r.map(([name, length, width, height, weight, quantity, turning, stackable]) =>
    formRow({ name, length, width, height, weight, quantity, turning, stackable: stackable === 1 }),
  );
  return { lengthUnit: u, weightUnit: g, box: b, rows, example: false };
}
