import { type PickedPort, readPickedPort } from '#client/offline/recent-ports.ts';
import {
  BOX_TYPES,
  type BoxType,
  CARGO_TYPES,
  type CargoType,
  ENQUIRY_TYPES,
  type EnquiryType,
} from '#contract/enquiry-kinds.ts';

/** Some boxes of one type; the count as it was typed. */
export interface DraftBoxes {
  type: BoxType;
  count: string;
}

/** What stands in the form, as it was typed. `key` is the one under which `sent`, the request as JSON, was tried. */
export interface EnquiryDraft {
  type: EnquiryType;
  pol: PickedPort | null;
  pod: PickedPort | null;
  goods: string;
  cargoType: CargoType;
  kind: 'boxes' | 'loose';
  boxes: readonly DraftBoxes[];
  packages: string;
  weightKg: string;
  volumeM3: string;
  readyDate: string;
  fromName: string;
  fromPhone: string;
  fromEmail: string;
  fromCompanyName: string;
  fromMessage: string;
  key: string;
  sent: string;
}

/** Fields of the form, by which errors are shown. */
export type DraftField = Exclude<keyof EnquiryDraft, 'key' | 'sent' | 'kind'>;

const STORAGE_KEY = 'enquiryDraft';

/** An empty form about one way of transport. */
export function emptyDraft(type: EnquiryType): EnquiryDraft {
  return {
    type,
    pol: null,
    pod: null,
    goods: '',
    cargoType: 'general',
    kind: type === 'air' ? 'loose' : 'boxes',
    boxes: [{ type: '40HQ', count: '1' }],
    packages: '',
    weightKg: '',
    volumeM3: '',
    readyDate: '',
    fromName: '',
    fromPhone: '',
    fromEmail: '',
    fromCompanyName: '',
    fromMessage: '',
    key: '',
    sent: '',
  };
}

function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

function readBoxes(value: unknown): DraftBoxes[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, BOX_TYPES.length).flatMap((entry: unknown) => {
    const { type, count } = Object(entry) as Partial<Record<keyof DraftBoxes, unknown>>;
    const known = BOX_TYPES.find((one) => one === type);
    return known && typeof count === 'string' ? [{ type: known, count }] : [];
  });
}

/** A stored form; whatever in it does not fit is left empty, and null when it is no form at all. */
export function parseDraft(text: string): EnquiryDraft | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const raw = stored as Partial<Record<keyof EnquiryDraft, unknown>>;
  const empty = emptyDraft(oneOf(ENQUIRY_TYPES, raw.type, 'sea'));
  const texts = Object.fromEntries(
    Object.entries(empty).flatMap(([name, value]) => {
      const given: unknown = Reflect.get(raw, name);
      return value === '' && typeof given === 'string' ? [[name, given]] : [];
    }),
  );
  const boxes = readBoxes(raw.boxes);
  return {
    ...empty,
    ...texts,
    pol: readPickedPort(raw.pol),
    pod: readPickedPort(raw.pod),
    cargoType: oneOf(CARGO_TYPES, raw.cargoType, empty.cargoType),
    kind: oneOf(['boxes', 'loose'], raw.kind, empty.kind),
    boxes: boxes.length > 0 ? boxes : empty.boxes,
  };
}

/** The form as it was left on this device, or null. */
export function storedDraft(): EnquiryDraft | null {
  try {
    return parseDraft(localStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return null;
  }
}

/** Keeps the form on this device, or removes it; false when the device refuses. */
export function storeDraft(draft: EnquiryDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
