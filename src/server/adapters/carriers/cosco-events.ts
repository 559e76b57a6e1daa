import type { Classifier } from '#contract/tracking-kinds.ts';
import { normalizeContainerNumber } from '#domain/container-number.ts';
import { type KnownPlace, SILENT_EVENT, type TrackedEvent } from '#domain/tracking/event.ts';
import { type Loose, list, record, textOf } from '#domain/tracking/loose-json.ts';
import { isPlausible, readLocalTime, readTime } from '#domain/tracking/time.ts';
import type { CarrierAnswer } from './carrier.ts';

/** Facts that the reader needs beside the answer; ports come as names here. */
export interface CoscoContext {
  source: string;
  now: number;
  placeByName: (name: string) => KnownPlace | null;
}

type Kind = readonly [type: string, code: string, empty: boolean | null, transport: string | null];

/** The carrier's own texts to what they are in DCSA's words. */
const STATUSES: Readonly<Record<string, Kind>> = {
  'empty equipment despatched': ['EQUIPMENT', 'GTOT', true, 'TRUCK'],
  'empty equipment returned': ['EQUIPMENT', 'GTIN', true, 'TRUCK'],
  'cargo received': ['EQUIPMENT', 'GTIN', false, 'TRUCK'],
  'gate-in at first pol': ['EQUIPMENT', 'GTIN', false, 'TRUCK'],
  'loaded at first pol': ['EQUIPMENT', 'LOAD', false, 'VESSEL'],
  'discharged at t/s pod': ['EQUIPMENT', 'DISC', false, 'VESSEL'],
  'loaded at t/s pol': ['EQUIPMENT', 'LOAD', false, 'VESSEL'],
  'discharged at last pod': ['EQUIPMENT', 'DISC', false, 'VESSEL'],
  'gate-out from last pod': ['EQUIPMENT', 'GTOT', false, 'TRUCK'],
  'gate-in at final hub': ['EQUIPMENT', 'GTIN', false, 'RAIL'],
  'gate-out from final hub': ['EQUIPMENT', 'GTOT', false, 'TRUCK'],
};

interface Happening {
  id: string;
  kind: Kind;
  time: string | null;
  classifier: Classifier;
  place: string | null;
  details?: Partial<TrackedEvent>;
}

/** `Terminal,City,Province,Country`: the city is the last but two; `City - Terminal` is the other way of writing it. */
function cityOf(location: string): { city: string; facility: string | null } {
  const parts = location.split(',').map((part) => part.trim());
  if (parts.length >= 4) return { city: parts.at(-3) ?? '', facility: parts.slice(0, -3).join(', ') };
  const [city = '', facility = null] = (parts[0] ?? '').split(/\s+-\s+/);
  return { city, facility };
}

/** Makes an event, its time in the zone of the port that its place names; or says why not. */
function toEvent(
  happening: Happening,
  { source, now, placeByName }: CoscoContext,
): { event: TrackedEvent } | { refused: string } {
  const { id, kind, time, classifier, place, details } = happening;
  const written = place === null ? null : cityOf(place);
  const known = written === null ? null : placeByName(written.city);
  // Of an inland place that our table does not have nobody knows the zone: its time stands as it was written.
  const read = time === null ? null : (readTime(time, known?.timezone ?? null) ?? readLocalTime(time));
  if (read === null) return { refused: `${id}: the time "${time ?? ''}" at "${place ?? ''}" cannot be told` };
  if (!isPlausible(read.at, now)) return { refused: `${id} has an impossible time: ${time}` };
  const [type, code, empty, transport] = kind;
  return {
    event: {
      // Nothing says when it was reported: an event is taken for as old as it is, a plan for as old as the question.
      ...SILENT_EVENT,
      source,
      created: classifier === 'ACT' ? Math.min(read.at, now) : now,
      id,
      type,
      code,
      classifier,
      empty,
      transport,
      time: read.time,
      at: read.at,
      place: {
        code: known?.code ?? null,
        name: written?.city ?? null,
        facility: written?.facility ?? null,
        facilityType: null,
      },
      ...details,
    },
  };
}

function boxHappenings(content: Loose): Happening[] {
  return list(content.containers).flatMap((entry) => {
    const box = record(record(entry).container);
    const seal = textOf(box, 'sealNumber');
    return list(record(entry).containerCircleStatus).map((raw) => {
      const status = record(raw);
      const name = textOf(status, 'containerNumberStatus') ?? '';
      const number = normalizeContainerNumber(textOf(status, 'containerNumber') ?? '');
      return {
        id: `${number}|${name}|${textOf(status, 'timeOfIssue') ?? ''}`,
        kind: STATUSES[name.toLowerCase()] ?? (['EQUIPMENT', name.toUpperCase(), null, null] as const),
        time: textOf(status, 'timeOfIssue'),
        classifier: 'ACT' as const,
        place: textOf(status, 'location'),
        details: { equipment: number, iso: textOf(box, 'containerType'), seals: seal === null ? [] : [seal] },
      };
    });
  });
}

/** The latest state of each box, as a question by bill answers it. */
function latestHappenings(content: Loose): Happening[] {
  return list(content.containerStatus).flatMap((group) =>
    list(record(group).containers).map((raw) => {
      const box = record(raw);
      const number = normalizeContainerNumber(textOf(box, 'containerNumber') ?? '');
      const name = textOf(box, 'label') ?? textOf(record(group), 'label') ?? '';
      const seal = textOf(box, 'sealNumber');
      return {
        id: `${number}|${name}|${textOf(box, 'locationDateTime') ?? ''}`,
        kind: STATUSES[name.toLowerCase()] ?? (['EQUIPMENT', name.toUpperCase(), null, null] as const),
        time: textOf(box, 'locationDateTime'),
        classifier: 'ACT' as const,
        place: textOf(box, 'location'),
        details: { equipment: number, iso: textOf(box, 'containerType'), seals: seal === null ? [] : [seal] },
      };
    }),
  );
}

/** Times of a leg, and whether the ship, or what it carries, moves. */
const LEG_TIMES: readonly (readonly [kind: Kind, classifier: Classifier, member: string, place: string])[] = [
  [['EQUIPMENT', 'LOAD', false, 'VESSEL'], 'ACT', 'actualShippingDate', 'portOfLoading'],
  [['TRANSPORT', 'DEPA', null, 'VESSEL'], 'EST', 'expectedDateOfDeparture', 'portOfLoading'],
  [['TRANSPORT', 'DEPA', null, 'VESSEL'], 'ACT', 'actualDepartureDate', 'portOfLoading'],
  [['TRANSPORT', 'ARRI', null, 'VESSEL'], 'EST', 'estimatedDateOfArrival', 'portOfDischarge'],
  [['TRANSPORT', 'ARRI', null, 'VESSEL'], 'ACT', 'actualArrivalDate', 'portOfDischarge'],
  [['EQUIPMENT', 'DISC', false, 'VESSEL'], 'ACT', 'actualDischargeDate', 'portOfDischarge'],
];

function voyageHappenings(content: Loose): Happening[] {
  return list(content.actualShipment).flatMap((raw) => {
    const leg = record(raw);
    const voyage = textOf(leg, 'voyageNo');
    const details = {
      vessel: { name: textOf(leg, 'vesselName'), imo: null, operator: null },
      exportVoyage: voyage,
      importVoyage: voyage,
      service: textOf(leg, 'service'),
      sequence: Number(textOf(leg, 'sequenceNumber') ?? 0) || null,
    };
    return LEG_TIMES.flatMap(([kind, classifier, member, place]) => {
      const time = textOf(leg, member);
      if (time === null) return [];
      const id = `${details.vessel.name ?? ''}|${voyage ?? ''}|${kind[1]}|${classifier}|${textOf(leg, place) ?? ''}|${time}`;
      return [{ id, kind, time, classifier, place: textOf(leg, place), details }];
    });
  });
}

/** The lists of an answer, and what an entry of each is known by. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  containers: ['container', 'containerCircleStatus'],
  containerStatus: ['containers', 'label'],
  actualShipment: ['vesselName', 'voyageNo', 'portOfLoading', 'portOfDischarge'],
};

/** Whether a content is in the form of this platform: with one of its lists, and no list of which nothing is known. */
function isContent(content: Loose): boolean {
  const lists = Object.entries(LISTS).filter(([name]) => Array.isArray(content[name]));
  if (lists.length === 0) return false;
  return lists.every(([name, members]) => {
    const entries = list(content[name]).map(record);
    return entries.length === 0 || entries.some((entry) => members.some((member) => entry[member] !== undefined));
  });
}

/** The content of an answer of the platform: null where it says that it has none, undefined for another form. */
function contentIn(json: unknown): Loose | null | undefined {
  const answer = record(json);
  if (textOf(answer, 'code') !== '0') return undefined;
  const data = record(answer.data);
  if (answer.data === null || data.content === null) return null;
  const content = record(data.content);
  return isContent(content) ? content : undefined;
}

/** Reads an answer of COSCO's tracking (`/info/tracking`); null when it is not in its form. */
export function readCosco(json: unknown, context: CoscoContext): CarrierAnswer | null {
  const content = contentIn(json);
  if (content === undefined) return null;
  if (content === null) return { events: [], refused: [] };
  const path = record(content.trackingPath);
  const papers = {
    bills: [textOf(path, 'trackingGroupReferenceCode')].flatMap((bill) => bill ?? []),
    bookings: [textOf(path, 'billOfladingRefCode')].flatMap((booking) => booking ?? []),
  };
  const happenings = [...boxHappenings(content), ...latestHappenings(content), ...voyageHappenings(content)];
  const answer: CarrierAnswer = { events: [], refused: [] };
  for (const happening of happenings) {
    const made = toEvent({ ...happening, details: { ...papers, ...happening.details } }, context);
    if ('event' in made) answer.events.push(made.event);
    else answer.refused.push(made.refused);
  }
  return answer;
}
