import { msg } from '@lingui/core/macro';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { csvText } from '#domain/csv.ts';
import { nameOfStep, type Telling } from '../answer/next-words.ts';
import { stateWords } from '../answer/state-words.ts';

/** The reports of an answer as CSV, one a row, times as ISO 8601 with the offset of the place. */
export function eventsAsCsv(answer: TrackingAnswer, { i18n, locale }: Telling): string {
  const head = [
    msg`Number`,
    msg`Event`,
    msg`Code`,
    msg`State`,
    msg`Time`,
    msg`Place`,
    msg`Port code`,
    msg`Terminal`,
    msg`Container number`,
    msg`Vessel`,
    msg`Voyage`,
    msg`Source`,
  ].map((words) => i18n._(words));
  const rows = answer.eventVO.map((event) => [
    answer.number,
    nameOfStep(event, { i18n, locale }),
    event.eventCode,
    i18n._(stateWords[event.state]),
    event.eventTime,
    event.locationName && textIn(locale, event.locationName),
    event.locationCode,
    event.eventPlace,
    event.containerNo,
    event.vesselName,
    event.voyage,
    event.source,
  ]);
  return csvText([head, ...rows]);
}
