import type { FastifyBaseLogger } from 'fastify';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { type Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import type { CarriersRepo } from './carriers-repo.ts';
import type { Asked } from './numbers-repo.ts';

/** What came of asking several carriers. */
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

/** Where carriers send their notifications to. */
export interface Callback {
  /** Of the site, without a slash at the end; null when the carrier could not reach it. */
  origin: string | null;
}

/** Path below the origin at which a carrier's notifications are taken. */
export function callbackPath(carrier: string): string {
  return `/carrier-events/${carrier}`;
}

/** Asks carriers to tell us of a number by themselves; what fails is only logged, since we keep asking anyway. */
export async function subscribeAt(
  carriers: readonly Carrier[],
  asked: Asked,
  { origin, repo, log }: Callback & { repo: CarriersRepo; log: FastifyBaseLogger },
): Promise<void> {
  if (origin === null) return;
  for (const { code, subscribe } of carriers) {
    if (subscribe === null || (await repo.isSubscribed(code, asked))) continue;
    try {
      const made = await subscribe(asked.number, asked.businessType, `${origin}${callbackPath(code)}`);
      await repo.subscribe(code, asked, made);
    } catch (error) {
      if (!(error instanceof CarrierFailure)) throw error;
      log.warn({ carrier: code, number: asked.number, kind: error.kind }, error.message);
    }
  }
}
