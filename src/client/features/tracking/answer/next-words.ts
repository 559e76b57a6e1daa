import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Locale, textIn } from '#contract/locale.ts';
import type { EventVO } from '#contract/tracking.ts';

/** The language that an answer is told in. */
export interface Telling {
  i18n: I18n;
  locale: Locale;
}

/** Milestones as things to come, for the sentence 'next: …'; the names of the catalogue say that they have happened. */
const nextWords: Readonly<Record<string, MessageDescriptor>> = {
  EMPTY_OUT: msg`empty pick-up`,
  STUFFED: msg`stuffing`,
  GATE_IN_FULL: msg`full gate-in`,
  LOADED: msg`loading`,
  DEPARTED: msg`departure`,
  CALL_ARRIVED: msg`call at a port on the way`,
  CALL_DEPARTED: msg`departure from a port on the way`,
  TS_ARRIVED: msg`arrival at the transshipment port`,
  TS_DISCHARGED: msg`discharge for transshipment`,
  TS_LOADED: msg`loading on the connecting vessel`,
  TS_DEPARTED: msg`departure of the connecting vessel`,
  ARRIVED: msg`arrival`,
  DISCHARGED: msg`discharge`,
  SAILED_ON: msg`onward voyage of the vessel without the cargo`,
  AVAILABLE: msg`availability for pick-up`,
  CUSTOMS_RELEASED: msg`customs release`,
  RAIL_LOADED: msg`loading on rail`,
  RAIL_DEPARTED: msg`departure of the train`,
  RAIL_ARRIVED: msg`arrival of the train`,
  RAIL_DISCHARGED: msg`unloading from rail`,
  BARGE_LOADED: msg`loading on the barge`,
  BARGE_DEPARTED: msg`departure of the barge`,
  BARGE_ARRIVED: msg`arrival of the barge`,
  BARGE_DISCHARGED: msg`discharge from the barge`,
  GATE_OUT_FULL: msg`full gate-out`,
  STRIPPED: msg`unpacking`,
  EMPTY_RETURN: msg`empty return`,
};

type Named = Pick<EventVO, 'eventCode' | 'eventName'>;

/** A milestone as a thing to come, as it stands within a sentence. */
export function nameOfNext({ eventCode, eventName }: Named, { i18n, locale }: Telling): string {
  const words = nextWords[eventCode];
  return words === undefined ? textIn(locale, eventName) : i18n._(words);
}

/** A milestone as it stands by itself: as done when it has happened, else as a thing to come. */
export function nameOfStep(step: Named & Pick<EventVO, 'state'>, telling: Telling): string {
  const name = step.state === 'actual' ? textIn(telling.locale, step.eventName) : nameOfNext(step, telling);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
