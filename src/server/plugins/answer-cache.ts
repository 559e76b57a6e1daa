import fp from 'fastify-plugin';
import { AnswerKeys } from './answer-keys.ts';
import { AnswerStore } from './answer-store.ts';

/** Answers kept in memory: enough for every list, entry and page that is asked for more than once a day. */
const MAX_BYTES = 80 * 1024 * 1024;

/** The same for pages with a query, which anyone can invent more of: they push out each other and nothing else. */
const VARIANTS_MAX_BYTES = 16 * 1024 * 1024;

/**
 * How long an answer is used when nobody says that its sources changed, in milliseconds. Pages that are kept ready are made
 * again sooner; half as long as the shortest time for which a device takes what comes with them for fresh.
 */
export const TTL = { api: 5 * 60_000, page: 60_000, readyPage: 2.5 * 60_000 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ready-made answers; `invalidate(tag)` after every write of content. */
    answers: AnswerStore;
    /** Ready-made answers of which there are as many as anyone likes; forgotten with the others. */
    answerVariants: AnswerStore;
    /** What the answers of the contract's calls are kept under, by address. */
    answerKeys: AnswerKeys;
  }
}

/** Public reads are answered from memory: body, compressed bodies and headers, forgotten when their sources change. */
export const answerCache = fp<{ clock: () => number; isStopping: () => boolean }>(
  async (app, { clock, isStopping }) => {
    const variants = new AnswerStore(VARIANTS_MAX_BYTES, clock);
    app.decorate('answerVariants', variants);
    app.decorate('answers', new AnswerStore(MAX_BYTES, clock, variants));
    app.decorate('answerKeys', new AnswerKeys());
    app.decorate('closesConnections', isStopping);
  },
  { name: 'answer-cache' },
);
