import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** Where the frame with the street map of the contact page is, a path of this site; empty without one. */
const streetMap = z.object({ frameUrl: z.string() });

export const streetMapGet = defineRoute({
  name: 'site.map',
  method: 'GET',
  path: '/bMap/showGet',
  summary: 'The street map of the contact page, where one is configured',
  token: false,
  response: streetMap,
});
