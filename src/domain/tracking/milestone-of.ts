import type { Journey } from './journey.ts';
import { isCustomsDocument } from './names.ts';
import { type Slot, transportOf } from './slots.ts';

const CUSTOMS: Readonly<Record<string, string>> = {
  HOLD: 'CUSTOMS_HOLD',
  REQS: 'CUSTOMS_HOLD',
  CMPL: 'CUSTOMS_INSPECTED',
  RELS: 'CUSTOMS_RELEASED',
  SUBM: 'CUSTOMS_DECLARED',
  RECE: 'CUSTOMS_DECLARED',
  REJE: 'CUSTOMS_REJECTED',
};

/** Equipment codes that mean the same wherever they happen. */
const FIXED: Readonly<Record<string, string>> = {
  STUF: 'STUFFED',
  STRP: 'STRIPPED',
  CUSS: 'CUSTOMS_SELECTED',
  CUSI: 'CUSTOMS_HOLD',
  CUSR: 'CUSTOMS_RELEASED',
  AVPU: 'AVAILABLE',
  AVDO: 'AVAILABLE_DROP',
  CROS: 'BORDER_CROSSED',
  WAYP: 'WAYPOINT',
  INSP: 'INSPECTED',
  RSEA: 'RESEALED',
  RMVD: 'REMOVED',
};

const SEA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LOAD: { pol: 'LOADED', transshipment: 'TS_LOADED', via: 'TS_LOADED', pod: 'TS_LOADED', unknown: 'LOADED' },
  DISC: {
    pol: 'TS_DISCHARGED',
    transshipment: 'TS_DISCHARGED',
    via: 'TS_DISCHARGED',
    pod: 'DISCHARGED',
    unknown: 'DISCHARGED',
  },
  DEPA: {
    pol: 'DEPARTED',
    transshipment: 'TS_DEPARTED',
    via: 'CALL_DEPARTED',
    pod: 'SAILED_ON',
    beyond: 'SAILED_ON',
    unknown: 'DEPARTED',
  },
  ARRI: {
    pol: 'CALL_ARRIVED',
    transshipment: 'TS_ARRIVED',
    via: 'CALL_ARRIVED',
    pod: 'ARRIVED',
    beyond: 'SAILED_ON',
    unknown: 'ARRIVED',
  },
};

const INLAND: Readonly<Record<string, string>> = {
  LOAD: 'LOADED',
  DISC: 'DISCHARGED',
  DEPA: 'DEPARTED',
  ARRI: 'ARRIVED',
};

function moveCode(slot: Slot, { byPlace }: Journey): string | null {
  const { best } = slot;
  const transport = transportOf(best);
  if (transport !== 'VESSEL') {
    const move = INLAND[best.code];
    return move !== undefined && /^(RAIL|BARGE|TRUCK)$/.test(transport) ? `${transport}_${move}` : null;
  }
  return SEA[best.code]?.[byPlace.get(slot.place)?.role ?? 'unknown'] ?? null;
}

/** Before the first vessel leaves, a full box comes in; after the last discharge it goes out. */
function gateCode({ best }: Slot, journey: Journey): string | null {
  const inward = best.code === 'GTIN' || best.code === 'DROP';
  if (!inward && best.code !== 'GTOT' && best.code !== 'PICK') return null;
  const at = best.at ?? best.created;
  const left = journey.pol?.departure?.best.at ?? journey.pol?.load?.best.at ?? null;
  const landed = journey.pod?.discharge?.best.at ?? journey.pod?.arrival?.best.at ?? null;
  const after = landed !== null ? at >= landed : left !== null && at > left;
  // A source that does not say whether the box is full leaves it to the time.
  const empty = best.empty ?? inward === after;
  if (inward) return empty ? 'EMPTY_RETURN' : after ? 'GATE_IN_INLAND' : 'GATE_IN_FULL';
  return empty ? 'EMPTY_OUT' : after ? 'GATE_OUT_FULL' : 'PICKED_UP_FULL';
}

/**
 * The milestone a thing is: by its code, by full or empty, and by the part that its place has in the voyage. What our
 * catalogue does not know keeps its raw code.
 */
export function milestoneOf(slot: Slot, journey: Journey): string {
  const { type, code, document } = slot.best;
  if (type === 'SHIPMENT') {
    if (isCustomsDocument(document)) return CUSTOMS[code] ?? `DOC_${document}_${code}`;
    return `DOC_${document ?? ''}_${code}`;
  }
  if (type === 'TRANSPORT') return moveCode(slot, journey) ?? code;
  if (type !== 'EQUIPMENT') return code;
  return FIXED[code] ?? moveCode(slot, journey) ?? gateCode(slot, journey) ?? code;
}
