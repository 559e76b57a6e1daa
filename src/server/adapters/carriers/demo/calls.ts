import {
  type Call,
  callsOf,
  linesFrom,
  type Ride,
  ridesOf,
  ridesOfVessel,
  servicePartnersOf,
  vesselOf,
} from './lines.ts';
import { type DemoPort, demoPort, portTime } from './ports.ts';

const DAY = 86_400_000;
/** Days that a port schedule covers, from its first one on. */
const PORT_DAYS = 14;

const dayAt = (text: string) => Date.parse(`${text}T00:00:00Z`);
const locationOf = ({ code, name }: DemoPort) => ({ locationName: `Port of ${name}`, UNLocationCode: code });

/** The plan, and the estimate or the fact that has come to it by now. */
function timestamps({ port, arrival, departure }: Call, now: number) {
  const stamp = (eventTypeCode: string, at: number) => [
    { eventTypeCode, eventClassifierCode: 'PLN', eventDateTime: portTime(port.code, at) },
    { eventTypeCode, eventClassifierCode: at <= now ? 'ACT' : 'EST', eventDateTime: portTime(port.code, at) },
  ];
  return [...stamp('ARRI', arrival), ...stamp('DEPA', departure)];
}

/** Port schedule of DCSA Commercial Schedules: what leaves a port from a day on. */
export function portSchedule(code: string, date: string, now: number) {
  const port = demoPort(code);
  const start = dayAt(date);
  if (port === undefined || Number.isNaN(start)) return [];
  const rides = linesFrom(port).flatMap((line) => ridesOf(line, start, start + PORT_DAYS * DAY));
  const vesselSchedules = rides.map((ride) => ({
    servicePartners: servicePartnersOf(ride),
    vessel: vesselOf(ride).vessel,
    isDummyVessel: false,
    timestamps: timestamps({ port, arrival: ride.departure - DAY, departure: ride.departure }, now),
  }));
  return [{ location: locationOf(port), vesselSchedules }];
}

function vesselSchedule(ride: Ride, now: number) {
  const { vessel, service, exportVoyage, importVoyage } = vesselOf(ride);
  return {
    carrierServiceName: `Harbourway ${service}`,
    carrierServiceCode: service,
    vesselSchedules: [
      {
        vessel,
        isDummyVessel: false,
        transportCalls: callsOf(ride).map((call, index) => ({
          transportCallReference: `${vessel.vesselIMONumber}-${exportVoyage}-${index + 1}`,
          carrierImportVoyageNumber: importVoyage,
          carrierExportVoyageNumber: exportVoyage,
          location: locationOf(call.port),
          timestamps: timestamps(call, now),
        })),
      },
    ],
  };
}

/** Vessel schedules of DCSA Commercial Schedules: the voyages of a vessel that are under way between two days. */
export function vesselSchedules(imo: string, startDate: string, endDate: string, now: number) {
  const [start, end] = [dayAt(startDate), dayAt(endDate) + DAY];
  if (Number.isNaN(start) || Number.isNaN(end)) return [];
  return ridesOfVessel(imo, start, end).map((ride) => vesselSchedule(ride, now));
}
