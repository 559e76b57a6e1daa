import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SHARE_FIELDS, SHARE_PATH } from '#contract/shared-photos.ts';
import { placeOfText } from '#domain/tracking/place-of-text.ts';

/** Text that is shared is short; what is longer has photos in it, and is not read. */
const BODY_MAX = 64 * 1024;
const TEXTS: readonly string[] = [SHARE_FIELDS.title, SHARE_FIELDS.text, SHARE_FIELDS.url];

/** Where what was shared leads: photos to the enquiry, where they are chosen once more, for nothing here can hold them. */
async function placeOf(request: FastifyRequest): Promise<string> {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (!request.isMultipart() || length > BODY_MAX) return '/home#enquiry';
  const texts: string[] = [];
  const parts = request.parts({ limits: { fields: TEXTS.length, fieldSize: BODY_MAX, files: 0 } });
  for await (const part of parts) {
    if (part.type === 'field' && TEXTS.includes(part.fieldname)) texts.push(String(part.value));
  }
  return placeOfText(texts.join(' '));
}

/** PWA-01: takes what another app shares where no service worker does, on a new device or with workers switched off. */
export const shareTarget = fp(
  async (app) => {
    app.post(SHARE_PATH, { config: { changesNothing: true } }, async (request, reply) =>
      reply.redirect(await placeOf(request).catch(() => '/home#enquiry'), 303),
    );
  },
  { name: 'share-target', dependencies: ['request-origin', 'uploads'] },
);
