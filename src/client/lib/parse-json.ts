import * as z from 'zod/mini';

/** Reads text that may be anything, as a value of a schema; null when it is not JSON or does not fit. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string | null): z.output<Schema> | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : null;
}
