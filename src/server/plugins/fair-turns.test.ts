import fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it } from 'vitest';
import { fairTurns } from './fair-turns.ts';

it('H2 begins one request of an address in a round of the event loop, and those of others beside it', async () => {
  const app = fastify();
  await app.register(fp(async () => undefined, { name: 'rate-limits' }));
  await app.register(fairTurns);
  let round = 0;
  const begun: [address: string, round: number][] = [];
  app.get('/', async ({ ip }) => {
    begun.push([ip, round]);
    return '';
  });
  await app.ready();
  let over = false;
  const count = () => {
    round += 1;
    if (!over) setImmediate(count);
  };
  const from = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  setImmediate(count);
  const crowd = Array.from({ length: 6 }, () => from('192.0.2.1'));
  await Promise.all([...crowd, from('192.0.2.2'), from('192.0.2.3')]);
  over = true;
  const roundsOf = (address: string) => begun.flatMap(([ip, at]) => (ip === address ? [at] : []));
  const [first, ...others] = roundsOf('192.0.2.1');
  expect(new Set(others).size).toBe(5);
  expect([roundsOf('192.0.2.2'), roundsOf('192.0.2.3')]).toEqual([[first], [first]]);
  await app.close();
});
