import type { StoragePort } from '#server/adapters/storage/port.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { FileRepo, NewFile, Noted, Room } from './repo.ts';

/** How long bytes may take to be stored, in milliseconds; what is not there then is removed. */
const STORING_MS = 3_600_000;

interface Deps {
  repo: FileRepo;
  storage: StoragePort;
  clock: () => number;
}

/** Makes what keeps and removes files, so that there are never bytes of which nobody knows. */
export function createFileKeeper({ repo, storage, clock }: Deps) {
  /** Bytes first, of which nobody would know without the row: what fails half-way is there to be removed again. */
  async function erase(id: string): Promise<void> {
    await storage.remove(id);
    await repo.remove(id);
  }

  return {
    erase,

    /**
     * Keeps a file where there is room for it: it is known first, then its bytes are stored. The same may be sent again
     * while that goes on: what is there by then is left as it is, its bytes and what it says of its end.
     */
    async keep(file: NewFile, bytes: Buffer, room: Room | null): Promise<Noted> {
      const noted = await repo.note(file, room, new Date(clock() + STORING_MS));
      if (noted !== 'noted') return noted;
      const isThere = async () => (await repo.byId(file.id)) !== null;
      try {
        await storage.put(file.id, bytes);
        if (await repo.finish(file.id, file.expiresAt)) return noted;
      } catch (error) {
        await repo.giveUp(file.id).catch(() => undefined);
        if (await isThere().catch(() => false)) return 'present';
        throw error;
      }
      if (await isThere()) return 'present';
      // Bytes of which nobody knows go with the housekeeping: here they may be those of one that is just being sent again.
      throw new Problem('unavailable', { retryAfter: 5 });
    },

    /** Removes files that are over, and bytes of which nobody knows; throws at the end what went wrong with any. */
    async removeOver(): Promise<void> {
      const faults: unknown[] = [];
      const noteFault = (error: unknown) => faults.push(error);
      for (const id of await repo.over(new Date(clock()))) await erase(id).catch(noteFault);
      for await (const ids of storage.ids()) {
        const known = await repo.known(ids);
        for (const id of ids) if (!known.has(id)) await storage.remove(id).catch(noteFault);
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Some files could not be removed');
    },
  };
}

export type FileKeeper = ReturnType<typeof createFileKeeper>;
