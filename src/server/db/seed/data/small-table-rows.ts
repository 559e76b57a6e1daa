import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Words that are written in Chinese. */
export const chinese = z
  .string()
  .trim()
  .min(1)
  .regex(/\p{Script=Han}/u, 'has no Chinese character');
/** Words that are written in English, without Chinese marks. */
export const english = z
  .string()
  .trim()
  .min(1)
  .regex(/[A-Za-z]/, 'has no Latin letter')
  .regex(/^[^\p{Script=Han}，。；：（）、]*$/u, 'has Chinese text or punctuation');
/** A count, or a measure in whole units. */
export const whole = z.number().int().positive();

/** Reads one table of this folder and parses every row, so that a fault names its row and field. */
export function load<T extends z.ZodType>(file: string, row: T): z.infer<T>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return z.array(row).parse(JSON.parse(text));
}

/** The keys that stand there more than once. */
export function duplicates(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}
