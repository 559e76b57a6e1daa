import { describe, expect, it } from 'vitest';
import { beforeDelay, sampleShipments, sampleSilences } from './sample-shipments.ts';

const sample = (name: string) => {
  const found = sampleShipments.find(({ name: { en } }) => en.startsWith(name));
  if (found === undefined) throw new Error(`There is no sample ${name}.`);
  return found.answer;
};

describe('TRACK-02 the samples that are looked at', () => {
  it('are in the states that they are named for', () => {
    expect(sample('Direct').summary).toMatchObject({ last: { eventCode: 'DEPARTED' }, delayDays: 0 });
    expect(sample('Transshipment').shipVoyageVO.map(({ vesselName }) => vesselName)).toEqual(['Alpha', 'Beta']);
    expect(sample('Delayed').summary.delayDays).toBe(7);
    expect(sample('Held').summary.customsHold).toBe(true);
    expect(sample('Delivered').summary).toMatchObject({ last: { eventCode: 'EMPTY_RETURN' }, next: null });
    expect(sample('Just').summary).toMatchObject({ last: { eventCode: 'DOC_BKG_CONF' } });
    expect(sample('With').history).toMatchObject([{ kind: 'retracted', to: null }]);
    expect(sample('Sea and rail').shipVoyageVO.map(({ transport }) => transport)).toEqual(['VESSEL', 'RAIL']);
    expect(beforeDelay.version).not.toBe(sample('Delayed').version);
    expect(sampleSilences.map(({ answer }) => answer.eventVO.length)).toEqual([0, 0, 0, 0, 0]);
  });
});
