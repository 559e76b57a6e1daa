import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { AS_QUERY, apiOf, routeQuery } from '#client/offline/route-query.ts';
import { trackingQuestion } from '#client/offline/watch/tracking-question.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { TRACK_BATCH_MAX } from '#contract/tracking-kinds.ts';
import type { AskedNumber } from './asked.ts';
import { batched } from './batched.ts';

type AskBatch = (number: string) => Promise<TrackingAnswer | null>;

const batches = new WeakMap<QueryClient, AskBatch>();

/** Asks for all numbers that are wanted at the same moment in one call. */
function batchOf(client: QueryClient): AskBatch {
  const present = batches.get(client);
  if (present) return present;
  const made = batched<string, TrackingAnswer | null>(TRACK_BATCH_MAX, async (numbers) => {
    const question = { query: { numbers: numbers.join(',') } };
    const { rows } = await apiOf(client).call('tracking.batch', question, AS_QUERY);
    return new Map(rows.map(({ number, answer }) => [number, answer]));
  });
  batches.set(client, made);
  return made;
}

/**
 * The query of a number: kept on the device like every answer of its call. Of a list, numbers that are to be asked for at
 * once go out in one call; each answer is still kept by itself, so that it opens alone as well.
 */
export function answerQuery(asked: AskedNumber, inList = false) {
  const question = trackingQuestion(asked);
  const alone = routeQuery('tracking.find', question);
  // The call for several finds out kinds by itself.
  if (!inList || asked.said) return alone;
  return queryOptions({
    ...alone,
    queryFn: async (context) => {
      const answer = await batchOf(context.client)(asked.number);
      return answer ?? apiOf(context.client).call('tracking.find', question, AS_QUERY);
    },
  });
}
