import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { TrackingSample } from '#contract/tracking.ts';
import type { AccountModules } from './account-modules.ts';
import type { Adapters } from './adapters/adapters.ts';
import { createCarrier } from './adapters/carriers/carriers.ts';
import { type CarrierSettings, loadCarriers } from './adapters/carriers/settings.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Queue } from './jobs/queue.ts';
import type { DictionaryService } from './modules/dictionary/service.ts';
import { createDevicesRepo } from './modules/notices/devices-repo.ts';
import { noticeJobs } from './modules/notices/jobs.ts';
import { createNoticesRepo } from './modules/notices/repo.ts';
import { noticeRoutes } from './modules/notices/routes.ts';
import { createNoticesService } from './modules/notices/service.ts';
import { createNoticeSettingsRepo } from './modules/notices/settings-repo.ts';
import { createLookUps } from './modules/schedule/look-ups.ts';
import { scheduleRoutes } from './modules/schedule/routes.ts';
import { createScheduleService } from './modules/schedule/service.ts';
import { createCarriersRepo } from './modules/tracking/carriers-repo.ts';
import { createEventsRepo } from './modules/tracking/events-repo.ts';
import { createIngest } from './modules/tracking/ingest.ts';
import { trackingJobs } from './modules/tracking/jobs.ts';
import { machineRoutes } from './modules/tracking/machine-routes.ts';
import { createNumbersRepo } from './modules/tracking/numbers-repo.ts';
import { createPortDirectory } from './modules/tracking/port-directory.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import { createTrackingService } from './modules/tracking/service.ts';
import { createSubscriptions } from './modules/tracking/subscriptions.ts';
import { createWatchRepo } from './modules/watch/repo.ts';
import { watchRoutes } from './modules/watch/routes.ts';
import { createWatchService } from './modules/watch/service.ts';

/** The dependencies of tracking and ship plan. */
interface TrackingModuleDeps {
  config: Config;
  pool: Pool;
  db: Db;
  dictionary: Pick<DictionaryService, 'list'>;
  clock: () => number;
  accounts: AccountModules;
  adapters: Adapters;
  /** Where visitors reach the site. */
  origin: string;
  /** In place of the configured carriers, for tests. */
  carriers?: readonly CarrierSettings[];
  queue: Queue;
}

/** The configured carriers; in development or a try-out and without any, the demonstration carrier in a process of its own. */
async function carriersOf(
  app: FastifyInstance,
  { config, carriers }: TrackingModuleDeps,
): Promise<readonly CarrierSettings[]> {
  if (carriers !== undefined) return carriers;
  const configured = await loadCarriers(config, process.env);
  if (configured.length > 0 || (config.env !== 'development' && !config.tryOut)) return configured;
  const { startDemo } = await import('./adapters/carriers/demo/start-demo.ts');
  const demo = await startDemo();
  app.addHook('onClose', async () => demo.stop());
  app.log.info('No carrier is configured: a demonstration carrier answers.');
  return [demo.settings];
}

async function samplesOf(settings: readonly CarrierSettings[], clock: () => number): Promise<() => TrackingSample[]> {
  if (!settings.some(({ kind }) => kind === 'demo')) return () => [];
  const { currentVoyages } = await import('./adapters/carriers/demo/voyages.ts');
  return () =>
    currentVoyages(clock()).map(({ bill, scenario }) => ({ number: bill, businessType: 1, note: scenario.note }));
}

/** Where carriers reach us: the public address; simulators on this machine also reach a port that has no name. */
function callbackOrigin(
  app: FastifyInstance,
  { publicUrl }: Config,
  settings: readonly CarrierSettings[],
): string | null {
  if (publicUrl !== null) return publicUrl;
  const address = app.server.address();
  const isLocal = settings.every(({ allowPrivateAddress }) => allowPrivateAddress);
  return isLocal && typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : null;
}

/** Registers tracking, watch-list and ship plan with everything they stand on. */
export async function registerTrackingModules(app: FastifyInstance, deps: TrackingModuleDeps): Promise<void> {
  const { config, pool, db, dictionary, clock } = deps;
  const settings = await carriersOf(app, deps);
  const ports = createPortDirectory(pool, clock);
  const repo = createCarriersRepo(pool);
  const { placeOf, placeByName } = ports;
  const carriers = settings.map((one) =>
    createCarrier(one, {
      clock,
      placeOf,
      placeByName,
      take:
        ({ limits }) =>
        (code) =>
          repo.takeCall(code, clock(), limits),
    }),
  );
  const { log } = app;
  const common = { carriers, events: createEventsRepo(pool), ports, clock, log };
  const subscriptions = createSubscriptions({
    carriers,
    repo,
    clock,
    log,
    callbackOrigin: () => callbackOrigin(app, config, settings),
  });
  const tracking = createTrackingService({ ...common, numbers: createNumbersRepo(pool), subscriptions });
  const notices = createNoticesService({
    repo: createNoticesRepo(pool),
    settings: createNoticeSettingsRepo(db),
    devices: createDevicesRepo(pool),
    tracking,
    clock,
    log,
    origin: deps.origin,
    adapters: deps.adapters,
    ...deps.accounts,
  });
  const watch = createWatchService(createWatchRepo(pool), tracking, clock);
  await app.register(trackingRoutes, { service: tracking, samples: await samplesOf(settings, clock) });
  await app.register(scheduleRoutes, {
    service: createScheduleService(common),
    lookUps: createLookUps(carriers, dictionary),
  });
  await app.register(watchRoutes, { service: watch });
  await app.register(noticeRoutes, { service: notices });
  await app.register(machineRoutes(createIngest({ ...common, subscriptions: repo, ownKey: config.eventsKey })));
  trackingJobs(deps.queue, { service: tracking, subscriptions, carriers: repo, clock });
  noticeJobs(deps.queue, notices);
}
