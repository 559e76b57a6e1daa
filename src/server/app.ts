import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import { type AccountDeps, registerAccountModules } from './account-modules.ts';
import { type Adapters, createAdapters, offersOf } from './adapters/adapters.ts';
import type { CarrierSettings } from './adapters/carriers/settings.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { loggedError } from './db/logged-error.ts';
import { createOnce } from './db/once.ts';
import { createQueue, type Queue } from './jobs/queue.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { localOrigin } from './local-origin.ts';
import { createContentRepo } from './modules/content/repo.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { createContentService } from './modules/content/service.ts';
import { createPacks } from './modules/dictionary/packs.ts';
import { createDictionaryRepo } from './modules/dictionary/repo.ts';
import { dictionaryRoutes } from './modules/dictionary/routes.ts';
import { createDictionaryService } from './modules/dictionary/service.ts';
import { createMediaRepo } from './modules/media/repo.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { newsFeed } from './modules/news/feed.ts';
import { createNewsRepo } from './modules/news/repo.ts';
import { newsRoutes } from './modules/news/routes.ts';
import { createNewsService } from './modules/news/service.ts';
import { createSearch } from './modules/search/module.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { createSessionRepo } from './modules/sessions/repo.ts';
import { createSessionService } from './modules/sessions/service.ts';
import { createSiteRepo } from './modules/site/repo.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { createSiteService } from './modules/site/service.ts';
import { streetMapRoutes } from './modules/street-map/routes.ts';
import { type AccessChecks, access } from './plugins/access.ts';
import { answerCache } from './plugins/answer-cache.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { contentChanges } from './plugins/content-changes.ts';
import { contract } from './plugins/contract.ts';
import { crawlers } from './plugins/crawlers.ts';
import { devUi } from './plugins/dev-ui.ts';
import { errors, refuseMalformed } from './plugins/errors.ts';
import { fairTurns } from './plugins/fair-turns.ts';
import { forwardedAddresses } from './plugins/forwarded-addresses.ts';
import { health } from './plugins/health.ts';
import { httpsOnly } from './plugins/https-only.ts';
import { openApi } from './plugins/openapi.ts';
import { ownApi } from './plugins/own-api.ts';
import { ownNames } from './plugins/own-names.ts';
import { pages } from './plugins/pages.ts';
import { DEFAULT_LIMITS, type Limits, rateLimits } from './plugins/rate-limits.ts';
import { type FetchApi, loadRenderer, noRenderer, type PageRenderer } from './plugins/renderer.ts';
import { requestIds } from './plugins/request-ids.ts';
import { requestOrigin } from './plugins/request-origin.ts';
import { securityHeaders, securityHeadersPlugin } from './plugins/security-headers.ts';
import { shareTarget } from './plugins/share-target.ts';
import { singleHeaders } from './plugins/single-headers.ts';
import { staticFiles } from './plugins/static-files.ts';
import { tryOutGate } from './plugins/try-out-gate.ts';
import type { Readiness } from './readiness.ts';
import { registerTrackingModules } from './tracking-modules.ts';

/** The parts that the server is made of; everything after `readiness` has a default for production. */
export interface AppDeps {
  config: Config;
  pool: Pool;
  db: Db;
  readiness: Readiness;
  renderer?: PageRenderer;
  /** Milliseconds, for how long kept answers are used. */
  clock?: () => number;
  limits?: Limits;
  /** The folder with the client's builds. */
  distFolder?: string;
  /** The outside world, in place of the one the configuration names. */
  adapters?: Partial<Adapters>;
  sharedLimits?: AccountDeps['sharedLimits'];
  carriers?: readonly CarrierSettings[];
  /** In place of the one on PostgreSQL, for tests. */
  queue?: Queue;
  /** Whether this process works on the job queue; by default all but tests do. */
  runsJobs?: boolean;
  /** How often this process asks the job queue when it has nothing to do. */
  jobPollSeconds?: number;
}

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** Largest JSON body; no call of the contract needs more. */
const BODY_MAX = 64 * 1024;

/** Where visitors reach the site. */
function originOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? localOrigin(host, port);
}

function createServer(config: Config): FastifyInstance {
  const nextId = requestIds();
  const headers = securityHeaders(isSecure(config));
  return Fastify({
    logger: { level: config.logLevel, serializers: { err: (error: unknown) => loggedError(error) } },
    // Its lines would hold what visitors ask for; what fails is logged by the error handler, without.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nextId,
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // While closing, what is under way on an open connection is answered, and connections without a request end.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    bodyLimit: BODY_MAX,
    // Against slow senders and idle connections: Fastify's own defaults wait for ever. A form gets a time of its own where it
    // is read.
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 10_000 },
    clientErrorHandler: answerClientError(headers, nextId),
    frameworkErrors: refuseMalformed(headers),
  });
}

function isSecure({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** Everything that holds for all requests; each plugin names what it stands on. */
async function addFoundation(app: FastifyInstance, deps: AppDeps, checks: AccessChecks): Promise<void> {
  const { config, readiness, pool, limits = DEFAULT_LIMITS } = deps;
  // Of this process alone, which a step of the machine's clock does not touch.
  const clock = deps.clock ?? (() => performance.now());
  await app.register(securityHeadersPlugin, { secure: isSecure(config) });
  await app.register(errors);
  if (config.trustProxy.length > 0) await app.register(forwardedAddresses);
  await app.register(health, { pool, readiness });
  if (config.publicUrl === null) await app.register(ownNames, { host: config.host });
  if (isSecure(config) && config.trustProxy.length > 0) await app.register(httpsOnly, { origin: originOf(config) });
  await app.register(rateLimits, { limits });
  await app.register(fairTurns);
  await app.register(singleHeaders);
  await app.register(requestOrigin, { publicUrl: config.publicUrl });
  await app.register(answerCache, { clock });
  await app.register(contentChanges, { pool });
  // The cookies of sessions and captchas.
  await app.register(cookie);
  await app.register(access, checks);
  await app.register(tryOutGate, { tryOut: config.tryOut, outboxOpen: config.env !== 'production' });
  await app.register(contract, { secure: isSecure(config) });
}

async function builtRenderer(
  app: FastifyInstance,
  config: Config,
  distFolder: string,
  fetchApi: FetchApi,
): Promise<PageRenderer> {
  return loadRenderer(distFolder, { publicUrl: originOf(config), fetchApi }).catch((error: unknown) => {
    app.log.error(error, 'the site has not been built');
    return noRenderer;
  });
}

/**
 * Makes the whole server: the provider API under `/api`, the built files, and the site's pages. Not listening yet; tests
 * call it with `inject`. Rejects when a call of the contract has nobody who answers it.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, distFolder = DIST } = deps;
  const app = createServer(config);
  const { clock = Date.now } = deps;
  const adapters = { ...(await createAdapters(config, app.log, clock)), ...deps.adapters };
  const site = createSiteService(createSiteRepo(db), {
    offers: offersOf(adapters),
    tryOut: config.tryOut ? 1 : 0,
  });
  const sessions = createSessionService(createSessionRepo(db), config.sessions, clock, app.log);
  await addFoundation(app, deps, { find: sessions.find, switches: site.config });

  const content = createContentService(createContentRepo(db), (kind, id) =>
    app.log.error({ kind, id }, 'an item of the content does not fit the contract and is left out'),
  );
  const news = createNewsService(createNewsRepo(db));
  const dictionaryRepo = createDictionaryRepo(db);
  const dictionary = createDictionaryService(dictionaryRepo);
  const packs = createPacks(dictionaryRepo, {
    onMisfit: (dataset, key) => app.log.error({ dataset, key }, 'a row does not fit the contract and is left out'),
    onFailure: (error) => app.log.warn(error, 'the size of a pack could not be noted'),
  });
  await app.register(siteRoutes, { service: site, content });
  await app.register(streetMapRoutes, { key: config.amapKey });
  await app.register(contentRoutes, { service: content });
  await app.register(mediaRoutes, { repo: createMediaRepo(db) });
  await app.register(newsRoutes, { service: news });
  await app.register(newsFeed, { origin: originOf(config), news, site });
  await app.register(dictionaryRoutes, { service: dictionary, packs });
  const onBehind = (error: unknown) => app.log.error(error, 'the index of the search is behind');
  await app.register(searchRoutes, createSearch(db, { news, content, dictionary }, onBehind));

  const once = createOnce(db);
  const queue = deps.queue ?? createQueue(deps.pool, app.log, deps.jobPollSeconds);
  const common = { ...deps, adapters, clock, dictionary, queue, origin: originOf(config) };
  const accounts = await registerAccountModules(app, { ...common, once, site, sessions });
  await registerTrackingModules(app, { ...common, accounts });
  if (deps.runsJobs ?? config.env !== 'test') runJobs(app, queue);

  await app.register(openApi);
  await app.register(crawlers, { origin: originOf(config), news, dictionary, content, switches: site.config });
  if (config.env !== 'production') await app.register(devUi, { distFolder });
  await app.register(staticFiles, { folder: join(distFolder, 'client'), serviceWorker: config.serviceWorker });
  const api = ownApi(app);
  const renderer = deps.renderer ?? (await builtRenderer(app, config, distFolder, api.fetchApi));
  await app.register(shareTarget);
  await app.register(pages, {
    renderer,
    api,
    frames: config.amapKey !== null,
    secure: isSecure(config),
    switches: site.config,
  });
  await app.ready();
  return app;
}
