import fp from 'fastify-plugin';
import { AnswerStore } from './answer-store.ts';

/** Answers kept in memory: enough for every list, entry and page that is asked for more than once a day. */
const MAX_BYTES = 96 * 1024 * 1024;

/** How long an answer is used when nobody says that its sources changed, in milliseconds. */
export const TTL = { api: 5 * 60_000, page: 60_000 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ready-made answers; `invalidate(tag)` after every write of content. */
    answers: AnswerStore;
  }
}

/** Public reads are answered from memory: body, compressed bodies and headers, forgotten when their sources change. */
export const answerCache = fp<{ clock: () => number; isStopping: () => boolean }>(
  async (app, { clock, isStopping }) => {
    app.decorate('answers', new AnswerStore(MAX_BYTES, clock));
    app.decorate('closesConnections', isStopping);
  },
  { name: 'answer-cache' },
);
