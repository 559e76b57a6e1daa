import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CalendarMoment, writeCalendar } from '#client/lib/icalendar.ts';
import { type Locale, textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';
import { vesselText } from './vessel-text.ts';

/** Cut-offs are reminded of a day before. */
const REMIND_HOURS = 24;

/** Nothing that a file system or a header could take for something else. */
function fileName({ polCode, podCode, etd }: Sailing): string {
  return `${polCode}-${podCode}-${etd.slice(0, 10)}.ics`;
}

/**
 * The same for the same sailing after its times have moved, where the carrier names vessels and voyages. Of all rides: two
 * sailings may begin with the same vessel and go on with different ones.
 */
function identity({ companyCode, polCode, podCode, vesselName, voyage, etd, legs }: Sailing): string {
  const rides = [{ vesselName, voyage }, ...legs.slice(1)].flatMap((ride) => [ride.vesselName, ride.voyage]);
  const named = rides.filter((name) => name !== null);
  return [companyCode, polCode, podCode, ...(named.length > 0 ? named : [etd])].map(encodeURIComponent).join('-');
}

/** Key of each cut-off: its code, with a number where a code occurs again, as for a second terminal. */
function keysOf(cutOffs: Sailing['cutOffs']): string[] {
  const codes = cutOffs.map(({ code }) => code);
  return codes.map((code, index) => {
    const earlier = codes.slice(0, index).filter((one) => one === code).length;
    return earlier === 0 ? code : `${code}-${earlier + 1}`;
  });
}

/**
 * The calendar of a sailing: its departure, its arrival and what must be done before, each at the time of its port.
 * `now` (ms) is the time of writing.
 */
export function sailingCalendar(
  sailing: Sailing,
  locale: Locale,
  i18n: I18n,
  now: number,
): { name: string; text: string } {
  const say = (text: Sailing['pol']) => textIn(locale, text);
  const [pol, pod] = [say(sailing.pol), say(sailing.pod)];
  const about = [`${pol} → ${pod}`, vesselText(i18n, sailing), say(sailing.company)]
    .filter((part) => part !== '')
    .join('\n');
  const description = `${about}\n${i18n._(msg`Schedules may change; check with us before you plan.`)}`;
  const moment = (key: string, what: string, time: string, zone: string | null, place: string): CalendarMoment => ({
    uid: `${identity(sailing)}-${encodeURIComponent(key)}@harbourway`,
    at: Date.parse(time),
    zone,
    summary: `${what}: ${pol} → ${pod}`,
    description,
    location: place,
    remindHours: null,
  });
  const keys = keysOf(sailing.cutOffs);
  const moments = [
    ...sailing.cutOffs.map((cutOff, index) => ({
      ...moment(keys[index] ?? cutOff.code, say(cutOff.name), cutOff.time, cutOff.timezone, pol),
      remindHours: cutOff.kind === 'until' ? REMIND_HOURS : null,
    })),
    moment('departure', i18n._(msg`Departure`), sailing.etd, sailing.polTimezone, pol),
    moment('arrival', i18n._(msg`Arrival`), sailing.eta, sailing.podTimezone, pod),
  ];
  const name = `${pol} → ${pod}`;
  return { name: fileName(sailing), text: writeCalendar({ name, stamp: now, moments }) };
}
