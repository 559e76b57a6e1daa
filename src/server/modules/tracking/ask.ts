import type { FastifyBaseLogger } from 'fastify';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { type Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import type { Asked } from './numbers-repo.ts';

/** The outcome of asking several carriers. */
export interface Heard {
  events: TrackedEvent[];
  /** Carriers that know the number. */
  knowing: string[];
  /** Whether at least one answered. */
  answered: boolean;
  failures: CarrierFailure[];
}

/** Longest list of reasons in one line of the log. */
const REASONS_LOGGED = 5;

function logRefused(log: FastifyBaseLogger, carrier: string, number: string, refused: readonly string[]): void {
  if (refused.length === 0) return;
  const reasons = refused.slice(0, REASONS_LOGGED);
  log.warn({ carrier, number, count: refused.length, reasons }, 'events of a carrier were not taken');
}

/** Asks carriers at once. A carrier that fails takes nothing from the others; why it failed is in the log. */
export async function askCarriers(
  carriers: readonly Carrier[],
  { number, businessType }: Asked,
  log: FastifyBaseLogger,
): Promise<Heard> {
  const heard: Heard = { events: [], knowing: [], answered: false, failures: [] };
  await Promise.all(
    carriers.map(async ({ code, track }) => {
      if (track === null) return;
      try {
        const { events, refused } = await track(number, businessType);
        logRefused(log, code, number, refused);
        heard.answered = true;
        heard.events.push(...events);
        if (events.length > 0) heard.knowing.push(code);
      } catch (error) {
        if (!(error instanceof CarrierFailure)) throw error;
        heard.failures.push(error);
        log.warn({ carrier: code, number, kind: error.kind }, error.message);
      }
    }),
  );
  return heard;
}
