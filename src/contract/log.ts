import * as z from 'zod/mini';
import { PAGE_IDS } from './account-limits.ts';
import { defineRoute } from './route.ts';

/** ROUTE-12: counts a visit of a page; nobody waits for the answer, and who visited is not stored. */
export const visitAdd = defineRoute({
  name: 'log.add',
  method: 'POST',
  path: '/bLog/add',
  summary: 'Counts a page visit',
  token: false,
  body: z.strictObject({ pageId: z.int().check(z.minimum(1), z.maximum(Math.max(...Object.values(PAGE_IDS)))) }),
  response: z.boolean(),
});
