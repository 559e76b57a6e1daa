import fp from 'fastify-plugin';
import type { Outbox } from '#server/adapters/outbox.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/**
 * `GET /dev/outbox`: the codes and mails that would have gone out, newest first, as a page or as JSON. Registered only
 * where there is an outbox, which is never in production.
 */
export const devOutbox = fp<{ outbox: Outbox }>(
  async (app, { outbox }) => {
    app.get('/dev/outbox', async (request, reply) => {
      const messages = outbox.messages();
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (!(request.headers.accept ?? '').includes('text/html')) return { messages };
      const rows = messages.map(
        ({ at, kind, to, text }) => `<li>${at} ${kind} <b>${escaped(to)}</b><pre>${escaped(text)}</pre></li>`,
      );
      return reply
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1><ol>${rows.join('')}</ol>`);
    });
  },
  { name: 'dev-outbox', dependencies: ['security-headers'] },
);
