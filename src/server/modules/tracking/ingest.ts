import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Carrier, CarrierAnswer } from '#server/adapters/carriers/carrier.ts';
import { isSigned } from '#server/adapters/carriers/dcsa-push.ts';
import { eventsIn, keepAsked, readEvents } from '#server/adapters/carriers/dcsa-tracking.ts';
import { parseJson } from '#server/parse-json.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { CarriersRepo } from './carriers-repo.ts';
import type { Added, EventsRepo } from './events-repo.ts';
import type { PortDirectory } from './port-directory.ts';
import { OWN } from './present.ts';

/** Events that come to us unasked. */
export interface Ingest {
  /** Codes of the carriers that may notify us. */
  readonly carriers: readonly string[];
  /** Whether our own system has a key to deliver events with. */
  readonly takesOwn: boolean;
  /**
   * Looks at the head of a carrier's notification: throws `unauthenticated` for a subscription that there is not and a
   * signature that is missing or given twice. What it gives takes the body, and resolves once its events are committed;
   * that throws `unauthenticated` for a signature that is wrong, and `validation` for what is no list.
   */
  notification(carrier: string, headers: NotificationHeaders): Promise<(body: Buffer) => Promise<Added>>;
  /** The same for events of our own system, in DCSA's form; throws `unauthenticated` without the right key. */
  own(authorization: string | undefined): (body: Buffer) => Promise<Added & { refused: string[] }>;
  /** Adds events that were read from a file. */
  add(raw: readonly unknown[]): Promise<Added & { refused: string[] }>;
}

/** Headers as they came, in lower case; one that came twice is a list. */
type NotificationHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The dependencies of taking in events. */
interface IngestDeps {
  carriers: readonly Carrier[];
  events: EventsRepo;
  subscriptions: CarriersRepo;
  ports: PortDirectory;
  ownKey: string | null;
  clock: () => number;
  log: FastifyBaseLogger;
}

const REASONS_LOGGED = 5;

function listIn(body: Buffer): readonly unknown[] {
  const events = eventsIn(parseJson(body.toString('utf8')));
  if (events === null) throw misfit('body', 'doesNotFit');
  return events;
}

/** A header that must be there once, else null: whoever sends it twice wants one read and another one checked. */
function single(headers: NotificationHeaders, name: string): string | null {
  const value = headers[name];
  // Node joins repeated headers that it does not know by commas.
  return typeof value === 'string' && !value.includes(',') ? value : null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Makes the intake. */
export function createIngest({ carriers, events, subscriptions, ports, ownKey, clock, log }: IngestDeps): Ingest {
  const warn = (source: string, { refused }: CarrierAnswer) => {
    if (refused.length === 0) return;
    log.warn({ source, count: refused.length, reasons: refused.slice(0, REASONS_LOGGED) }, 'events were not taken');
  };
  const read = async (source: string, raw: readonly unknown[]) => {
    await ports.refresh();
    return readEvents(raw, { source, now: clock(), placeOf: ports.placeOf });
  };
  const add = async (raw: readonly unknown[]) => {
    const answer = await read(OWN, raw);
    warn(OWN, answer);
    return { ...(await events.add(answer.events, null)), refused: answer.refused };
  };
  const refuse = (carrier: string, id: string | null): never => {
    log.warn({ carrier, subscription: id?.slice(0, 60) }, 'a notification was not signed by its carrier');
    throw new Problem('unauthenticated');
  };
  return {
    add,
    carriers: carriers.map(({ code }) => code),
    takesOwn: ownKey !== null,
    async notification(code, headers) {
      const carrier = carriers.find((one) => one.code === code);
      if (carrier === undefined) throw new Problem('not-found');
      const id = single(headers, carrier.push.subscriptionHeader);
      const signature = single(headers, carrier.push.signatureHeader);
      const subscription = id === null ? null : await subscriptions.subscription(code, id);
      if (subscription === null || signature === null || signature === '') return refuse(code, id);
      const { number, businessType, secret } = subscription;
      return async (body) => {
        if (!isSigned(body, signature, secret)) refuse(code, id);
        const answer = keepAsked(await read(code, listIn(body)), number, businessType);
        warn(code, answer);
        return events.add(answer.events, number);
      };
    },
    own(authorization) {
      const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
      if (ownKey === null || !timingSafeEqual(digest(given), digest(ownKey))) throw new Problem('unauthenticated');
      return (body) => add(listIn(body));
    },
  };
}
