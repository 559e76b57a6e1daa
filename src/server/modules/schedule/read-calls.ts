import type { CallTime, PortDeparture, VesselCall } from '#contract/schedule.ts';
import { CLASSIFIERS } from '#contract/tracking-kinds.ts';
import { type Loose, list, record, textOf } from '#domain/tracking/loose-json.ts';
import { CLASSIFIER_RANK } from '#domain/tracking/slots.ts';
import { readTime } from '#domain/tracking/time.ts';
import { localIn, type Place, type ReadingFacts, readPlace, readVessel } from './read-place.ts';

/** Chooses among the several times that are given of one arrival or departure: actual over estimated over planned. */
function bestTime(timestamps: unknown, type: 'ARRI' | 'DEPA', place: Place): CallTime | null {
  const found = list(timestamps).flatMap((value): CallTime[] => {
    const stamp = record(value);
    const written = textOf(stamp, 'eventDateTime');
    const read = written === null ? null : readTime(written, place.timezone);
    if (textOf(stamp, 'eventTypeCode') !== type || read === null) return [];
    const said = textOf(stamp, 'eventClassifierCode');
    return [{ time: localIn(read, place), classifier: CLASSIFIERS.find((known) => known === said) ?? '' }];
  });
  const [best] = found.sort((a, b) => CLASSIFIER_RANK[b.classifier] - CLASSIFIER_RANK[a.classifier]);
  return best ?? null;
}

const momentOf = ({ arrival, departure }: Pick<VesselCall, 'arrival' | 'departure'>) =>
  Date.parse(arrival?.time ?? departure?.time ?? '');

/** Reads vessel schedules of DCSA Commercial Schedules: the calls in the order of time, each once. */
export function readVesselCalls(services: readonly Loose[], { placeOf }: ReadingFacts): VesselCall[] {
  const calls = new Map<string, VesselCall>();
  for (const service of services) {
    for (const schedule of list(service.vesselSchedules)) {
      for (const value of list(record(schedule).transportCalls)) {
        const place = readPlace(value, placeOf);
        if (place === null) continue;
        const call = record(value);
        const arrival = bestTime(call.timestamps, 'ARRI', place);
        const departure = bestTime(call.timestamps, 'DEPA', place);
        if (arrival === null && departure === null) continue;
        const voyage = textOf(call, 'carrierExportVoyageNumber', 'universalExportVoyageReference');
        const read = { portCode: place.code, port: place.label, timezone: place.timezone, voyage, arrival, departure };
        // Partners in one service report the same call, each under its own service.
        calls.set([place.code, momentOf(read)].join(), read);
      }
    }
  }
  return [...calls.values()].sort((a, b) => momentOf(a) - momentOf(b));
}

/** Reads a port schedule: the vessels that leave, each departure once. Those that only arrive are left out. */
export function readPortDepartures(terminals: readonly Loose[], { company, placeOf }: ReadingFacts): PortDeparture[] {
  const departures = new Map<string, PortDeparture>();
  for (const terminal of terminals) {
    const place = readPlace(terminal, placeOf);
    if (place === null) continue;
    for (const value of list(terminal.vesselSchedules)) {
      const schedule = record(value);
      const partner = record(list(schedule.servicePartners)[0]);
      const departure = bestTime(schedule.timestamps, 'DEPA', place);
      if (departure === null) continue;
      const { vesselName, vesselImo } = readVessel(schedule);
      const voyage = textOf(partner, 'carrierExportVoyageNumber') ?? textOf(schedule, 'universalExportVoyageReference');
      // While the berth is not settled, a vessel is announced at each terminal that may have it.
      const key = [vesselImo ?? vesselName, voyage, departure.time].join();
      if (departures.has(key)) continue;
      departures.set(key, {
        companyCode: company.code,
        company: company.name,
        vesselName,
        vesselImo,
        voyage,
        service: textOf(partner, 'carrierServiceCode', 'carrierServiceName'),
        arrival: bestTime(schedule.timestamps, 'ARRI', place),
        departure,
      });
    }
  }
  return [...departures.values()];
}
