import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AnswerKeys } from './answer-keys.ts';
import { AnswerStore, type Made } from './answer-store.ts';

/** Answers kept in memory: enough for every list, entry and page that is asked for more than once a day. */
const MAX_BYTES = 80 * 1024 * 1024;

/** The same for pages with a query, which anyone can invent more of: they push out each other and nothing else. */
const VARIANTS_MAX_BYTES = 16 * 1024 * 1024;

/**
 * How long an answer is used when nobody says that its sources changed, in milliseconds. Pages less long than a device takes
 * what comes with them for fresh.
 */
export const TTL = { api: 5 * 60_000, page: 60_000 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ready-made answers; `invalidate(tag)` after every write of content. */
    answers: AnswerStore;
    /** Ready-made answers of which there are as many as anyone likes; forgotten with the others. */
    answerVariants: AnswerStore;
    /** What the answers of the contract's calls are kept under, by address. */
    answerKeys: AnswerKeys;
  }
  interface FastifyReply {
    /** Sends the answer kept under a key; where there is none, counts the work against its address and makes one. */
    sendKept(key: string, make: () => Promise<Made>, store?: AnswerStore): Promise<FastifyReply>;
  }
}

/** Public reads are answered from memory: body, compressed bodies and headers, forgotten when their sources change. */
export const answerCache = fp<{ clock: () => number }>(
  async (app, { clock }) => {
    const variants = new AnswerStore(VARIANTS_MAX_BYTES, clock);
    const answers = new AnswerStore(MAX_BYTES, clock, variants);
    app.decorate('answerVariants', variants);
    app.decorate('answers', answers);
    app.decorate('answerKeys', new AnswerKeys());
    const madeFor = async (request: FastifyRequest, key: string, make: () => Promise<Made>, store: AnswerStore) => {
      // Before the work is shared: a refusal is for this request alone.
      await app.limitWork(request);
      return (await store.through(key, make)).answer;
    };
    app.decorateReply('sendKept', async function (this: FastifyReply, key, make, store = answers) {
      const answer = store.get(key) ?? (await madeFor(this.request, key, make, store));
      return answer.send(this.request, this);
    });
  },
  { name: 'answer-cache', dependencies: ['rate-limits'] },
);
