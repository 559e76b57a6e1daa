import { describeShipment } from '#domain/tracking/describe.ts';
import type { PlaceOf, TrackedEvent } from '#domain/tracking/event.ts';
import { readDcsaEvent } from '#domain/tracking/read-dcsa.ts';
import { dcsaEvent, placeOf } from '#domain/tracking/sample-events.ts';

/** How long the answer about one bill takes, by how many events there are of it. */

const SIZES = [50, 500, 5000, 20_000];
const RUNS = 15;
const NOW = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;

const MOVES: readonly [code: string, place: string, day: number, vessel: string][] = [
  ['GTOT', 'CNSHA', 0, ''],
  ['GTIN', 'CNSHA', 2, ''],
  ['LOAD', 'CNSHG', 4, 'Alpha'],
  ['DISC', 'SGSIN', 11, 'Alpha'],
  ['LOAD', 'SGSIN', 14, 'Beta'],
  ['DISC', 'NLRTM', 38, 'Beta'],
  ['GTOT', 'NLRTM', 40, ''],
  ['GTIN', 'NLRTM', 44, ''],
];

function eventsOf(count: number): TrackedEvent[] {
  const events: TrackedEvent[] = [];
  for (let index = 0; index < count; index += 1) {
    const [code, place, day, vessel] = MOVES[index % MOVES.length] ?? ['LOAD', 'CNSHG', 4, 'Alpha'];
    const round = Math.floor(index / MOVES.length);
    const box = `TEST${String(1_000_000 + Math.floor(round / 3))}`;
    const time = new Date(Date.UTC(2026, 2, 1) + day * DAY + (round % 50) * 60_000).toISOString();
    const classifier = round % 3 === 0 ? 'PLN' : round % 3 === 1 ? 'EST' : 'ACT';
    const raw = dcsaEvent(code, place, time, { box, classifier, mode: vessel === '' ? 'TRUCK' : 'VESSEL', vessel });
    const reading = readDcsaEvent(raw, { source: 'DEMO', now: NOW, placeOf });
    if ('event' in reading) events.push(reading.event);
  }
  return events;
}

function times(events: readonly TrackedEvent[], known: PlaceOf): number[] {
  return Array.from({ length: RUNS }, () => {
    const began = performance.now();
    describeShipment({
      number: 'DEMO0001',
      businessType: 1,
      events,
      now: NOW,
      placeOf: known,
      sourceOf: (code) => ({ code, name: { zh: code, en: code }, kind: 'carrier' }),
    });
    return performance.now() - began;
  }).sort((a, b) => a - b);
}

console.log('\n| events of one bill | quickest, ms | median, ms | slowest, ms |\n|---|---|---|---|');
for (const size of SIZES) {
  const taken = times(eventsOf(size), placeOf);
  console.log(
    `| ${size} | ${taken[0]?.toFixed(1)} | ${taken[Math.floor(RUNS / 2)]?.toFixed(1)} | ${taken.at(-1)?.toFixed(1)} |`,
  );
}
