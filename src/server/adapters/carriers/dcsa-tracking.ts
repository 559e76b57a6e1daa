import type { BusinessType } from '#contract/tracking-kinds.ts';
import { isAbout } from '#domain/tracking/belongs.ts';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { record } from '#domain/tracking/loose-json.ts';
import { type ReadingContext, readDcsaEvent } from '#domain/tracking/read-dcsa.ts';
import type { BillWriting } from './bill-writing.ts';
import type { Caller } from './caller.ts';
import { type CarrierAnswer, CarrierFailure } from './carrier.ts';
import { readPages } from './dcsa-pages.ts';
import type { CarrierSettings } from './settings.ts';
import { askInTurn } from './ways.ts';

/** Reads a list of DCSA events of any version; what is refused comes back with its reason. */
export function readEvents(raw: readonly unknown[], context: ReadingContext): CarrierAnswer {
  const events: TrackedEvent[] = [];
  const refused: string[] = [];
  for (const one of raw) {
    const reading = readDcsaEvent(one, context);
    if ('event' in reading) events.push(reading.event);
    else refused.push(reading.refused);
  }
  return { events, refused };
}

/** Takes out what is about another number than was asked for. */
export function keepAsked({ events, refused }: CarrierAnswer, number: string, type: BusinessType): CarrierAnswer {
  const foreign = events.filter((event) => event.retracts === null && !isAbout(event, number, type));
  const strangers = new Set(foreign);
  return {
    events: events.filter((event) => !strangers.has(event)),
    refused: [...refused, ...foreign.map(({ id }) => `${id} is about another number`)],
  };
}

/**
 * The answer, if it can be one: where nothing is left of it and something in it could not be read, the carrier may know the
 * number all the same, and to say 'nothing' would be a guess.
 */
export function readable(scac: string, unread: readonly string[], answer: CarrierAnswer): CarrierAnswer {
  const [reason] = unread;
  if (reason === undefined || answer.events.length > 0) return answer;
  throw new CarrierFailure(
    'wrong',
    `${scac}: nothing of its answer can be read (${unread.length}, such as: ${reason})`,
  );
}

/** The events of an answer or a notification: 2.2 has a bare list, versions 3 put it into an object; null for neither. */
export function eventsIn(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json;
  const { events } = record(json);
  return Array.isArray(events) ? events : null;
}

/** DCSA Track & Trace 2.2: all pages of the events of a bill or a box. */
export function createDcsaTracking(
  { tracking, limits, scac }: CarrierSettings & { tracking: NonNullable<CarrierSettings['tracking']> },
  call: Caller,
  writing: BillWriting,
  context: () => ReadingContext,
) {
  const ask = async (number: string, type: BusinessType): Promise<CarrierAnswer> => {
    const url = new URL(`${tracking.baseUrl.replace(/\/$/, '')}/events`);
    url.searchParams.set(type === 1 ? tracking.billParameter : tracking.boxParameter, number);
    url.searchParams.set('limit', String(tracking.pageSize));
    const raw = await readPages(call, {
      code: scac,
      url,
      apiVersion: tracking.apiVersion,
      nextPageHeader: tracking.nextPageHeader,
      maxPages: limits.maxPages,
      nothing: tracking.nothing,
      listIn: eventsIn,
    });
    const read = readEvents(raw, context());
    return readable(scac, read.refused, keepAsked(read, number, type));
  };
  return async (number: string, type: BusinessType): Promise<CarrierAnswer> => {
    const ways = type === 1 ? writing.ways(number) : [number];
    const { way, answer, knew } = await askInTurn(
      ways,
      (one) => ask(one, type),
      ({ events }) => events.length > 0,
    );
    if (knew && type === 1) writing.learn(way);
    return answer;
  };
}
