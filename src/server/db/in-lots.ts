/** How large a lot may get: the weights of its items together, one item of any weight excepted. */
interface LotSize<Item> {
  most: number;
  weigh: (item: Item) => number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes of many small pieces of work a few larger ones: what comes while a lot is under way waits and goes along in the
 * next, as much of it as a lot may hold. Who comes alone waits for nobody. `work` answers its items in their order and
 * does all of a lot or nothing; when a lot fails, its items are tried one by one, so that each fails only by its own
 * fault.
 */
export function inLots<Item, Result>(
  { most, weigh }: LotSize<Item>,
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

  const nextLot = (): Waiting<Item, Result>[] => {
    let [count, weight] = [0, 0];
    for (const { item } of waiting) {
      weight += weigh(item);
      if (count > 0 && weight > most) break;
      count += 1;
    }
    return waiting.splice(0, count);
  };

  const workOff = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) await settle(nextLot());
    isWorking = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void workOff();
    });
}
