import { describe, expect, it } from 'vitest';
import type { KnownPlace } from '#domain/tracking/event.ts';
import { createPortCodes } from './port-codes.ts';

const port = (en: string, ...codes: string[]): KnownPlace => ({
  code: codes[0] ?? '',
  codes,
  name: { zh: en, en },
  timezone: null,
  lat: null,
  lon: null,
});
const ningbo = port('Ningbo', 'CNNGB', 'CNNBO', 'CNNBG', 'CNBEI', 'CNBLG');
const tianjin = port('Tianjin', 'CNTXG', 'CNTSN', 'CNTNG', 'CNTNJ', 'CNXGG');
const places = new Map([ningbo, tianjin].flatMap((place) => place.codes.map((code) => [code, place])));

/** Asks a carrier that knows certain codes; says what it answered and what it was asked for. */
function carrierThatKnows(...codes: string[]) {
  const byPorts = createPortCodes((code) => places.get(code) ?? null);
  return async (...ports: string[]) => {
    const asked: string[] = [];
    const rows = await byPorts(ports, async (way) => {
      asked.push(way.join(' '));
      return way.every((code) => codes.includes(code)) ? [way.join(' ')] : [];
    });
    return { rows, asked };
  };
}

describe('the codes of a port', () => {
  it('C1 begin with the one that was asked for, though it is the fifth', async () => {
    const ask = carrierThatKnows('CNBLG', 'DEHAM');
    expect(await ask('CNBLG', 'DEHAM')).toEqual({ rows: ['CNBLG DEHAM'], asked: ['CNBLG DEHAM'] });
  });

  it('C1 are all asked for, at both ends, and each once', async () => {
    const ask = carrierThatKnows('CNBLG', 'CNXGG');
    const { rows, asked } = await ask('CNNGB', 'CNTXG');
    expect(rows).toEqual(['CNBLG CNXGG']);
    expect(asked[0]).toBe('CNNGB CNTXG');
    expect([asked.length, new Set(asked).size]).toEqual([25, 25]);
    // The codes that the carrier knew are remembered: the second search asks for them alone.
    expect((await ask('CNNGB', 'CNTXG')).asked).toEqual(['CNBLG CNXGG']);
  });

  it('C1 may both be known to a carrier, for different sailings', async () => {
    const codes = ['CNNBO'];
    const byPorts = createPortCodes((code) => places.get(code) ?? null);
    const ask = () => byPorts(['CNNGB'], async ([code = '']) => (codes.includes(code) ? [code] : []));
    expect(await ask()).toEqual(['CNNBO']);
    codes.splice(0, 1, 'CNNGB');
    expect(await ask()).toEqual(['CNNGB']);
  });

  it('are the one that was asked for where the port is not known', async () => {
    expect(await carrierThatKnows()('XXQQQ')).toEqual({ rows: [], asked: ['XXQQQ'] });
  });
});
