import { CarrierFailure } from './carrier.ts';

/** The outcome of asking in several ways: the last way and its answer; `knew` when there was something in it. */
export interface InTurn<Way, Answer> {
  way: Way;
  answer: Answer;
  knew: boolean;
}

/**
 * Asks the same in one way after the other until the carrier knows something. A way that it takes for a wrong question
 * leads to the next one; rejects only when it takes all of them for that.
 */
export async function askInTurn<Way, Answer>(
  ways: readonly Way[],
  ask: (way: Way) => Promise<Answer>,
  isKnown: (answer: Answer) => boolean,
): Promise<InTurn<Way, Answer>> {
  let nothing: InTurn<Way, Answer> | null = null;
  let refusal: unknown = new Error('There is no way to ask.');
  for (const way of ways) {
    try {
      const answer = await ask(way);
      if (isKnown(answer)) return { way, answer, knew: true };
      nothing ??= { way, answer, knew: false };
    } catch (error) {
      if (!(error instanceof CarrierFailure) || error.kind !== 'question') throw error;
      refusal = error;
    }
  }
  if (nothing === null) throw refusal;
  return nothing;
}
