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

/** Values of the form as typed. `id` belongs to the enquiry from its first submission on; empty before. */
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
  id: string;
}

/** Fields of the form, by which errors are shown. */
export type DraftField = Exclude<keyof EnquiryDraft, 'id' | 'kind'>;

/** The name of the form on this device. */
export const ENQUIRY_FORM = 'enquiry';

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
    id: '',
  };
}

/** A form about another way of transport, or as its own allows: by air no whole containers travel. */
export function withType(draft: EnquiryDraft, type: EnquiryType): EnquiryDraft {
  return { ...draft, type, kind: type === 'air' ? 'loose' : draft.kind };
}

/** Whether nothing was typed into a form, or all of it was taken out again; the way of transport alone is nothing. */
export function isEmptyDraft({ id: _id, ...draft }: EnquiryDraft): boolean {
  const { id: _none, ...empty } = emptyDraft(draft.type);
  return JSON.stringify(draft) === JSON.stringify(empty);
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

/** A stored form, which may be of another version; what in it does not fit is left empty, null when it is no form at all. */
export function parseDraft(stored: unknown): EnquiryDraft | null {
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
  const draft: EnquiryDraft = {
    ...empty,
    ...texts,
    pol: readPickedPort(raw.pol),
    pod: readPickedPort(raw.pod),
    cargoType: oneOf(CARGO_TYPES, raw.cargoType, empty.cargoType),
    kind: oneOf(['boxes', 'loose'], raw.kind, empty.kind),
    boxes: boxes.length > 0 ? boxes : empty.boxes,
  };
  return withType(draft, draft.type);
}
