import type { FastifyBaseLogger } from 'fastify';
import { PERMISSIONS } from '#contract/roles.ts';
import type { OwnSession } from '#contract/users.ts';
import { maskAddress } from '#domain/mask.ts';
import type { SessionLengths } from '#server/config.ts';
import type { Tx } from '#server/db/client.ts';
import type { Actor, Authorized, Credentials } from '#server/plugins/access.ts';
import type { CallCookies } from '#server/plugins/cookies.ts';
import { Problem } from '#server/plugins/problem.ts';
import { equalHashes, hashOf, newId, newToken } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import { deviceLabel } from './device-label.ts';
import type { SessionRepo } from './repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Sessions that an account may have at once; the one that was used least recently makes room. */
export const SESSIONS_MAX = 50;
/** How old the time of the last call may become before it is written again. */
const TOUCH_MS = 60_000;

/** How the person proved who he is. */
export type LoginMethod = OwnSession['method'];

/** The account to be logged in, as it was found right. */
interface Owner {
  id: string;
  permission: number;
  version: number;
}

/** The call that begins a session. */
interface Beginning {
  cookies: CallCookies;
  credentials: Credentials;
  address: string;
  userAgent: string;
}

/**
 * Makes the service of sessions: an opaque token of 256 bits in the page's hands, bound to a cookie the page cannot read,
 * so that a token taken from its storage is worth nothing in another browser. Only hashes of both are stored.
 */
export function createSessionService(
  repo: SessionRepo,
  { idleDays, maxDays, staffHours }: SessionLengths,
  clock: () => number,
  log: FastifyBaseLogger,
) {
  /** When a session ends in any case: that of staff and administrators within a working day, by the role of now. */
  const lastEnd = (began: Date, permission: number): Date =>
    new Date(began.getTime() + (permission >= PERMISSIONS.staff ? staffHours * HOUR_MS : maxDays * DAY_MS));

  /** When a session that is used at a time ends without a further call. */
  const nextEnd = (used: number, began: Date, permission: number): Date =>
    new Date(Math.min(used + idleDays * DAY_MS, lastEnd(began, permission).getTime()));

  const isOver = ({ createdAt, expiresAt }: Record<'createdAt' | 'expiresAt', Date>, permission: number): boolean =>
    Math.min(expiresAt.getTime(), lastEnd(createdAt, permission).getTime()) <= clock();

  return {
    /**
     * Begins a session, and ends the one that the caller still had. Throws `conflict` when what decides who gets in has
     * changed since the account was read, and what `within` throws, which is done together with it or not at all.
     */
    async begin(
      { id, permission, version }: Owner,
      method: LoginMethod,
      { cookies, credentials, address, userAgent }: Beginning,
      within?: (tx: Tx) => Promise<void>,
    ): Promise<{ token: string; expiresAt: string }> {
      const [token, binding, now] = [newToken(), newToken(), new Date(clock())];
      const last = lastEnd(now, permission);
      const stored = await repo.add(
        {
          id: newId(),
          tokenHash: hashOf(token),
          bindingHash: hashOf(binding),
          accountId: id,
          method,
          device: deviceLabel(userAgent),
          address: maskAddress(address),
          createdAt: now,
          lastSeenAt: now,
          expiresAt: nextEnd(now.getTime(), now, permission),
        },
        {
          version,
          before: credentials.token === null ? null : hashOf(credentials.token),
          most: SESSIONS_MAX,
          within,
        },
      );
      if (!stored) throw new Problem('conflict');
      cookies.set('session', binding, Math.floor((last.getTime() - now.getTime()) / 1000));
      return { token, expiresAt: last.toISOString() };
    },

    /**
     * Who a token stands for right now; null when it is over, was never given out, or comes from another browser.
     * `withdrawn` when its owner has ended it from elsewhere, or the account is disabled.
     */
    async find({ token, binding }: Credentials, address: string): Promise<Actor | 'withdrawn' | null> {
      if (token === null) return null;
      const row = await repo.find(hashOf(token));
      if (row === null) return null;
      const now = clock();
      if (isOver(row, row.permission)) return null;
      if (binding === null || !equalHashes(row.bindingHash, hashOf(binding))) {
        logSecurity(log, 'session.refused', { account: row.accountId, address, reason: 'another browser' });
        return null;
      }
      if (row.withdrawn || row.disabledAt !== null) return 'withdrawn';
      if (now - row.lastSeenAt.getTime() > TOUCH_MS) {
        await repo.touch(row.id, new Date(now), nextEnd(now, row.createdAt, row.permission));
      }
      return { accountId: row.accountId, sessionId: row.id, permission: row.permission };
    },

    /**
     * AUTH-04: ends the session of a token, also one that is over; needs no proof, since whoever has it may end it. The
     * cookie stays, worth nothing without its session: an answer that comes late would take away that of the next login.
     */
    async logout({ credentials, address }: Pick<Beginning, 'credentials' | 'address'>): Promise<void> {
      if (credentials.token === null) return;
      const account = await repo.endByToken(hashOf(credentials.token));
      if (account !== null) logSecurity(log, 'logout', { account, address });
    },

    async list({ actor }: Authorized<'session'>): Promise<OwnSession[]> {
      const rows = await repo.of(actor.accountId);
      return rows
        .filter((row) => !isOver(row, actor.permission))
        .map(({ id, device, address, method, createdAt, lastSeenAt }) => ({
          id,
          device,
          address,
          current: id === actor.sessionId,
          method: method as LoginMethod,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        }));
    },

    /** Ends one of the own sessions; throws `not-found` for one of somebody else's as for one that does not exist. */
    async end({ actor }: Authorized<'session'>, id: string): Promise<void> {
      if (!(await repo.end(actor.accountId, id))) throw new Problem('not-found');
    },

    /**
     * ASVS 7.4: ends every session of an account, together with the change of its password or its number. That is done
     * after a theft, so devices remove what they keep, as when one of them is logged out from another.
     */
    endAll: repo.endAll,

    /** When the own session began. */
    async beganAt({ actor }: Authorized<'session'>): Promise<Date | null> {
      const rows = await repo.of(actor.accountId);
      return rows.find(({ id }) => id === actor.sessionId)?.createdAt ?? null;
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
