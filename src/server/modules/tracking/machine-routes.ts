import type { FastifyInstance } from 'fastify';
import type { Ingest } from './ingest.ts';

/** Largest delivery of events, in bytes. A carrier whose notification is larger halves it (413). */
const DELIVERY_MAX = 8 * 1024 * 1024;

/**
 * Where programs deliver events: `POST /carrier-events/{SCAC}` for carriers' notifications, answered 204 as the DCSA
 * standard wants, and `POST /own-events` for the company's own transport system. Not part of the contract: no browser
 * calls them. Both resolve only once the events are committed.
 */
export function machineRoutes(ingest: Ingest) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    // As bytes: the signature covers them exactly as they came.
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: DELIVERY_MAX },
      (_request, body, done) => done(null, body),
    );
    const options = { bodyLimit: DELIVERY_MAX, config: { fromMachine: true } };
    const bytes = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

    app.post<{ Params: { carrier: string } }>('/carrier-events/:carrier', options, async (request, reply) => {
      await ingest.notification(request.params.carrier, request.headers, bytes(request.body));
      return reply.code(204).send();
    });
    app.post('/own-events', options, async (request, reply) => {
      const message = await ingest.own(request.headers.authorization, bytes(request.body));
      return reply.header('cache-control', 'no-store').send({ status: 200, message });
    });
  };
}
