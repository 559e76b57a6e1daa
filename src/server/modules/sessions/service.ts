import type { FastifyBaseLogger } from 'fastify';
import { PERMISSIONS } from '#contract/roles.ts';
import type { OwnSession } from '#contract/users.ts';
import { maskAddress } from '#domain/mask.ts';
import type { Actor, Authorized, Credentials } from '#server/plugins/access.ts';
import type { CallCookies } from '#server/plugins/cookies.ts';
import { Problem } from '#server/plugins/problem.ts';
import { equalHashes, hashOf, newId, newToken } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import { deviceLabel } from './device-label.ts';
import type { SessionRepo } from './repo.ts';

const HOUR_MS = 3_600_000;
/** A session that nothing is asked with ends after this. */
export const IDLE_MS = 2 * HOUR_MS;
/** A session ends after this in any case: that of staff and administrators within a working day. */
const LONGEST_MS = 7 * 24 * HOUR_MS;
const LONGEST_STAFF_MS = 12 * HOUR_MS;
const longestOf = (permission: number): number => (permission >= PERMISSIONS.staff ? LONGEST_STAFF_MS : LONGEST_MS);
/** How old the time of the last call may become before it is written again. */
const TOUCH_MS = 60_000;

/** How the person proved who he is. */
export type LoginMethod = OwnSession['method'];

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
export function createSessionService(repo: SessionRepo, clock: () => number, log: FastifyBaseLogger) {
  /** By the role of now: whoever became staff since he logged in has the working day of staff, and not a member's week. */
  const isOver = (row: Record<'createdAt' | 'lastSeenAt' | 'expiresAt', Date>, permission: number): boolean =>
    Math.min(
      row.expiresAt.getTime(),
      row.createdAt.getTime() + longestOf(permission),
      row.lastSeenAt.getTime() + IDLE_MS,
    ) <= clock();

  return {
    /** Begins a session, and ends the one that the caller still had. */
    async begin(
      { id, permission }: { id: string; permission: number },
      method: LoginMethod,
      { cookies, credentials, address, userAgent }: Beginning,
    ): Promise<{ token: string; expiresAt: string }> {
      if (credentials.token !== null) await repo.endByToken(hashOf(credentials.token));
      const [token, binding, now] = [newToken(), newToken(), clock()];
      const expiresAt = new Date(now + longestOf(permission));
      await repo.add({
        id: newId(),
        tokenHash: hashOf(token),
        bindingHash: hashOf(binding),
        accountId: id,
        method,
        device: deviceLabel(userAgent),
        address: maskAddress(address),
        createdAt: new Date(now),
        lastSeenAt: new Date(now),
        expiresAt,
      });
      cookies.set('session', binding, Math.floor((expiresAt.getTime() - now) / 1000));
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** Who a token stands for right now; null when it is over, was never given out, or comes from another browser. */
    async find({ token, binding }: Credentials, address: string): Promise<Actor | null> {
      if (token === null) return null;
      const row = await repo.find(hashOf(token));
      if (row === null) return null;
      const now = clock();
      if (isOver(row, row.permission) || row.disabledAt !== null) return null;
      if (binding === null || !equalHashes(row.bindingHash, hashOf(binding))) {
        logSecurity(log, 'session.refused', { account: row.accountId, address, reason: 'another browser' });
        return null;
      }
      if (now - row.lastSeenAt.getTime() > TOUCH_MS) {
        await repo.touch(row.id, new Date(now));
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

    /** ASVS 7.4: ends every session of an account, after its password or its state has changed. */
    endAll: (accountId: string, butId?: string): Promise<void> => repo.endAll(accountId, butId),

    /** When the own session began. */
    async beganAt({ actor }: Authorized<'session'>): Promise<Date | null> {
      const rows = await repo.of(actor.accountId);
      return rows.find(({ id }) => id === actor.sessionId)?.createdAt ?? null;
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
