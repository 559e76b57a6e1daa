import * as z from 'zod/mini';

/** FORM-05: page sizes a visitor may choose, and the one used when none is given. */
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;
/** A page number beyond this is refused: an offset costs the database as much as the rows it skips. */
export const MAX_PAGE = 10_000;
/** Longest keyword that is searched; longer input is refused with the limit in the message. */
export const KEYWORD_MAX = 100;

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

export type PageSize = (typeof PAGE_SIZES)[number];

/** A page size that may be chosen, or undefined for any other number. */
export function pageSizeOf(size: number): PageSize | undefined {
  return PAGE_SIZES.find((known) => known === size);
}
