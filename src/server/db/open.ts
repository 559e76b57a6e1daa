import type { Config } from '../config.ts';
import { checkDatabase, type Database, openDatabase } from './client.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';

/** A database opened by a command that is not the server. */
export interface ToolDatabase extends Database {
  /** Closes the connections, and the embedded database if this command started it. */
  close(): Promise<void>;
}

/**
 * Opens the database for a command (an import, a report): the one at DATABASE_URL, else the one that a running server
 * has in the data folder, else it starts that one itself, and a server cannot start meanwhile. Throws a `StartError` in
 * one sentence. The schema may be older than the code: call `migrate` first.
 */
export async function openForTool(config: Config, log: (line: string) => void): Promise<ToolDatabase> {
  const found = config.databaseUrl ?? (await findEmbedded(config.dataDir))?.url;
  const onFailure = (error: Error) => log(error.message);
  // Stopping someone else's database is not this command's business.
  const used =
    found === undefined
      ? await startEmbedded({ folder: config.dataDir, as: 'tool', log, onFailure })
      : { url: found, stop: async () => undefined };
  let closing = false;
  const database = openDatabase(used.url, config.dbPoolMax, (error) => {
    // The database may go before the last of the connections that were just closed has heard of it.
    if (!closing) log(error.message);
  });
  const close = async () => {
    closing = true;
    await database.pool.end();
    await used.stop();
  };
  try {
    await checkDatabase(database.pool, used.url);
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
