import type { KnownPlace, PlaceOf } from '#domain/tracking/event.ts';
import { createAuthentication } from './auth.ts';
import { type BillWriting, createBillWriting } from './bill-writing.ts';
import { createBreaker } from './breaker.ts';
import { type Caller, createCaller, type TakeFromBudget } from './caller.ts';
import type { Carrier } from './carrier.ts';
import { createCoscoTracking } from './cosco-tracking.ts';
import { createDcsaPush } from './dcsa-push.ts';
import { createDcsaSchedules } from './dcsa-schedules.ts';
import { createDcsaTracking } from './dcsa-tracking.ts';
import type { CarrierSettings } from './settings.ts';

/** The dependencies of the readers of the carriers' dialects. */
interface CarrierDeps {
  clock: () => number;
  placeOf: PlaceOf;
  placeByName: (name: string) => KnownPlace | null;
  take: (settings: CarrierSettings) => TakeFromBudget;
  random?: () => number;
}

function callerOf(settings: CarrierSettings, { clock, take, random = Math.random }: CarrierDeps): Caller {
  const { scac: code, limits, allowPrivateAddress } = settings;
  const bounds = { timeoutMs: limits.timeoutMs, maxBytes: limits.maxBytes, allowPrivateAddress };
  return createCaller({
    code,
    bounds,
    retries: limits.retries,
    random,
    take: take(settings),
    authentication: createAuthentication(settings, bounds, clock),
    breaker: createBreaker(clock),
  });
}

function trackerOf(settings: CarrierSettings, call: Caller, writing: BillWriting, deps: CarrierDeps): Carrier['track'] {
  const { tracking, scac: source } = settings;
  if (tracking === undefined) return null;
  const facts = () => ({ source, now: deps.clock() });
  return tracking.dialect === 'cosco'
    ? createCoscoTracking({ ...settings, tracking }, call, () => ({ ...facts(), placeByName: deps.placeByName }))
    : createDcsaTracking({ ...settings, tracking }, call, writing, () => ({ ...facts(), placeOf: deps.placeOf }));
}

const NO_SUBSCRIPTIONS = { subscribe: null, hasSubscription: null, unsubscribe: null } as const;

/** Makes a carrier of its settings: no carrier has code of its own, only dialects have. */
export function createCarrier(settings: CarrierSettings, deps: CarrierDeps): Carrier {
  const { scac: code, name, kind, prefixes, limits, tracking, schedules, push } = settings;
  const call = callerOf(settings, deps);
  const writing = createBillWriting([code, ...prefixes]);
  const subscribes = tracking?.dialect === 'dcsa' && push?.subscribe === true;
  return {
    code,
    name,
    kind,
    prefixes,
    cacheMs: limits.cacheSeconds * 1000,
    track: trackerOf(settings, call, writing, deps),
    ...(subscribes ? createDcsaPush({ ...settings, tracking }, call, writing) : NO_SUBSCRIPTIONS),
    push: {
      signatureHeader: (push?.signatureHeader ?? 'Notification-Signature').toLowerCase(),
      subscriptionHeader: (push?.subscriptionHeader ?? 'Subscription-ID').toLowerCase(),
    },
    schedules: schedules === undefined ? null : createDcsaSchedules({ ...settings, schedules }, call, deps.placeOf),
  };
}
