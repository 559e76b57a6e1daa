import { WATCH_MAX } from '#contract/tracking-kinds.ts';
import type { WatchedShipment, WatchItem } from '#contract/watch-list.ts';
import { editsToSend, mergeWatchItems } from '#domain/watch/merge.ts';
import type { TrackingService } from '#server/modules/tracking/service.ts';
import type { Authorized } from '#server/plugins/access.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { WatchRepo } from './repo.ts';

/** A person's watch-list; every call is about the account that is logged in and about no other. */
export interface WatchService {
  list(by: Authorized<'tools'>): Promise<{ rows: WatchItem[] }>;
  /** Takes a device's edits and answers the whole list; throws `validation` when it would get longer than allowed. */
  merge(by: Authorized<'tools'>, edits: readonly WatchItem[]): Promise<{ rows: WatchItem[] }>;
  /** Where everything watched is. */
  refresh(by: Authorized<'tools'>): Promise<{ rows: WatchedShipment[] }>;
}

/** A device whose clock is ahead must not win for ever. */
const AHEAD_MS = 60_000;

/** The tools may be open to everyone, but a list belongs to somebody. */
export function accountOf({ actor }: Authorized<'tools'>): string {
  if (actor === null) throw new Problem('unauthenticated');
  return actor.accountId;
}

/** Makes the service. */
export function createWatchService(repo: WatchRepo, tracking: TrackingService, clock: () => number): WatchService {
  const list = async (accountId: string) => ({ rows: await repo.list(accountId) });
  return {
    list: async (by) => list(accountOf(by)),
    async merge(by, given) {
      const latest = clock() + AHEAD_MS;
      const edits = given.map((edit) =>
        Date.parse(edit.editedAt) > latest ? { ...edit, editedAt: new Date(latest).toISOString() } : edit,
      );
      const rows = await repo.change(accountOf(by), (present) => {
        const merged = mergeWatchItems(present, edits);
        if (merged.filter(({ removed }) => !removed).length > WATCH_MAX)
          throw misfit('body.rows', ['tooMany', WATCH_MAX]);
        return editsToSend(merged, present);
      });
      return { rows };
    },
    async refresh(by) {
      const answers = await tracking.all(by, await repo.watched(accountOf(by)));
      return {
        rows: answers.map(({ number, businessType, state, asOf, stale, version, summary }) => ({
          number,
          businessType,
          state,
          asOf,
          stale,
          version,
          summary,
        })),
      };
    },
  };
}
