import * as z from 'zod/mini';
import { newsKind } from '#contract/news.ts';
import { MAX_PAGE, PAGE_SIZES } from '#contract/paging.ts';

/** What of the news list stands in the address. Anything foreign is left out, so that an odd link still opens. */
export const newsSearch = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE))), undefined),
  size: z.catch(z.optional(z.literal([...PAGE_SIZES])), undefined),
  kind: z.catch(z.optional(newsKind), undefined),
});
export type NewsSearch = z.infer<typeof newsSearch>;
