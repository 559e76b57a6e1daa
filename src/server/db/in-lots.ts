interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes of many small pieces of work a few larger ones: what comes while a lot is under way waits and goes along in the
 * next, at most `most` items of it. Who comes alone waits for nobody. `work` answers its items in their order and does all
 * of a lot or nothing; when a lot fails, its items are tried one by one, so that each fails only by its own fault.
 */
export function inLots<Item, Result>(
  most: number,
  work: (lot: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;

  const settle = async (lot: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(lot.map(({ item }) => item));
      for (const [index, { resolve, reject }] of lot.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('A lot was answered without one of its items.'));
        else resolve(result);
      }
    } catch (error) {
      if (lot.length === 1) lot[0]?.reject(error);
      else for (const one of lot) await settle([one]);
    }
  };

  const workOff = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    isWorking = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void workOff();
    });
}
