import { type DemoPort, demoPort, SEA_PORTS } from './ports.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const WEEK = 7 * DAY;
const FIRST_MONDAY = Date.UTC(2024, 0, 1);

/** A way over the seas is longer than over the globe; 16 knots, and half a day at each end. */
const DETOUR = 1.2;
/** From Asia to Europe it leads around a continent. */
const SUEZ_DETOUR = 2.1;
const MILES_PER_DAY = 16 * 24;
/** Ports so near to each other are called at one after the other. */
const NEIGHBOUR_MILES = 900;

/** Ports over which the carrier changes vessels. */
const HUBS: readonly DemoPort[] = ['SGSIN', 'KRPUS', 'LKCMB'].flatMap((code) => demoPort(code) ?? []);

function miles(a: DemoPort, b: DemoPort): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat1, lat2] = [radians(a.lat), radians(b.lat)];
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 3440 * 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

const isEurope = ({ lat, lon }: DemoPort) => lat > 30 && lon > -12 && lon < 40;
const isEast = ({ lon }: DemoPort) => lon > 60;

function detour(a: DemoPort, b: DemoPort): number {
  return (isEurope(a) && isEast(b)) || (isEast(a) && isEurope(b)) ? SUEZ_DETOUR : DETOUR;
}

/** Time at sea between two ports, in milliseconds: whole half days. */
const between = (a: DemoPort, b: DemoPort) =>
  (Math.round((1 + (miles(a, b) * detour(a, b)) / MILES_PER_DAY) * 2) / 2) * DAY;

/** A number from two codes, the same every time. */
const mix = (a: DemoPort, b: DemoPort) =>
  [...(a.code + b.code)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const SHIPS = ['AURORA', 'BOREAS', 'CORAL', 'DELTA', 'EMERALD', 'FJORD', 'GALLEON', 'HALCYON', 'ISLAND', 'JUNIPER'];

/** A weekly line from one port to another. `index` names it among all of them. */
export interface Line {
  index: number;
  from: DemoPort;
  to: DemoPort;
}

/** A vessel that sails a line, in the week `turn`. Times in milliseconds. */
export interface Ride extends Line {
  turn: number;
  departure: number;
  arrival: number;
}

const isHub = ({ code }: DemoPort) => HUBS.some((hub) => hub.code === code);

/** All lines: to and from every hub, and between three in four of the other pairs. */
const LINES: readonly Line[] = SEA_PORTS.flatMap((from, row) =>
  SEA_PORTS.flatMap((to, column) => {
    const sails = from !== to && (isHub(from) || isHub(to) || mix(from, to) % 4 !== 0);
    return sails ? [{ index: row * SEA_PORTS.length + column, from, to }] : [];
  }),
);

/** The line between two ports; undefined when there is none. */
export function lineBetween(from: DemoPort, to: DemoPort): Line | undefined {
  return LINES.find((line) => line.from === from && line.to === to);
}

/** The lines that leave a port. */
export function linesFrom(port: DemoPort): readonly Line[] {
  return LINES.filter(({ from }) => from === port);
}

function rideOf(line: Line, turn: number): Ride {
  const departure = FIRST_MONDAY + turn * WEEK + (mix(line.from, line.to) % 7) * DAY + 10 * HOUR;
  return { ...line, turn, departure, arrival: departure + between(line.from, line.to) };
}

/** The rides of a line that depart from one moment to before another. */
export function ridesOf(line: Line, start: number, end: number): Ride[] {
  const rides: Ride[] = [];
  for (let turn = Math.floor((start - FIRST_MONDAY) / WEEK) - 1; FIRST_MONDAY + turn * WEEK < end; turn += 1) {
    const ride = rideOf(line, turn);
    if (ride.departure >= start && ride.departure < end) rides.push(ride);
  }
  return rides;
}

/** The first ride of a line from a moment on. */
export function nextRide(line: Line, from: number): Ride | undefined {
  return ridesOf(line, from, from + WEEK)[0];
}

/** The hub that is least out of the way. */
export function hubBetween(from: DemoPort, to: DemoPort): DemoPort | undefined {
  const way = (hub: DemoPort) => miles(from, hub) + miles(hub, to);
  return HUBS.filter((hub) => hub !== from && hub !== to).sort((a, b) => way(a) - way(b))[0];
}

/** A ship does not sail again before it is back. */
const fleetOf = ({ from, to }: Line) => Math.ceil((2 * between(from, to) + 4 * DAY) / WEEK);

/** The ship, voyage and service of a ride, as DCSA names them. IMO numbers are made up and of a range nobody has. */
export function vesselOf(ride: Ride) {
  const ship = ((ride.turn % fleetOf(ride)) + fleetOf(ride)) % fleetOf(ride);
  const name = SHIPS[(mix(ride.from, ride.to) + ship) % SHIPS.length];
  const number = 600 + (ride.turn % 100);
  return {
    vessel: {
      vesselIMONumber: `99${String(ride.index).padStart(3, '0')}${String(ship).padStart(2, '0')}`,
      name: `HARBOURWAY ${name}`,
      operatorCarrierCode: 'DEMO',
      operatorCarrierCodeListProvider: 'NMFTA',
    },
    service: `H${(mix(ride.from, ride.to) % 9) + 1}`,
    exportVoyage: `${number}W`,
    importVoyage: `${number}E`,
  };
}

/** The service and voyage of a ride, as schedules name them. */
export function servicePartnersOf(ride: Ride) {
  const { service, exportVoyage, importVoyage } = vesselOf(ride);
  return [
    {
      carrierCode: 'DEMO',
      carrierCodeListProvider: 'NMFTA',
      carrierServiceCode: service,
      carrierExportVoyageNumber: exportVoyage,
      carrierImportVoyageNumber: importVoyage,
    },
  ];
}

/** The rides of the vessel with an IMO number that are under way between two moments. */
export function ridesOfVessel(imo: string, start: number, end: number): Ride[] {
  const line = LINES.find(({ index }) => imo.slice(2, 5) === String(index).padStart(3, '0'));
  if (line === undefined) return [];
  const span = between(line.from, line.to);
  return ridesOf(line, start - span, end).filter((ride) => vesselOf(ride).vessel.vesselIMONumber === imo);
}

/** A port on the way of a vessel, with its times in milliseconds. */
export interface Call {
  port: DemoPort;
  arrival: number;
  departure: number;
}

function neighbour(port: DemoPort, others: readonly DemoPort[]): DemoPort | undefined {
  return SEA_PORTS.filter((one) => one !== port && !others.includes(one) && miles(one, port) < NEIGHBOUR_MILES).sort(
    (a, b) => miles(a, port) - miles(b, port),
  )[0];
}

/** Where a vessel calls on a ride: a neighbour before it, the two ends, a hub that lies on the way, a neighbour after it. */
export function callsOf({ from, to, departure, arrival }: Ride): Call[] {
  const calls: Call[] = [
    { port: from, arrival: departure - DAY, departure },
    { port: to, arrival, departure: arrival + 1.5 * DAY },
  ];
  const hub = hubBetween(from, to);
  if (hub !== undefined && miles(from, hub) + miles(hub, to) < 1.1 * miles(from, to)) {
    const share = miles(from, hub) / (miles(from, hub) + miles(hub, to));
    const at = departure + share * (arrival - departure);
    calls.push({ port: hub, arrival: at - 0.5 * DAY, departure: at + 0.25 * DAY });
  }
  const before = neighbour(from, [to, ...HUBS]);
  if (before !== undefined) {
    const left = departure - DAY - between(before, from);
    calls.push({ port: before, arrival: left - DAY, departure: left });
  }
  const after = neighbour(to, [from, ...HUBS]);
  if (after !== undefined) {
    const reached = arrival + 1.5 * DAY + between(to, after);
    calls.push({ port: after, arrival: reached, departure: reached + DAY });
  }
  return calls.sort((a, b) => a.arrival - b.arrival);
}
