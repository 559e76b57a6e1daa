import fp from 'fastify-plugin';
import { z } from 'zod';
import { LOCALES } from '#contract/locale.ts';
import { streetMapGet } from '#contract/street-map.ts';
import { Problem } from '#server/plugins/problem.ts';
import { FRAME_POLICY, framePage } from './frame-page.ts';

/** An extension, so that the service worker leaves the frame to the network. */
const FRAME_PATH = '/map-frame.html';

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

const view = z.object({ longitude: degrees(180), latitude: degrees(90), lang: z.enum(LOCALES) });

/** Says whether there is a street map, and serves the frame it lives in; without a key there is neither. */
export const streetMapRoutes = fp<{ key: string | null }>(
  async (app, { key }) => {
    app.mount(streetMapGet, {
      tags: () => ['site'],
      handle: async () => ({ frameUrl: key === null ? '' : FRAME_PATH }),
    });
    if (key === null) return;
    app.get(FRAME_PATH, async (request, reply) => {
      const asked = view.safeParse(Object.fromEntries(new URL(request.url, 'http://own.invalid').searchParams));
      if (!asked.success) throw new Problem('not-found');
      const { lang: locale, ...place } = asked.data;
      return reply
        .header('content-security-policy', FRAME_POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(framePage(key, { ...place, locale }));
    });
  },
  { name: 'street-map', dependencies: ['contract', 'security-headers'] },
);
