import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Adapters } from './adapters/adapters.ts';
import { diskStorage } from './adapters/storage/disk.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Once } from './db/once.ts';
import { databaseStorage } from './db/stored-bytes.ts';
import type { Queue } from './jobs/queue.ts';
import { createAccountRepo } from './modules/accounts/repo.ts';
import { createAccountService } from './modules/accounts/service.ts';
import { createWechatStateRepo } from './modules/auth/repo.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createWechatLogin } from './modules/auth/wechat.ts';
import { createCaptchaRepo } from './modules/captcha/repo.ts';
import { createCaptchaService } from './modules/captcha/service.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { createContactService } from './modules/contact/service.ts';
import type { DictionaryService } from './modules/dictionary/service.ts';
import { downloadRoutes } from './modules/downloads/routes.ts';
import { createDownloadService } from './modules/downloads/service.ts';
import { enquiryRoutes } from './modules/enquiry/routes.ts';
import { createEnquiryService } from './modules/enquiry/service.ts';
import { createEnquiryPhotos } from './modules/files/enquiry-photos.ts';
import { createFileKeeper } from './modules/files/keep.ts';
import { createFileRepo } from './modules/files/repo.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { createFileService } from './modules/files/service.ts';
import { housekeeping } from './modules/housekeeping/housekeeping.ts';
import { createHousekeepingRepo } from './modules/housekeeping/repo.ts';
import { createOutgoingMailRepo } from './modules/outgoing-mail/repo.ts';
import { createOutgoingMail } from './modules/outgoing-mail/service.ts';
import type { SessionService } from './modules/sessions/service.ts';
import type { SiteService } from './modules/site/service.ts';
import { tryOutRoutes } from './modules/try-out/routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import { createUserService } from './modules/users/service.ts';
import { createVerificationRepo } from './modules/verification/repo.ts';
import { verificationRoutes } from './modules/verification/routes.ts';
import { createVerificationService, type VerificationService } from './modules/verification/service.ts';
import { createVisitorMessages } from './modules/visitor-messages/service.ts';
import { createVisitsRepo } from './modules/visits/repo.ts';
import { visitRoutes } from './modules/visits/routes.ts';
import { createWatchRepo } from './modules/watch/repo.ts';
import { devOutbox } from './plugins/dev-outbox.ts';
import { createSharedLimits, type SharedLimit } from './plugins/shared-limits.ts';
import { removeLeftForms, uploads } from './plugins/uploads.ts';

/** The dependencies of the modules around accounts. */
export interface AccountDeps {
  config: Config;
  pool: Pool;
  db: Db;
  once: Once;
  site: Pick<SiteService, 'company'>;
  sessions: SessionService;
  dictionary: Pick<DictionaryService, 'entry' | 'whole'>;
  queue: Queue;
  /** Where visitors reach the site. */
  origin: string;
  clock: () => number;
  adapters: Adapters;
  /** In place of those the configuration names, for tests. */
  sharedLimits?: Partial<Record<SharedLimit, readonly [points: number, seconds: number]>> | undefined;
}

/** The services around accounts that other modules use. */
export interface AccountModules {
  verification: VerificationService;
}

/** Registers everything around accounts: codes, messages to the company, visits, and what keeps their tables small. */
export async function registerAccountModules(app: FastifyInstance, deps: AccountDeps): Promise<AccountModules> {
  const { config, pool, db, once, site, sessions, queue, clock, adapters } = deps;
  const limits = createSharedLimits(pool, deps.sharedLimits);
  const captchas = createCaptchaService(createCaptchaRepo(db), limits, clock);
  const verification = createVerificationService({
    repo: createVerificationRepo(db),
    adapters,
    limits,
    captchas,
    clock,
  });
  const storage = config.filesDir === null ? databaseStorage(db) : diskStorage(config.filesDir);
  app.log.info(`files: ${storage.name}`);
  const stored = { repo: createFileRepo(db), storage, clock };
  const keeper = createFileKeeper(stored);
  const fileDeps = { ...stored, keeper, limits };
  const files = createFileService(fileDeps);
  const photos = createEnquiryPhotos({ ...fileDeps, verification });
  const mails = createOutgoingMail({
    repo: createOutgoingMailRepo(db),
    queue,
    mail: adapters.mail,
    log: app.log,
    clock,
    companyAddress: async () => config.messages.mail.to ?? (await site.company()).email,
    attachment: photos.attachment,
  });
  const messages = createVisitorMessages({ once, verification, limits, mails });
  const contact = createContactService({ messages, clock });
  const enquiry = createEnquiryService({ messages, dictionary: deps.dictionary, photos, clock });
  const accounts = createAccountService(createAccountRepo(db), clock);
  const wechat = createWechatLogin({
    repo: createWechatStateRepo(db),
    wechat: adapters.wechat,
    limits,
    clock,
    redirectUri: `${deps.origin}/oauth`,
  });
  const auth = createAuthService({ accounts, sessions, captchas, verification, wechat, limits });
  const watched = createWatchRepo(pool);
  const belongings = async (accountId: string) => ({ watchList: await watched.list(accountId) });
  const users = createUserService({ accounts, sessions, verification, limits, wechat, files, belongings, clock });
  await app.register(uploads);
  await app.register(fileRoutes, { files, photos });
  await app.register(downloadRoutes, { downloads: createDownloadService(deps.dictionary) });
  await app.register(authRoutes, { auth, captchas, sessions, wechat });
  await app.register(userRoutes, { users, sessions });
  await app.register(verificationRoutes, { service: verification });
  await app.register(contactRoutes, { service: contact });
  await app.register(enquiryRoutes, { service: enquiry });
  await app.register(visitRoutes, { repo: createVisitsRepo(db), clock });
  await app.register(housekeeping, {
    repo: createHousekeepingRepo(db),
    clock,
    also: [() => accounts.removeDue(app.log), keeper.removeOver, removeLeftForms, () => watched.forgetRemoved(clock())],
  });
  await app.register(tryOutRoutes, { auth, outbox: config.tryOut ? adapters.outbox : null });
  if (adapters.outbox !== null) await app.register(devOutbox, { outbox: adapters.outbox });
  return { verification };
}
