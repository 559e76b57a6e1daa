import { setImmediate as nextLoop } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { inTurns } from '#server/in-turn.ts';
import { sourceOf } from './address-limits.ts';
import { isInternal } from './rate-limits.ts';

/** Begun in one round. More requests than `waitingMax` that nobody has looked at yet are refused. */
const TURNS = { atOnce: 8, atOnceEach: 1, waitingMax: 4000, waitMs: 10_000, retryAfter: 2 };

/**
 * Begins one request of an address in each round of the event loop, and of some addresses in turns. Node would begin all that have arrived
 * before it takes the next new connection, of which it takes one a round: whoever keeps forty connections busy would make
 * each visitor wait for forty answers before he is heard.
 */
export const fairTurns = fp(
  async (app) => {
    const inTurn = inTurns(TURNS);
    const begin = (by: string) =>
      new Promise<void>((resolve, reject) => {
        const turn = async () => {
          resolve();
          await nextLoop();
        };
        inTurn(turn, { by }).catch(reject);
      });
    app.addHook('onRequest', async (request) => {
      if (!isInternal(request)) await begin(sourceOf(request.ip));
    });
  },
  { name: 'fair-turns', dependencies: ['rate-limits'] },
);
