import type { Bilingual } from '#contract/locale.ts';
import type { BusinessType } from '#contract/tracking-kinds.ts';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import type { Loose } from '#domain/tracking/loose-json.ts';

/** A carrier's answer about a number: its events, and the reasons for which others were refused. */
export interface CarrierAnswer {
  events: TrackedEvent[];
  refused: string[];
}

/** A subscription as the carrier keeps it. `secret` is the key of its signatures, as Base64. */
export interface CarrierSubscription {
  id: string;
  secret: string;
}

/** A question for routes: UN/LOCODEs, days of departure `YYYY-MM-DD`. */
export interface RouteQuestion {
  pol: string;
  pod: string;
  from: string;
  to: string;
  direct: boolean;
}

/** A carrier's schedules in its own words (DCSA Commercial Schedules 1.0). */
export interface Schedules {
  /** Point-to-point routes. */
  routes(question: RouteQuestion): Promise<Loose[]>;
  /** Vessels that call at a port from a day on, terminal by terminal. */
  port(question: { port: string; from: string }): Promise<Loose[]>;
  /** Ports that a vessel calls at between two days, service by service. */
  vessel(question: { imo: string; from: string; to: string }): Promise<Loose[]>;
}

/** How a carrier's notifications are signed; names of headers differ between carriers. */
interface PushSettings {
  signatureHeader: string;
  subscriptionHeader: string;
}

/** A carrier as the rest of the server sees it, whatever it speaks. All calls reject with a {@link CarrierFailure}. */
export interface Carrier {
  /** SCAC. */
  readonly code: string;
  readonly name: Bilingual;
  readonly kind: 'carrier' | 'demo';
  /** Beginnings of its bills and boxes; a number that begins otherwise may still be its own. */
  readonly prefixes: readonly string[];
  /** An answer is not asked for again within so many milliseconds. */
  readonly cacheMs: number;
  readonly track: ((number: string, type: BusinessType) => Promise<CarrierAnswer>) | null;
  /** Asks the carrier to notify `callback`; null where it does not. */
  readonly subscribe: ((number: string, type: BusinessType, callback: string) => Promise<CarrierSubscription>) | null;
  /** Whether the carrier still has a subscription; null where there are none. */
  readonly hasSubscription: ((id: string) => Promise<boolean>) | null;
  /** Ends a subscription; one that is not there any more is no failure. Null where there are none. */
  readonly unsubscribe: ((id: string) => Promise<void>) | null;
  readonly push: PushSettings;
  readonly schedules: Schedules | null;
}

/**
 * Why a carrier gave no answer. `wrong` answers are the carrier's fault and asking again at once is no use; `question`: it
 * takes the question itself for wrong, be it one number or the way we ask.
 */
export type FailureKind =
  | 'timeout'
  | 'network'
  | 'refused'
  | 'status'
  | 'wrong'
  | 'question'
  | 'busy'
  | 'budget'
  | 'open-circuit';

/** See {@link FailureKind}; the message is for the log, never for a visitor, and holds no secret. */
export class CarrierFailure extends Error {
  override readonly name = 'CarrierFailure';
  readonly kind: FailureKind;
  /** Milliseconds that the carrier wants to be left alone for. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, message: string, retryAfter: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
