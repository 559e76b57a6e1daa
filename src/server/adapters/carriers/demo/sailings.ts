import { hubBetween, lineBetween, nextRide, type Ride, ridesOf, servicePartnersOf, vesselOf } from './lines.ts';
import { type DemoPort, demoPort, portTime } from './ports.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A box needs so long to change vessels. */
const CHANGE_MS = 36 * HOUR;
/** Cut-offs are fixed when the departure is so near. */
const CUT_OFFS_KNOWN_MS = 35 * DAY;

/** A direct ride, or several with a change between them. */
type Way = [Ride, ...Ride[]];

function place({ code, name }: DemoPort, at: number) {
  return {
    facilityTypeCode: 'POTE',
    location: { locationName: `Port of ${name}`, UNLocationCode: code },
    dateTime: portTime(code, at),
  };
}

function leg(ride: Ride, index: number) {
  return {
    sequenceNumber: index + 1,
    transport: {
      modeOfTransport: 'VESSEL',
      servicePartners: servicePartnersOf(ride),
      vessel: vesselOf(ride).vessel,
    },
    departure: place(ride.from, ride.departure),
    arrival: place(ride.to, ride.arrival),
  };
}

function cutOffs({ from, departure }: Ride, now: number) {
  const cutOff = (cutOffDateTimeCode: string, hours: number) => ({
    cutOffDateTimeCode,
    cutOffDateTime: portTime(from.code, departure - hours * HOUR),
  });
  if (departure - now > CUT_OFFS_KNOWN_MS) return {};
  return { cutOffTimes: [cutOff('EFC', 168), cutOff('DCO', 72), cutOff('VCO', 48), cutOff('FCO', 36)] };
}

function route(rides: Way, index: number, now: number) {
  const [first] = rides;
  const last = rides.at(-1) ?? first;
  return {
    placeOfReceipt: place(first.from, first.departure),
    placeOfDelivery: place(last.to, last.arrival),
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    ...cutOffs(first, now),
    solutionNumber: index + 1,
    transitTime: Math.round((last.arrival - first.departure) / DAY),
    legs: rides.map(leg),
  };
}

/** A question for point-to-point routes; days as `YYYY-MM-DD`, both included. */
export interface RouteQuestion {
  receipt: string;
  delivery: string;
  start: string;
  end: string;
  most: number;
}

function overHub(first: Ride, to: DemoPort): Way[] {
  const onward = lineBetween(first.to, to);
  const second = onward === undefined ? undefined : nextRide(onward, first.arrival + CHANGE_MS);
  return second === undefined ? [] : [[first, second]];
}

/** Departures a week: one direct, where the two ports have a line, and one over a hub. */
export function routesOf({ receipt, delivery, start, end, most }: RouteQuestion, now: number) {
  const [from, to] = [demoPort(receipt), demoPort(delivery)];
  const [first, last] = [Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`) + DAY];
  if (from === undefined || to === undefined || from === to || Number.isNaN(first) || Number.isNaN(last)) return [];
  const direct = lineBetween(from, to);
  const hub = hubBetween(from, to);
  const feeder = hub === undefined || most < 1 ? undefined : lineBetween(from, hub);
  const ways: Way[] = direct === undefined ? [] : ridesOf(direct, first, last).map((ride) => [ride]);
  if (feeder !== undefined) ways.push(...ridesOf(feeder, first, last).flatMap((ride) => overHub(ride, to)));
  return ways.sort(([a], [b]) => a.departure - b.departure).map((rides, index) => route(rides, index, now));
}
