import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type InTurn, inTurns } from '#server/in-turn.ts';
import { sourceOf } from './address-limits.ts';
import { AnswerKeys } from './answer-keys.ts';
import { AnswerStore, type Made, type Old } from './answer-store.ts';
import { problemOf } from './errors.ts';
import { isInternal } from './rate-limits.ts';
import { goneOf } from './sender.ts';

/** Answers kept in memory: enough for every list, entry and page that is asked for more than once a day. */
const MAX_BYTES = 80 * 1024 * 1024;

/** The same for pages with a query, which anyone can invent more of: they push out each other and nothing else. */
const VARIANTS_MAX_BYTES = 16 * 1024 * 1024;

/**
 * How long an answer is used when nobody says that its sources changed, in milliseconds. Pages less long than a device takes
 * what comes with them for fresh.
 */
export const TTL = { api: 5 * 60_000, page: 60_000 } as const;

/** Calls that are worked on at once, and for one address: what they wait for is mostly the database. */
const CALL_TURNS = { atOnce: 6, atOnceEach: 3, waitingMax: 100, waitMs: 5000, retryAfter: 2 };

/** How long a visitor waits for a new answer where there is an old one, in milliseconds. */
const PATIENCE_MS = 2500;

interface Keeping {
  store?: AnswerStore;
  /** The queue for what has to be made. */
  inTurn?: InTurn;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ready-made answers; `invalidate(tag)` after every write of content. */
    answers: AnswerStore;
    /** Ready-made answers of which there are as many as anyone likes; forgotten with the others. */
    answerVariants: AnswerStore;
    /** The keys under which the answers of the contract's calls are cached, by address. */
    answerKeys: AnswerKeys;
  }
  interface FastifyReply {
    /**
     * Sends the answer kept under a key; where there is none, counts the work against its address and makes one, in turns
     * among the addresses. Where none can be had now, an old one is sent, and says so.
     */
    sendKept(key: string, make: () => Promise<Made>, keeping?: Keeping): Promise<FastifyReply>;
  }
}

/** RFC 9211: tells caches and people who look that the answer is older than it should be. */
function sendOld(request: FastifyRequest, reply: FastifyReply, { answer, age }: Old): Promise<FastifyReply> {
  const seconds = Math.round(age / 1000);
  reply.headers({ age: String(seconds), 'cache-status': `harbourway; hit; ttl=-${seconds}; detail=stale-if-error` });
  return answer.send(request, reply);
}

/** Public reads are answered from memory: body, compressed bodies and headers, made anew when their sources change. */
export const answerCache = fp<{ clock: () => number }>(
  async (app, { clock }) => {
    const variants = new AnswerStore(VARIANTS_MAX_BYTES, clock);
    const answers = new AnswerStore(MAX_BYTES, clock, variants);
    app.decorate('answerVariants', variants);
    app.decorate('answers', answers);
    app.decorate('answerKeys', new AnswerKeys());
    const callTurns = inTurns(CALL_TURNS);

    /** Makes an answer in turn. An internal call takes no turn: the page that it is made for has one. */
    const madeFor = async (reply: FastifyReply, key: string, make: () => Promise<Made>, keeping: Required<Keeping>) => {
      const { request } = reply;
      // Before the work is shared: a refusal is for this request alone.
      await app.limitWork(request);
      if (isInternal(request)) return keeping.store.through(key, make);
      const by = sourceOf(request.ip);
      return keeping.store.through(key, (signal) => keeping.inTurn(make, { by, signal }), goneOf(reply));
    };

    const newOrOld = async (old: Old | undefined, work: Promise<Made>): Promise<Made | Old> => {
      if (old === undefined) return work;
      const late = new AbortController();
      const patience = sleep(PATIENCE_MS, old, { signal: late.signal, ref: false });
      // Whichever comes second is heard by nobody.
      patience.catch(() => undefined);
      work.catch(() => undefined);
      try {
        const made = await Promise.race([work, patience]);
        return 'lacking' in made && made.lacking === true ? old : made;
      } catch (error) {
        if (problemOf(error).code === 'unavailable') return old;
        throw error;
      } finally {
        late.abort();
      }
    };

    app.decorateReply('sendKept', async function (this: FastifyReply, key, make, keeping = {}) {
      const { store = answers, inTurn = callTurns } = keeping;
      const kept = store.get(key);
      if (kept !== undefined) return kept.send(this.request, this);
      const old = store.getOld(key);
      if (old?.rests === true) return sendOld(this.request, this, old);
      const found = await newOrOld(old, madeFor(this, key, make, { store, inTurn }));
      if (!('age' in found)) return found.answer.send(this.request, this);
      store.rest(key);
      return sendOld(this.request, this, found);
    });
  },
  { name: 'answer-cache', dependencies: ['errors', 'rate-limits'] },
);
