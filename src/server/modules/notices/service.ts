import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import type { NoticeSettings, WatchInbox } from '#contract/watch-notices.ts';
import { changesSince, type Told, toldAtBeginning, type Wanted } from '#domain/watch/changes.ts';
import type { Adapters } from '#server/adapters/adapters.ts';
import type { PushDevice } from '#server/adapters/push/port.ts';
import type { Asked } from '#server/modules/tracking/numbers-repo.ts';
import type { TrackingService } from '#server/modules/tracking/service.ts';
import type { Asker, VerificationService } from '#server/modules/verification/service.ts';
import { accountOf } from '#server/modules/watch/service.ts';
import type { Authorized } from '#server/plugins/access.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import { logSecurity } from '#server/security-log.ts';
import type { DevicesRepo, StoredDevice } from './devices-repo.ts';
import type { NoticesRepo, StoredNotice } from './repo.ts';
import type { NoticeSettingsRepo, StoredSettings } from './settings-repo.ts';
import { noticeMail, pushedMessage } from './words.ts';

/** The dependencies of the service of notices. */
interface NoticesDeps {
  repo: NoticesRepo;
  settings: NoticeSettingsRepo;
  devices: DevicesRepo;
  tracking: Pick<TrackingService, 'stored'>;
  verification: Pick<VerificationService, 'use'>;
  adapters: Pick<Adapters, 'mail' | 'push'>;
  /** Where visitors reach the site. */
  origin: string;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Tells people of changes of the shipments they watch: inbox, mail, push, and the settings for them. */
export interface NoticesService {
  inbox(by: Authorized<'tools'>): Promise<WatchInbox>;
  markRead(by: Authorized<'tools'>, upTo: number): Promise<WatchInbox>;
  settings(by: Authorized<'tools'>): Promise<NoticeSettings>;
  change(
    by: Authorized<'tools'>,
    changes: { etaHours: number; mail: boolean },
    locale: Locale,
  ): Promise<NoticeSettings>;
  /** Throws `code-wrong`. */
  changeMail(by: Authorized<'tools'>, to: { email: string; code: string }, asker: Asker): Promise<NoticeSettings>;
  /** Throws `not-configured`, and `validation` for an address that no message will ever go to. */
  subscribe(by: Authorized<'tools'>, device: PushDevice, locale: Locale): Promise<boolean>;
  unsubscribe(by: Authorized<'tools'>, endpoint: string): Promise<boolean>;
  /** Numbers to look at; for the job queue, as the rest. */
  due(limit: number): Promise<Asked[]>;
  /** Looks at a number, and gives the accounts that got a notice. */
  look(asked: Asked): Promise<string[]>;
  accountsDue(limit: number): Promise<string[]>;
  /** Sends what is waiting for an account; rejects when something is to be tried again. */
  deliver(accountId: string): Promise<void>;
  removeOld(): Promise<void>;
}

function presentNotice({ id, number, businessType, label, data, createdAt, read }: StoredNotice) {
  return { id, number, businessType, label, ...data, at: createdAt.toISOString(), read };
}

/** Sends a message to devices and gives those that are gone; rejects when none got it although one might have. */
async function pushTo(
  devices: readonly StoredDevice[],
  { adapters: { push }, log }: Pick<NoticesDeps, 'adapters' | 'log'>,
  textFor: (locale: Locale) => string,
): Promise<StoredDevice[]> {
  const gone: StoredDevice[] = [];
  const failures: unknown[] = [];
  await Promise.all(
    devices.map(async (device) => {
      try {
        if ((await push?.send(device, textFor(device.locale))) === 'gone') gone.push(device);
      } catch (error) {
        failures.push(error);
        log.warn({ err: error }, 'a message could not be pushed');
      }
    }),
  );
  if (failures.length > 0 && failures.length === devices.length) throw failures[0];
  return gone;
}

/** The part that works for the job queue. */
function noticeWork(deps: NoticesDeps) {
  const { repo, settings, devices, tracking, adapters, origin, clock, log } = deps;
  const deliverMail = async (accountId: string): Promise<void> => {
    const { mail, mailAddress, locale } = await settings.find(accountId);
    await repo.deliver(accountId, 'mail', async (notices) => {
      if (!mail || mailAddress === null) return;
      await adapters.mail?.send({ to: mailAddress, ...noticeMail(notices, locale, origin) });
    });
  };
  const deliverPush = async (accountId: string): Promise<void> => {
    const own = await devices.of(accountId);
    const unread = await repo.unread(accountId);
    let gone: StoredDevice[] = [];
    // Nothing in here may need a second connection: as many deliveries as the pool has would wait for ever.
    await repo.deliver(accountId, 'push', async (notices) => {
      gone = await pushTo(own, deps, (locale) => JSON.stringify(pushedMessage(notices, locale, unread)));
    });
    for (const { endpoint } of gone) await devices.remove(accountId, endpoint);
  };
  return {
    due: repo.due,
    accountsDue: repo.accountsDue,
    removeOld: () => repo.removeOld(new Date(clock())),
    async look(asked: Asked) {
      const { answer, numbers, reports } = await tracking.stored(asked);
      const tell = (told: Told | null, wanted: Wanted) =>
        told === null ? { changes: [], told: toldAtBeginning(answer) } : changesSince(told, answer, wanted);
      return repo.tell(asked, { numbers, reports }, tell, new Date(clock()));
    },
    async deliver(accountId: string) {
      // A mail server that is down keeps nothing from the devices.
      try {
        await deliverMail(accountId);
      } catch (err) {
        // Said here: should the devices fail as well, it is their failure that the caller gets.
        log.warn({ err }, 'notices could not be mailed');
        throw err;
      } finally {
        await deliverPush(accountId);
      }
    },
  };
}

/** Makes the service. */
export function createNoticesService(deps: NoticesDeps): NoticesService {
  const { repo, settings, devices, verification, adapters, clock } = deps;
  const inbox = async (accountId: string): Promise<WatchInbox> => {
    return { rows: (await repo.list(accountId)).map(presentNotice), unread: await repo.unread(accountId) };
  };
  const present = ({ etaHours, mail, mailAddress }: StoredSettings): NoticeSettings => ({
    etaHours,
    mail,
    mailAddress,
    mailPossible: adapters.mail !== null,
    pushKey: adapters.push?.publicKey ?? null,
  });
  return {
    ...noticeWork(deps),
    inbox: async (by) => inbox(accountOf(by)),
    async markRead(by, upTo) {
      await repo.markRead(accountOf(by), upTo, new Date(clock()));
      return inbox(accountOf(by));
    },
    settings: async (by) => present(await settings.find(accountOf(by))),
    change: async (by, changes, locale) => present(await settings.change(accountOf(by), { ...changes, locale })),
    async changeMail(by, { email, code }, asker) {
      const accountId = accountOf(by);
      const changes = { mailAddress: email.toLowerCase(), mail: true, locale: asker.locale };
      const codes = [{ contact: email, code, purpose: 'notice' }] as const;
      const after = await verification.use(codes, asker, (spend) => settings.change(accountId, changes, spend));
      const { log, address } = asker;
      logSecurity(log, 'account.changed', { account: accountId, contact: email, address, method: 'notice mail' });
      return present(after);
    },
    async subscribe(by, device, locale) {
      const { actor } = by;
      if (actor === null) throw new Problem('unauthenticated');
      if (adapters.push === null) throw new Problem('not-configured');
      if (adapters.push.refusal(device.endpoint) !== null) throw misfit('body.endpoint', 'doesNotFit');
      if (!(await devices.add(actor, { ...device, locale }, new Date(clock())))) throw new Problem('unauthenticated');
      return true;
    },
    async unsubscribe(by, endpoint) {
      await devices.remove(accountOf(by), endpoint);
      return true;
    },
  };
}
