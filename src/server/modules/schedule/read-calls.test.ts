import { describe, expect, it } from 'vitest';
import { readPortDepartures } from './read-calls.ts';

const facts = { company: { code: 'DEMO', name: { zh: '示例', en: 'Example' } }, placeOf: () => null };
const leaving = (name: string, time: string, voyage = '1W') => ({
  vessel: { name },
  servicePartners: [{ carrierExportVoyageNumber: voyage }],
  timestamps: [{ eventTypeCode: 'DEPA', eventClassifierCode: 'PLN', eventDateTime: time }],
});
const terminal = (...vesselSchedules: unknown[]) => ({ UNLocationCode: 'CNSHG', vesselSchedules });
const namesOf = (...terminals: ReturnType<typeof terminal>[]) =>
  readPortDepartures(terminals, facts).map(({ vesselName, voyage }) => [vesselName, voyage]);

describe('PLAN-01 the departures of a port', () => {
  it('have a vessel once that is announced at each terminal that may have it', () => {
    const alpha = leaving('Alpha', '2026-12-01T10:00:00+08:00');
    expect(namesOf(terminal(alpha), terminal(alpha, leaving('Beta', '2026-12-01T10:00:00+08:00', '2W')))).toEqual([
      ['Alpha', '1W'],
      ['Beta', '2W'],
    ]);
  });

  it('have a vessel twice that shifts its berth, or comes again', () => {
    const again = [leaving('Alpha', '2026-12-01T10:00:00+08:00'), leaving('Alpha', '2026-12-09T10:00:00+08:00')];
    expect(namesOf(terminal(...again))).toHaveLength(2);
  });
});
