import fp from 'fastify-plugin';
import { Answer } from '#server/plugins/answer.ts';
import { Problem } from '#server/plugins/problem.ts';
import { MEDIA_BASE } from './make-picture.ts';
import type { MediaRepo } from './repo.ts';

const YEAR_MS = 365 * 86_400_000;

/** The name of a file never changes its content, so whoever has it never asks again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A drawing opened by itself is a document: it may draw, and nothing else. */
const DRAWING_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Serves the files of pictures under their content's name. */
export const mediaRoutes = fp<{ repo: MediaRepo }>(
  async (app, { repo }) => {
    const headers = { 'content-security-policy': DRAWING_POLICY, 'cache-control': IMMUTABLE };
    const make = async (name: string) => {
      const file = await repo.find(name);
      if (file === null) throw new Problem('not-found');
      const drawing = file.type === 'image/svg+xml';
      const answer = new Answer({
        status: 200,
        headers: drawing ? { ...headers, vary: 'accept-encoding' } : headers,
        contentType: file.type,
        body: file.bytes,
        compressible: drawing,
      });
      return { answer, tags: ['media'], ttl: YEAR_MS };
    };
    app.get<{ Params: { name: string } }>(`${MEDIA_BASE}/:name`, async (request, reply) => {
      const { name } = request.params;
      if (!/^[0-9a-f]{32}(-\d{1,4})?\.(avif|webp|png|jpg|svg)$/.test(name)) throw new Problem('not-found');
      return reply.sendKept(`${MEDIA_BASE}/${name}`, () => make(name));
    });
  },
  { name: 'media', dependencies: ['answer-cache', 'errors', 'security-headers'] },
);
