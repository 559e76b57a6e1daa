import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { dcsaEvent, placeOf, readAll } from '#domain/tracking/sample-events.ts';
import { newsOf } from './news.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 1);

/** Estimates of a carrier that says not when it made them: their ids are their contents. */
const estimate = (day: string, vessel = 'Alpha') =>
  dcsaEvent('ARRI', 'NLRTM', `2026-04-${day}T18:00:00+02:00`, { vessel, classifier: 'EST', id: `${vessel}${day}` });

/** The events that are stored after answers of a day each, and the ids that each of them added. */
function afterAnswers(answers: readonly (readonly unknown[])[]): { stored: TrackedEvent[]; added: string[][] } {
  const stored: TrackedEvent[] = [];
  const added = answers.map((raw, day) => {
    const heard = readAll(raw).map((event) => ({ ...event, created: START + day * DAY }));
    const news = newsOf(heard, stored, placeOf);
    stored.push(...news);
    return news.map(({ id }) => id);
  });
  return { stored, added };
}

describe('TRACK-05 reports without the time of their making', () => {
  it('are kept once, however often the carrier repeats them', () => {
    expect(afterAnswers([[estimate('12')], [estimate('12')], [estimate('12')]]).added).toEqual([['Alpha12'], [], []]);
  });

  it('are kept again when they come back after another estimate', () => {
    const { added } = afterAnswers([[estimate('12')], [estimate('14')], [estimate('12')], [estimate('12')]]);
    expect(added).toEqual([['Alpha12'], ['Alpha14'], ['Alpha12'], []]);
  });

  it('are kept once where one bill travels with two ships, also when one of them is late', () => {
    const [a, b] = [estimate('12', 'Alpha'), estimate('13', 'Beta')];
    const late = [estimate('15', 'Alpha'), b];
    const { added } = afterAnswers([[a, b], [a, b], late, late, late]);
    expect(added).toEqual([['Alpha12', 'Beta13'], [], ['Alpha15'], [], []]);
  });

  it('are kept again when they say more than before', () => {
    const more = { ...estimate('12'), delayReasonCode: 'WEA' };
    expect(afterAnswers([[estimate('12')], [more], [more]]).added).toEqual([['Alpha12'], ['Alpha12'], []]);
  });

  it('come with the same numbers of another source, which change nothing', () => {
    const own = readAll([estimate('20')], undefined, 'OWN').map((event) => ({ ...event, created: START + 5 * DAY }));
    const heard = readAll([estimate('12')]).map((event) => ({ ...event, created: START + 6 * DAY }));
    const stored = [...heard.map((event) => ({ ...event, created: START })), ...own];
    expect(newsOf(heard, stored, placeOf)).toEqual([]);
  });
});
