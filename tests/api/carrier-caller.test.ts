import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBreaker } from '#server/adapters/carriers/breaker.ts';
import { createCaller } from '#server/adapters/carriers/caller.ts';
import { type CarrierSimulator, json, serveCarrier } from '#tests/support/carrier-simulator.ts';

let carrier: CarrierSimulator;
let now = 0;
/** Calls that may still go out. */
let budget = 0;

beforeAll(async () => {
  carrier = await serveCarrier();
});
beforeEach(() => {
  budget = 1000;
  carrier.on((_request, response) => json(response, {}, {}, 500));
});
afterAll(() => carrier.close());

/** A caller that has asked for nothing yet; gives how a question ended. */
function newCaller(retries: number) {
  const call = createCaller({
    code: 'TEST',
    bounds: { timeoutMs: 1000, maxBytes: 1000, allowPrivateAddress: true },
    retries,
    authentication: { headersFor: async () => ({}), forget: () => undefined },
    breaker: createBreaker(() => now),
    take: async () => {
      budget -= 1;
      return budget >= 0;
    },
    random: () => 0,
  });
  return () =>
    call({ url: new URL(carrier.origin), method: 'GET' }).then(
      ({ status }) => status,
      ({ kind }) => kind,
    );
}

async function timesOf(count: number, ask: () => Promise<unknown>): Promise<unknown[]> {
  const ends: unknown[] = [];
  for (let n = 0; n < count; n += 1) ends.push(await ask());
  return ends;
}

describe('TRACK-09 a question to a carrier that fails', () => {
  it('ends by what the carrier did, also when that has us leave it alone before the next try', async () => {
    const ask = newCaller(1);
    expect(await timesOf(4, ask)).toEqual(['status', 'status', 'status', 'open-circuit']);
  });

  it('ends by what the carrier did, also when the next try is beyond our budget', async () => {
    const ask = newCaller(1);
    budget = 1;
    expect(await timesOf(2, ask)).toEqual(['status', 'budget']);
  });
});

describe('TRACK-09 a carrier that was left alone', () => {
  it('is tried as soon as the budget allows, where it did not at first', async () => {
    const ask = newCaller(0);
    await timesOf(5, ask);
    now += 30_000;
    budget = 0;
    expect(await ask()).toBe('budget');
    budget = 1;
    carrier.on((_request, response) => json(response, []));
    expect(await ask()).toBe(200);
  });
});
