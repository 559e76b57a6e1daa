import type { Bilingual } from '#contract/locale.ts';
import type { Classifier } from '#contract/tracking-kinds.ts';

/** Where something happened, as the source says it; `code` is a UN/LOCODE. */
export interface EventPlace {
  code: string | null;
  name: string | null;
  facility: string | null;
  facilityType: string | null;
}

/** A ship, or the train or truck that bears its name. */
export interface EventVessel {
  name: string | null;
  imo: string | null;
  operator: string | null;
}

/** One report of a carrier or of our own people, read from whatever form it came in. Absent is null or an empty list. */
export interface TrackedEvent {
  /** SCAC of the carrier that says it, or `OWN`. */
  source: string;
  /** Of the source; with `created` it names one version of the report. */
  id: string;
  /** When the source made the report, milliseconds since 1970. */
  created: number;
  /** `TRANSPORT`, `EQUIPMENT`, `SHIPMENT`, `RETRACTION`, or whatever the source calls it. */
  type: string;
  code: string;
  classifier: Classifier;
  /** ISO 8601 with offset, or without in local time of a place that we do not know; null when the source gave no time. */
  time: string | null;
  /** The same moment in milliseconds; right to some hours where there is no offset. */
  at: number | null;
  place: EventPlace | null;
  /** Container number, in normal form. */
  equipment: string | null;
  iso: string | null;
  empty: boolean | null;
  seals: string[];
  /** `VESSEL`, `RAIL`, `TRUCK`, `BARGE`. */
  transport: string | null;
  vessel: EventVessel | null;
  exportVoyage: string | null;
  importVoyage: string | null;
  service: string | null;
  sequence: number | null;
  bills: string[];
  bookings: string[];
  /** Containers that a report about a vessel or a document names. */
  boxes: string[];
  /** The kind of document that a report is about: `BKG`, `TRD`, `CUS`. */
  document: string | null;
  documentId: string | null;
  delayReason: string | null;
  remark: string | null;
  transshipment: boolean | null;
  /** Id of the report that this one takes back. */
  retracts: string | null;
  /** All else that the source said, kept as it came. */
  extra: Record<string, unknown> | null;
}

/** An event that says nothing at all: what a reader starts from, and what is stored is where an event differs from it. */
export const SILENT_EVENT: Readonly<TrackedEvent> = {
  source: '',
  id: '',
  created: 0,
  type: '',
  code: '',
  classifier: '',
  time: null,
  at: null,
  place: null,
  equipment: null,
  iso: null,
  empty: null,
  seals: [],
  transport: null,
  vessel: null,
  exportVoyage: null,
  importVoyage: null,
  service: null,
  sequence: null,
  bills: [],
  bookings: [],
  boxes: [],
  document: null,
  documentId: null,
  delayReason: null,
  remark: null,
  transshipment: null,
  retracts: null,
  extra: null,
};

/** Which source said something; two carriers may use the same id. */
export function reportKey(event: Pick<TrackedEvent, 'source' | 'id'>): string {
  return `${event.source}|${event.id}`;
}

/** A port of our own table: its code there, so that two codes of one port are one place. */
export interface KnownPlace {
  code: string;
  /** All codes of the port, that of our table first. */
  codes: readonly string[];
  name: Bilingual;
  timezone: string | null;
  lat: number | null;
  lon: number | null;
}

/** Looks a UN/LOCODE up, aliases included. */
export type PlaceOf = (code: string) => KnownPlace | null;
