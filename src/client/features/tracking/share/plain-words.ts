import { msg } from '@lingui/core/macro';
import { formatsOf } from '#client/i18n/use-formats.ts';
import { timeParts } from '#client/lib/time-parts.ts';
import { type Locale, textIn } from '#contract/locale.ts';
import type { TrackingAnswer, TrackMilestone, TrackSummary } from '#contract/tracking.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { nameOfNext, nameOfStep, type Telling } from '../answer/next-words.ts';
import { stateWords } from '../answer/state-words.ts';

/** A milestone in words. */
export interface ToldStop {
  label: string;
  note: string;
  state: TrackMilestone['state'];
}

/** An answer in plain words, for a message and for a picture. */
export interface ToldAnswer {
  title: string;
  route: string;
  sentence: string;
  stops: ToldStop[];
  foot: string;
}

/** A time by the clock of its place, with the zone. */
function timeText(time: string, { locale }: Telling): string {
  const { date, minute, zone } = timeParts(time, 'port');
  return `${formatsOf(locale).at(date, minute)}${zone === '' ? '' : ` (${zone})`}`;
}

function stepText(told: NonNullable<TrackSummary['last']>, name: string, telling: Telling, about: boolean): string {
  const { i18n, locale } = telling;
  const time = told.time === null ? null : timeText(told.time, telling);
  const when = time === null || !about ? time : i18n._(msg`about ${time}`);
  const place = told.locationName === null ? null : textIn(locale, told.locationName);
  return [name, place, told.vesselName, when].filter((part) => part !== null).join(locale === 'zh_CN' ? '，' : ', ');
}

/** The one sentence: what happened last and what comes next. */
function sentenceOf({ summary: { last, next } }: TrackingAnswer, telling: Telling): string {
  const { i18n, locale } = telling;
  const done =
    last === null
      ? i18n._(msg`Nothing has happened yet`)
      : stepText(last, textIn(locale, last.eventName), telling, false);
  if (next === null) return i18n._(msg`${done}.`);
  const overdue = next.state === 'overdue';
  const step = stepText(next, nameOfNext(next, telling), telling, !overdue);
  return overdue ? i18n._(msg`${done}; overdue and not confirmed yet: ${step}.`) : i18n._(msg`${done}; next: ${step}.`);
}

function routeOf({ blVO }: TrackingAnswer, locale: Locale): string {
  if (blVO === null) return '';
  const ends = [
    locale === 'zh_CN' ? (blVO.polCnName ?? blVO.polEnName) : blVO.polEnName,
    locale === 'zh_CN' ? (blVO.podCnName ?? blVO.podEnName) : blVO.podEnName,
  ];
  return ends.filter((end) => end !== null).join(' → ');
}

/** Tells an answer in words. */
export function tell(answer: TrackingAnswer, telling: Telling): ToldAnswer {
  const { i18n, locale } = telling;
  const number = formatContainerNumber(answer.number);
  const names = answer.sources.map(({ name }) => textIn(locale, name)).join(locale === 'zh_CN' ? '、' : ', ');
  const asOf = answer.asOf === null ? '' : formatsOf(locale).time(Date.parse(answer.asOf));
  return {
    title: answer.businessType === 1 ? i18n._(msg`Bill of lading ${number}`) : i18n._(msg`Container ${number}`),
    route: routeOf(answer, locale),
    sentence: sentenceOf(answer, telling),
    stops: answer.milestones.map(({ eventCode, eventName, locationName, time, state }) => ({
      label: nameOfStep({ eventCode, eventName, state }, telling),
      note: [
        locationName === null ? null : textIn(locale, locationName),
        time === null ? null : timeText(time, telling),
        state === 'actual' ? null : i18n._(stateWords[state]),
      ]
        .filter((part) => part !== null)
        .join(' · '),
      state,
    })),
    foot: i18n._(msg`Source: ${names}, as of ${asOf}`),
  };
}

/** A message with the sentence, the steps and the address of the page. */
export function messageOf({ title, route, sentence, stops, foot }: ToldAnswer, url: string): string {
  const steps = stops.map(({ label, note, state }) => `${state === 'actual' ? '●' : '○'} ${label} · ${note}`);
  return [[title, route].filter((part) => part !== '').join(' · '), sentence, '', ...steps, '', foot, url].join('\n');
}
