import fp from 'fastify-plugin';

/** Methods of requests that may be asked again elsewhere without losing anything. */
const SENT_ON = new Set(['GET', 'HEAD']);

/**
 * Sends whoever asked the proxy in front over plain HTTP to the same address over HTTPS: only that first answer can be
 * tampered with then. A proxy that does not say how it was asked may well have been asked over HTTPS and is let be;
 * whoever forges its word is sent to this very site.
 */
export const httpsOnly = fp<{ origin: string }>(
  async (app, { origin }) => {
    app.addHook('onRequest', (request, reply, done) => {
      // Of several proxies the last one speaks.
      const isPlain = /(^|,)\s*http$/.test(String(request.headers['x-forwarded-proto']));
      if (!isPlain || !SENT_ON.has(request.method)) return done();
      // An address in absolute form names a host of its own.
      const path = request.url.startsWith('/') ? request.url : '/';
      reply.header('cache-control', 'no-store').redirect(origin + path, 308);
    });
  },
  { name: 'https-only', dependencies: ['security-headers'] },
);
