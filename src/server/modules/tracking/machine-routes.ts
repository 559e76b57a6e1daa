import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { inTurns } from '#server/in-turn.ts';
import { giveTime, holdTime } from '#server/plugins/own-time.ts';
import { senderOf } from '#server/plugins/sender.ts';
import type { Ingest } from './ingest.ts';

/** Largest delivery of events, in bytes. A carrier whose notification is larger halves it (413). */
const DELIVERY_MAX = 8 * 1024 * 1024;
/** Deliveries up to this size take no turns: as many as are under way go into one transaction. */
const SMALL = 64 * 1024;
/** As long as any other call may take to arrive. */
const ARRIVAL_MS = 15_000;

/** Of large deliveries, which are whole in memory and again as what is read of them. */
const inTurn = inTurns({ atOnce: 4, waitingMax: 40, retryAfter: 5 });

/** Resolves when a large delivery has its turn, which lasts until it is answered or its sender gone. */
function takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { signal, address } = senderOf(request, reply, null);
  const answered = finished(reply.raw).catch(() => undefined);
  const startTime = () => giveTime(request.raw, () => ARRIVAL_MS);
  holdTime(request.raw);
  return new Promise((begin, refuse) => {
    const work = () => {
      startTime();
      begin();
      return answered;
    };
    inTurn(work, { by: address, signal }).catch((error: unknown) => {
      startTime();
      refuse(error);
    });
  });
}

/**
 * Where programs deliver events: `POST /carrier-events/{SCAC}` for notifications of the carriers there are, answered 204 as
 * the DCSA standard wants, and `POST /own-events` for the company's own transport system, where it has a key. Not part of
 * the contract: no browser calls them. Both resolve only once the events are committed. Of a delivery whose head does not
 * prove where it comes from no body is read.
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
    const bytes = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

    function serve<Taken>(
      url: string,
      admit: (headers: FastifyRequest['headers']) => Promise<(body: Buffer) => Promise<Taken>>,
      answer: (reply: FastifyReply, taken: Taken) => FastifyReply,
    ): void {
      const admitted = new WeakMap<FastifyRequest, (body: Buffer) => Promise<Taken>>();
      const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
        const take = await admit(request.headers).catch((error: unknown) => {
          // The connection ends with the answer: the rest of the body is not even read to be thrown away.
          reply.header('connection', 'close');
          throw error;
        });
        admitted.set(request, take);
        // One that does not say how long it is may be as long as it likes.
        if (Number(request.headers['content-length'] ?? DELIVERY_MAX) > SMALL) await takeTurn(request, reply);
      };
      const options = { bodyLimit: DELIVERY_MAX, config: { fromMachine: true }, onRequest };
      app.post(url, options, async (request, reply) => {
        const take = admitted.get(request);
        if (take === undefined) throw new Error('A delivery came past the look at its head');
        return answer(reply, await take(bytes(request.body)));
      });
    }

    for (const carrier of ingest.carriers) {
      serve(
        `/carrier-events/${carrier}`,
        (headers) => ingest.notification(carrier, headers),
        (reply) => reply.code(204).send(),
      );
    }
    if (ingest.takesOwn) {
      serve(
        '/own-events',
        async ({ authorization }) => ingest.own(authorization),
        (reply, message) => reply.header('cache-control', 'no-store').send({ status: 200, message }),
      );
    }
  };
}
