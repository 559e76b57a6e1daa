/**
 * Makes of many questions for one thing each a few questions for up to `most` things: those that come in the same moment
 * go together. What the answer has nothing about is null; a failure is the failure of each.
 */
export function batched<Key, Answer>(
  most: number,
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | null> {
  let waiting: { key: Key; resolve: (answer: Answer | null) => void; reject: (error: unknown) => void }[] = [];
  const send = async (batch: typeof waiting) => {
    try {
      const answers = await ask([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(answers.get(key) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const flush = () => {
    for (const batch = waiting; batch.length > 0; ) void send(batch.splice(0, most));
    waiting = [];
  };
  return (key) =>
    new Promise((resolve, reject) => {
      // Questions that look on the device first arrive a moment apart.
      if (waiting.length === 0) setTimeout(flush, GATHER_MS);
      waiting.push({ key, resolve, reject });
    });
}

/** How long questions are gathered, in milliseconds. */
const GATHER_MS = 60;
