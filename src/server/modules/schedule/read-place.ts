import type { Bilingual } from '#contract/locale.ts';
import type { PlaceOf } from '#domain/tracking/event.ts';
import { type Loose, record, textOf } from '#domain/tracking/loose-json.ts';
import { inZone, type ReadTime } from '#domain/tracking/time.ts';

/** A place of a schedule: by our own table where it is known, else as the carrier names it. */
export interface Place {
  code: string;
  label: Bilingual;
  timezone: string | null;
}

/** Where a company and the ports' names come from. */
export interface ReadingFacts {
  company: { code: string; name: Bilingual };
  placeOf: PlaceOf;
}

/** The vessel of a ride or call; barges stand in a member of their own. */
export function readVessel(source: Loose): { vesselName: string | null; vesselImo: string | null } {
  const [vessel, barge] = [record(source.vessel), record(source.barge)];
  return {
    vesselName: textOf(vessel, 'name', 'vesselName') ?? textOf(barge, 'name', 'vesselName'),
    vesselImo: textOf(vessel, 'vesselIMONumber') ?? textOf(barge, 'vesselIMONumber'),
  };
}

/** The place of a stop or call, whose code may stand in its location; null without a code. */
export function readPlace(value: unknown, placeOf: PlaceOf): Place | null {
  const stop = record(value);
  const location = record(stop.location);
  const code = (textOf(location, 'UNLocationCode') ?? textOf(stop, 'UNLocationCode'))?.toUpperCase();
  if (code === undefined) return null;
  const known = placeOf(code);
  const written = textOf(location, 'locationName') ?? code;
  return {
    code: known?.code ?? code,
    label: known?.name ?? { zh: written, en: written },
    timezone: known?.timezone ?? null,
  };
}

/** A time as the clocks of a place show it, with its offset; as it was written where the place's zone is unknown. */
export function localIn({ at, time }: ReadTime, { timezone }: Pick<Place, 'timezone'>): string {
  return (timezone === null ? null : inZone(at, timezone)) ?? time;
}
