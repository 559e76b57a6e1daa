import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANE_PORTS, LANES } from '#client/features/home/home-lanes.ts';
import { tables } from '#contract/tables.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Degrees; a dot of the map is wider. */
const NEAR = 0.5;

describe('HOME-01 the map of lanes', () => {
  it.each(LANE_PORTS.map((port) => [port.code, port] as const))(
    '%s stands where the port table has it, under its names',
    async (key, port) => {
      const { row } = await ask(test.app, tables.ports.entry, { params: { key } });
      expect({ code: row.code, zh: row.nameZh, en: row.nameEn }).toEqual({ code: key, ...port.name });
      const [longitude, latitude] = port.at;
      expect(Math.abs((row.lon ?? 0) - longitude)).toBeLessThan(NEAR);
      expect(Math.abs((row.lat ?? 0) - latitude)).toBeLessThan(NEAR);
    },
  );

  it('names both ends of every lane', () => {
    const known = new Set(LANE_PORTS.map(({ code }) => code));
    for (const { from, to } of LANES) expect([known.has(from.code), known.has(to.code)]).toEqual([true, true]);
  });
});
