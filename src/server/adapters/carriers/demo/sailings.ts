import { type DemoPort, demoPort, portTime } from './ports.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIRST_MONDAY = Date.UTC(2024, 0, 1);

/** A way over the seas is longer than over the globe; 16 knots, and half a day at each end. */
const DETOUR = 1.2;
/** From Asia to Europe it leads around a continent. */
const SUEZ_DETOUR = 2.1;
const MILES_PER_DAY = 16 * 24;

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

const daysBetween = (a: DemoPort, b: DemoPort) =>
  Math.round((1 + (miles(a, b) * detour(a, b)) / MILES_PER_DAY) * 2) / 2;

/** A number from two codes, the same every time. */
const mix = (a: string, b: string) => [...(a + b)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const SHIPS = ['AURORA', 'BOREAS', 'CORAL', 'DELTA', 'EMERALD', 'FJORD'];

interface Ride {
  from: DemoPort;
  to: DemoPort;
  departure: number;
  arrival: number;
}

function place({ code, name }: DemoPort, at: number) {
  return {
    facilityTypeCode: 'POTE',
    location: { locationName: `Port of ${name}`, UNLocationCode: code },
    dateTime: portTime(code, at),
  };
}

function leg({ from, to, departure, arrival }: Ride, index: number) {
  const turn = Math.floor((departure - FIRST_MONDAY) / (7 * DAY));
  const ship = (mix(from.code, to.code) + turn) % SHIPS.length;
  return {
    sequenceNumber: index + 1,
    transport: {
      modeOfTransport: 'VESSEL',
      servicePartners: [
        {
          carrierCode: 'DEMO',
          carrierCodeListProvider: 'NMFTA',
          carrierServiceCode: `H${(mix(from.code, to.code) % 9) + 1}`,
          carrierExportVoyageNumber: `${600 + (turn % 100)}W`,
          carrierImportVoyageNumber: `${600 + (turn % 100)}E`,
        },
      ],
      vessel: { vesselIMONumber: `99900${ship}1`, name: `HARBOURWAY ${SHIPS[ship]}`, operatorCarrierCode: 'DEMO' },
    },
    departure: place(from, departure),
    arrival: place(to, arrival),
  };
}

function route(rides: readonly Ride[], number: number) {
  const [first] = rides;
  const last = rides.at(-1);
  if (first === undefined || last === undefined) return [];
  const cutOff = (cutOffDateTimeCode: string, hours: number) => ({
    cutOffDateTimeCode,
    cutOffDateTime: portTime(first.from.code, first.departure - hours * HOUR),
  });
  return [
    {
      placeOfReceipt: place(first.from, first.departure),
      placeOfDelivery: place(last.to, last.arrival),
      receiptTypeAtOrigin: 'CY',
      deliveryTypeAtDestination: 'CY',
      cutOffTimes: [cutOff('DCO', 72), cutOff('VCO', 48), cutOff('FCO', 36)],
      solutionNumber: number,
      transitTime: Math.round((last.arrival - first.departure) / DAY),
      legs: rides.map(leg),
    },
  ];
}

/** Ports over which the carrier changes vessels, the nearer way first. */
const HUBS = ['SGSIN', 'KRPUS', 'LKCMB'];

function hubFor(from: DemoPort, to: DemoPort): DemoPort | undefined {
  return HUBS.flatMap((code) => demoPort(code) ?? [])
    .filter((hub) => hub.code !== from.code && hub.code !== to.code)
    .sort((a, b) => miles(from, a) + miles(a, to) - miles(from, b) - miles(b, to))[0];
}

/** A question of DCSA Commercial Schedules; days as `YYYY-MM-DD`, both included. */
export interface RouteQuestion {
  receipt: string;
  delivery: string;
  start: string;
  end: string;
  most: number;
}

/** Two departures a week: one direct, where the two ports have a service, and one over a hub. */
export function routesOf({ receipt, delivery, start, end, most }: RouteQuestion): Record<string, unknown>[] {
  const [from, to] = [demoPort(receipt), demoPort(delivery)];
  if (from === undefined || to === undefined || from === to) return [];
  const [first, last] = [Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`) + DAY];
  if (Number.isNaN(first) || Number.isNaN(last)) return [];
  const hub = hubFor(from, to);
  const weekday = mix(from.code, to.code) % 7;
  const isServed = mix(from.code, to.code) % 4 !== 0;
  const routes: Record<string, unknown>[] = [];
  for (let week = Math.floor((first - FIRST_MONDAY) / (7 * DAY)); FIRST_MONDAY + week * 7 * DAY < last; week += 1) {
    const departure = FIRST_MONDAY + (week * 7 + weekday) * DAY + 10 * HOUR;
    if (isServed && departure >= first && departure < last) {
      routes.push(
        ...route([{ from, to, departure, arrival: departure + daysBetween(from, to) * DAY }], routes.length + 1),
      );
    }
    const second = departure + 3 * DAY;
    if (hub === undefined || most < 1 || second < first || second >= last) continue;
    const between = second + daysBetween(from, hub) * DAY;
    const onward = between + 4 * DAY;
    routes.push(
      ...route(
        [
          { from, to: hub, departure: second, arrival: between },
          { from: hub, to, departure: onward, arrival: onward + daysBetween(hub, to) * DAY },
        ],
        routes.length + 1,
      ),
    );
  }
  return routes;
}
