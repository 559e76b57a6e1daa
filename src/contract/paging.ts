import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_SIZES } from './page-limits.ts';

/** A whole number that arrives as text in a query string. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  );
}

/** `pageNum` from 1 and `pageSize`, with the specification's defaults. */
export const pageQuery = z.object({
  pageNum: z._default(wholeNumber(1, MAX_PAGE), 1),
  pageSize: z._default(wholeNumber(1, Math.max(...PAGE_SIZES)), DEFAULT_PAGE_SIZE),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** A page of rows; `total` counts all of them. */
export function pageOf<T>(row: z.ZodMiniType<T, T>) {
  return z.object({ total: z.number(), rows: z.array(row) });
}

/** One page of `T`. */
export interface Page<T> {
  total: number;
  rows: T[];
}
