import { type Slot, transportOf } from './slots.ts';

/** A call at one port: the events of a vessel and the boxes there. */
export interface Visit {
  place: string;
  arrival: Slot | null;
  departure: Slot | null;
  discharge: Slot | null;
  load: Slot | null;
  /** Earliest time of anything that is known of it. */
  at: number;
  /** `beyond`: where the ship goes on to without the cargo. */
  role: 'pol' | 'transshipment' | 'via' | 'pod' | 'beyond' | 'unknown';
}

/** A ride from one place to another; open at the end that nobody has told of. */
export interface Leg {
  transport: string;
  from: Visit | null;
  to: Visit | null;
  via: readonly Visit[];
  at: number;
}

/** Where the cargo goes, as far as the events tell. */
export interface Journey {
  pol: Visit | null;
  pod: Visit | null;
  /** Visits of sea-going vessels in the order of time. */
  sea: readonly Visit[];
  legs: readonly Leg[];
  byPlace: ReadonlyMap<string, Visit>;
}

const MOVES: Readonly<Record<string, 'arrival' | 'departure' | 'discharge' | 'load'>> = {
  ARRI: 'arrival',
  DEPA: 'departure',
  DISC: 'discharge',
  LOAD: 'load',
};

const timeOf = (slot: Slot | null): number | null => slot?.best.at ?? null;

/** Of the same move of several boxes the first counts. */
function earlier(present: Slot | null, slot: Slot): Slot {
  if (present === null) return slot;
  return (timeOf(slot) ?? Number.POSITIVE_INFINITY) < (timeOf(present) ?? Number.POSITIVE_INFINITY) ? slot : present;
}

function visitsOf(slots: readonly Slot[], transport: string): Visit[] {
  const visits = new Map<string, Visit>();
  for (const slot of slots) {
    const move = MOVES[slot.best.code];
    if (move === undefined || slot.place === '' || transportOf(slot.best) !== transport) continue;
    const visit = visits.get(slot.place) ?? {
      place: slot.place,
      arrival: null,
      departure: null,
      discharge: null,
      load: null,
      at: Number.POSITIVE_INFINITY,
      role: 'unknown',
    };
    visit[move] = earlier(visit[move], slot);
    visit.at = Math.min(visit.at, timeOf(slot) ?? Number.POSITIVE_INFINITY);
    visits.set(slot.place, visit);
  }
  const sequence = (visit: Visit) =>
    (visit.departure ?? visit.arrival ?? visit.load ?? visit.discharge)?.best.sequence ?? 0;
  return [...visits.values()].sort(
    (a, b) => (a.at === b.at ? 0 : a.at - b.at) || sequence(a) - sequence(b) || (a.place < b.place ? -1 : 1),
  );
}

const comes = (visit: Visit) => visit.arrival !== null || visit.discharge !== null;
const goes = (visit: Visit) => visit.departure !== null || visit.load !== null;

/** Whether two moves are of one ship, by IMO number where both have it, else by name; null where that cannot be told. */
function isSameShip(a: Slot | null, b: Slot | null): boolean | null {
  const [one, other] = [a?.best.vessel, b?.best.vessel];
  if (one?.imo != null && other?.imo != null) return one.imo === other.imo;
  if (one?.name == null || other?.name == null) return null;
  return one.name.toUpperCase() === other.name.toUpperCase();
}

/** Between two ports of a voyage: is the cargo put ashore, or does the ship only call there? */
function isTransshipment(visit: Visit): boolean {
  if (visit.load !== null || visit.discharge !== null) return true;
  const marked = [visit.arrival, visit.departure].some((slot) => slot?.best.transshipment === true);
  return marked || isSameShip(visit.arrival, visit.departure) === false;
}

const isMarked = (visit: Visit) => [visit.arrival, visit.discharge].some((slot) => slot?.best.transshipment === true);

/** Whether full boxes left a place by its gates. */
function leftByLand(slots: readonly Slot[], place: string): boolean {
  return slots.some(
    ({ best, place: at }) => at === place && (best.code === 'GTOT' || best.code === 'PICK') && best.empty === false,
  );
}

/**
 * Where the cargo was put ashore for good: after the last discharge nothing is loaded, and what sails on is the ship that
 * brought it, or one that is not told while the cargo has left by land. -1 where another ship may go on with it.
 */
function ashoreAt(sea: readonly Visit[], slots: readonly Slot[]): number {
  const at = sea.findLastIndex(({ load, discharge }) => load !== null || discharge !== null);
  const visit = sea[at];
  if (visit === undefined || visit.load !== null || visit.discharge === null || isMarked(visit)) return -1;
  const bringing = [visit.arrival, visit.discharge];
  const sailings = [visit.departure, ...sea.slice(at + 1).flatMap(({ arrival, departure }) => [arrival, departure])];
  const landed = leftByLand(slots, visit.place);
  const isHers = (slot: Slot | null) => {
    const same = bringing.map((move) => isSameShip(move, slot));
    return slot === null || same.includes(true) || (landed && !same.includes(false));
  };
  return sailings.every(isHers) ? at : -1;
}

/** Gives each port its part in the voyage; only the whole list tells which ports lie between the first and the last. */
function assignRoles(sea: readonly Visit[], slots: readonly Slot[]): void {
  const ashore = ashoreAt(sea, slots);
  const last = ashore < 0 ? sea.length - 1 : ashore;
  sea.forEach((visit, index) => {
    if (index > last) visit.role = 'beyond';
    else if (index === ashore) visit.role = 'pod';
    else if (index === 0 && goes(visit) && !comes(visit)) visit.role = 'pol';
    else if (index === 0 && index < last && goes(visit)) visit.role = 'pol';
    else if (index === last && comes(visit) && !goes(visit) && !isMarked(visit)) visit.role = 'pod';
    else if (comes(visit) || goes(visit)) visit.role = isTransshipment(visit) ? 'transshipment' : 'via';
  });
}

function seaLegs(sea: readonly Visit[]): Leg[] {
  const stops = sea.filter(({ role }) => role !== 'via' && role !== 'beyond');
  const legs: Leg[] = [];
  const transport = 'VESSEL';
  const [first] = stops;
  if (first !== undefined && comes(first) && first.role !== 'pol') {
    legs.push({ transport, from: null, to: first, via: [], at: first.at });
  }
  stops.forEach((from, index) => {
    const to = stops[index + 1] ?? null;
    if (from.role === 'pod' || (!goes(from) && to === null)) return;
    const via = sea.filter(
      (visit) => visit.role === 'via' && visit.at >= from.at && (to === null || visit.at <= to.at),
    );
    legs.push({ transport, from, to, via, at: from.at });
  });
  return legs;
}

function inlandLegs(slots: readonly Slot[], transport: string): Leg[] {
  const visits = visitsOf(slots, transport);
  const legs: Leg[] = [];
  visits.forEach((from, index) => {
    if (!goes(from)) {
      if (index === 0) legs.push({ transport, from: null, to: from, via: [], at: from.at });
      return;
    }
    legs.push({ transport, from, to: visits[index + 1] ?? null, via: [], at: from.at });
  });
  return legs;
}

const INLAND = ['RAIL', 'BARGE', 'TRUCK'];

/** Finds the voyage in all that is known: ports with their parts, and the legs between them. */
export function journeyOf(slots: readonly Slot[]): Journey {
  const sea = visitsOf(slots, 'VESSEL');
  assignRoles(sea, slots);
  const legs = [...seaLegs(sea), ...INLAND.flatMap((transport) => inlandLegs(slots, transport))];
  legs.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));
  return {
    pol: sea.find(({ role }) => role === 'pol') ?? null,
    pod: sea.find(({ role }) => role === 'pod') ?? null,
    sea,
    legs,
    byPlace: new Map(sea.map((visit) => [visit.place, visit])),
  };
}
