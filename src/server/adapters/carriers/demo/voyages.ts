import { createHash } from 'node:crypto';
import { checkDigit } from '#domain/container-number.ts';
import { twoDigits } from '#domain/two-digits.ts';
import { demoPort, portTime } from './ports.ts';
import { SCENARIOS, type Scenario, type Step } from './scenarios.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Some Monday. */
const FIRST_MONDAY = Date.UTC(2024, 0, 1);
/** Voyages are known for so many weeks. */
const WEEKS_KEPT = 26;

/** A voyage: a scenario in the week that starts on the Monday `anchor` (UTC). */
export interface Voyage {
  bill: string;
  booking: string;
  boxes: string[];
  scenario: Scenario;
  anchor: number;
}

/** Weeks are counted from a Monday and written as four digits. */
function weekOf(now: number): number {
  return Math.floor((now - FIRST_MONDAY) / WEEK);
}

function voyageOf(week: number, index: number): Voyage | null {
  const scenario = SCENARIOS[index - 1];
  if (scenario === undefined) return null;
  const name = `${String(week).padStart(4, '0')}${twoDigits(index)}`;
  const boxes = Array.from({ length: scenario.boxes }, (_, box) => {
    const ten = `HWYU${String(week).padStart(3, '0').slice(-3)}${twoDigits(index)}${box + 1}`;
    return ten + (checkDigit(ten) ?? '');
  });
  return { bill: `DEMO${name}`, booking: `DEMB${name}`, boxes, scenario, anchor: FIRST_MONDAY + week * WEEK };
}

/** The voyage of a bill, a booking or a box; null for everything else, and for what is long over or far ahead. */
export function findVoyage(number: string, now: number): Voyage | null {
  const current = weekOf(now);
  const paper = /^DEM[OB](\d{4})(\d{2})$/.exec(number);
  const box = /^HWYU(\d{3})(\d{2})\d\d$/.exec(number);
  const digits = paper?.[1] ?? box?.[1];
  if (digits === undefined) return null;
  const week = paper === null ? current - ((((current - Number(digits)) % 1000) + 1000) % 1000) : Number(digits);
  if (week > current || week < current - WEEKS_KEPT) return null;
  const voyage = voyageOf(week, Number(paper?.[2] ?? box?.[2]));
  const names = voyage === null ? [] : [voyage.bill, voyage.booking, ...voyage.boxes];
  return names.includes(number) ? voyage : null;
}

/** The voyages that began to be shown this week. */
export function currentVoyages(now: number): Voyage[] {
  return SCENARIOS.flatMap((_, index) => voyageOf(weekOf(now), index + 1) ?? []);
}

/** The same words give the same id, so that asking again brings the same events. */
function eventId(...words: (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('|')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Word {
  classifier: 'PLN' | 'EST' | 'ACT';
  at: number;
  created: number;
}

/** All that the carrier says of a step by now: the plan, its change, and the fact soon after it. */
function wordsOf({ day, planned }: Step, { scenario, anchor }: Voyage, now: number): Word[] {
  const at = anchor + day * DAY;
  const booked = anchor + scenario.booked * DAY;
  const first = planned === undefined ? at : anchor + planned.day * DAY;
  const words: Word[] = [{ classifier: 'PLN', at: first, created: booked }];
  if (planned !== undefined) words.push({ classifier: 'EST', at, created: anchor + planned.changed * DAY });
  words.push({ classifier: 'ACT', at, created: at + 40 * 60_000 });
  return words.filter(({ created }) => created <= now);
}

function transportCall(step: Step): Record<string, unknown> {
  const { place, vessel, mode = vessel === undefined ? 'TRUCK' : 'VESSEL', yard } = step;
  return {
    transportCallID: eventId('call', place, vessel?.name ?? mode),
    UNLocationCode: place,
    facilityTypeCode: yard === true ? 'DEPO' : mode === 'RAIL' ? 'RAMP' : 'POTE',
    otherFacility: `${demoPort(place)?.name ?? place} ${yard === true ? 'empty depot' : 'container terminal'}`,
    modeOfTransport: mode,
    ...(vessel === undefined
      ? {}
      : {
          carrierServiceCode: vessel.service,
          exportVoyageNumber: vessel.voyage,
          importVoyageNumber: vessel.voyage,
          vessel: {
            vesselIMONumber: vessel.imo,
            vesselName: vessel.name,
            vesselFlag: 'SG',
            vesselOperatorCarrierCode: 'DEMO',
            vesselOperatorCarrierCodeListProvider: 'NMFTA',
          },
        }),
  };
}

function kindOf(step: Step, voyage: Voyage, box: string | null): Record<string, unknown> {
  if (step.document !== undefined) {
    return {
      eventType: 'SHIPMENT',
      shipmentEventTypeCode: step.code,
      documentTypeCode: step.document,
      documentID:
        step.document === 'BKG'
          ? voyage.booking
          : step.document === 'TRD'
            ? voyage.bill
            : `${step.document}-${voyage.bill}`,
      eventLocation: { UNLocationCode: step.place },
    };
  }
  if (box === null) {
    return { eventType: 'TRANSPORT', transportEventTypeCode: step.code, transportCall: transportCall(step) };
  }
  return {
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: step.code,
    equipmentReference: box,
    ISOEquipmentCode: voyage.scenario.iso,
    emptyIndicatorCode: step.empty === true ? 'EMPTY' : 'LADEN',
    seals: step.empty === true ? [] : [{ sealNumber: `H${box.slice(4, 10)}`, sealSource: 'SHI', sealType: 'BLT' }],
    transportCall: transportCall(step),
  };
}

function dcsaEvent(step: Step, voyage: Voyage, box: string | null, word: Word): Record<string, unknown> {
  const { bill, booking, boxes } = voyage;
  return {
    eventID: eventId(bill, step.code, step.place, step.day, box ?? '', word.classifier),
    eventCreatedDateTime: new Date(word.created).toISOString(),
    eventClassifierCode: word.classifier,
    eventDateTime: portTime(step.place, word.at),
    ...kindOf(step, voyage, box),
    ...(step.delayReason === undefined || word.classifier === 'PLN' ? {} : { delayReasonCode: step.delayReason }),
    documentReferences: [
      { documentReferenceType: 'BKG', documentReferenceValue: booking },
      { documentReferenceType: 'TRD', documentReferenceValue: bill },
    ],
    references: boxes.map((referenceValue) => ({ referenceType: 'EQ', referenceValue })),
  };
}

/** Beta-1 takes a report back by naming it, without a payload; 2.2 has no words for it. */
function retractionOf(step: Step, voyage: Voyage, box: string | null): Record<string, unknown> {
  const made = voyage.anchor + (step.retracted ?? 0) * DAY;
  return {
    metadata: {
      eventID: eventId(voyage.bill, step.code, step.place, 'retraction', box ?? ''),
      eventCreatedDateTime: new Date(made).toISOString(),
      retractedEventID: eventId(voyage.bill, step.code, step.place, step.day, box ?? '', 'ACT'),
    },
  };
}

const isMove = ({ code, document }: Step) => document === undefined && code !== 'DEPA' && code !== 'ARRI';

/** Everything that is known of a voyage now, as DCSA Track & Trace 2.2, oldest report first. */
export function eventsOf(voyage: Voyage, now: number): Record<string, unknown>[] {
  const events = voyage.scenario.steps.flatMap((step) => {
    const subjects: (string | null)[] = isMove(step) ? voyage.boxes : [null];
    return subjects.flatMap((box) => {
      // Reports that turn out to be wrong were never planned, and documents are not planned either.
      const said = wordsOf(step, voyage, now).filter(
        ({ classifier }) => classifier === 'ACT' || (step.retracted === undefined && step.document === undefined),
      );
      const isTakenBack = step.retracted !== undefined && voyage.anchor + step.retracted * DAY <= now;
      const words = said.map((word) => ({ created: word.created, event: dcsaEvent(step, voyage, box, word) }));
      return isTakenBack ? [...words, { created: now, event: retractionOf(step, voyage, box) }] : words;
    });
  });
  return events.sort((a, b) => a.created - b.created).map(({ event }) => event);
}
