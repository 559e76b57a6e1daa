import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** Three pieces of PostgreSQL's journal. */
const RESERVE = 48 * MEGABYTE;
/** With less than this the database would end by itself at its next piece. */
const NEEDED = RESERVE + 16 * MEGABYTE;

/**
 * Room on the disk of a data folder. PostgreSQL ends when there is none for its journal, and cannot start again without
 * writing to it: a file of the folder keeps as much as that takes.
 */
export function roomOf(folder: string) {
  const file = join(folder, 'room-reserve');
  const isThere = async () => (await stat(file).catch(() => null))?.size === RESERVE;
  /** Whether the database can write, the reserve put back included. */
  const suffices = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > NEEDED - ((await isThere()) ? RESERVE : 0);
  };
  return {
    suffices,
    /** Gives the reserve to the database, for its start. */
    release: () => rm(file, { force: true }),
    /** Puts the reserve back where there is room; as it was where there is none. */
    async keep(): Promise<void> {
      if ((await isThere()) || !(await suffices())) return;
      const reserve = await open(file, 'w', 0o600);
      try {
        // Written and not only made as long: a disk keeps no room for what has never been written.
        const piece = Buffer.alloc(MEGABYTE, 1);
        for (let written = 0; written < RESERVE; written += MEGABYTE) await reserve.write(piece);
      } finally {
        await reserve.close();
      }
    },
  };
}

export type Room = ReturnType<typeof roomOf>;
